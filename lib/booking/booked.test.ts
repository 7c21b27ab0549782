/**
 * @jest-environment jsdom
 */
import { blockStorage } from '@/jest/page'
import { hasBooked, rememberBooking } from './booked'

afterEach(() => jest.restoreAllMocks())

test('remembers a booking for the session', () => {
  expect(hasBooked()).toBe(false)
  rememberBooking()
  expect(hasBooked()).toBe(true)
})

test('has no booking when storage is blocked', () => {
  blockStorage()
  rememberBooking()
  expect(hasBooked()).toBe(false)
})
