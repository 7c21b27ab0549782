/** What the browser tests build and open /pricing with, unless the environment already names a password. */
export const testPassword = process.env.PRICING_PASSWORD ?? 'plain-words-that-only-open-the-tests'
