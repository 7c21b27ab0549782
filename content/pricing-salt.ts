/** Not secret. `npm run gate:new` writes a new one with every new password. */
export const pricingSalt = 'rFGPR9Vxrp3jUfOMHec7bA'
