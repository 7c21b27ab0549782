/**
 * @jest-environment jsdom
 */
import { blockStorage } from '@/lib/testing/page'
import { hasBooked, identifyTab, recallBooking, rememberBooking } from './booked'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('remembers a booking for the session', () => {
  expect(hasBooked()).toBe(false)
  rememberBooking()
  expect(hasBooked()).toBe(true)
})

test('keeps the number of a tab for the session, and gives each tab another', () => {
  const tab = identifyTab()
  expect(identifyTab()).toBe(tab)
  sessionStorage.clear()
  expect(identifyTab()).not.toBe(tab)
})

test('recalls a booking that stale session storage does not have, but none of another tab', () => {
  const tab = identifyTab()!
  recallBooking(tab)
  expect(hasBooked()).toBe(false)
  rememberBooking()
  sessionStorage.removeItem('booked')
  recallBooking('0.5')
  expect(hasBooked()).toBe(false)
  recallBooking(tab)
  expect(hasBooked()).toBe(true)
})

test('has no booking and no number when storage is blocked', () => {
  blockStorage()
  rememberBooking()
  recallBooking('0.5')
  expect([hasBooked(), identifyTab()]).toEqual([false, undefined])
})
