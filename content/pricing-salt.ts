/** Not secret. `npm run gate:new` writes another one together with a new password. */
export const pricingSalt = 'rFGPR9Vxrp3jUfOMHec7bA'
