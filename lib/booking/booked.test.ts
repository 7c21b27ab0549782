/**
 * @jest-environment jsdom
 */
import { blockStorage } from '@/jest/page'
import { hasBooked, identifyTab, rememberBooking, restoreBooking } from './booked'

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

test('restores a booking that stale session storage does not have, but none of another tab', () => {
  const tab = identifyTab()!
  restoreBooking(tab)
  expect(hasBooked()).toBe(false)
  rememberBooking()
  sessionStorage.removeItem('booked')
  restoreBooking('0.5')
  expect(hasBooked()).toBe(false)
  restoreBooking(tab)
  expect(hasBooked()).toBe(true)
})

test('has no booking and no number when storage is blocked', () => {
  blockStorage()
  rememberBooking()
  restoreBooking('0.5')
  expect([hasBooked(), identifyTab()]).toEqual([false, undefined])
})
