/**
 * @jest-environment jsdom
 */
const { dataset } = document.documentElement

test('hides the prompt while a key is stored, for five seconds at most', async () => {
  jest.useFakeTimers()
  sessionStorage.setItem('gate-hash', 'a2V5')
  await import('./gate.inline')
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(4999)
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(1)
  expect(dataset.gate).toBeUndefined()
})

test('fills the field with the password of a link, even if the address has been replaced since', async () => {
  document.body.innerHTML = '<input id="gate-password">'
  await import('./gate.inline')
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: 'http://localhost/pricing#open-sesame' }))
  expect(document.querySelector('input')!.value).toBe('open-sesame')
})
