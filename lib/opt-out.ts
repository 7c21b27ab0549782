/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || Boolean(globalPrivacyControl)
}
