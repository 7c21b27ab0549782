/**
 * Creates a timer that calls a function once nothing has restarted it for a time. The first `restart` starts it.
 * @param timeout in milliseconds.
 */
export function createWatchdog(timeout: number, onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(onTimeout, timeout)
  }
  return { restart, stop }
}
