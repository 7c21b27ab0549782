const config = {
  plugins: {
    // Next compiles for the browsers of package.json; the optimisation of Tailwind adds prefixes for older ones.
    '@tailwindcss/postcss': { optimize: false },
  },
}

export default config
