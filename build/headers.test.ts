import { securityHeaders } from './headers'

/** Source of the criteria: mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests. */
test('security headers meet the criteria of the HTTP Observatory', () => {
  expect(securityHeaders).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    // The scheduling provider opens pop-ups.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  // An isolated page could not embed the scheduling provider, which sends no Cross-Origin-Resource-Policy.
  expect(securityHeaders).not.toHaveProperty('Cross-Origin-Embedder-Policy')
  // Each page's own policy limits scripts and styles.
  expect(securityHeaders['Content-Security-Policy']).not.toMatch(/script-src|style-src|default-src/)
})
