import { networkInterfaces } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** IPv4 addresses of this machine, so that a phone in the same network can open `npm run dev`. */
const ownAddresses = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
)

/** @type {(phase: string) => import('next').NextConfig} */
const nextConfig = (phase) => ({
  output: 'export',
  // The folder of the export. Only `npm run build` writes out/: `next build` alone neither checks nor completes the site.
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { distDir: '.next/export' }),
  // fontkit reads tables, and esbuild its binary, from files of their packages.
  serverExternalPackages: ['fontkit', 'esbuild'],
  agentRules: false,
  allowedDevOrigins: ownAddresses,
  // Next's random default would make two builds of one commit differ. No page requests a file by this id.
  generateBuildId: () => 'site',
})

export default nextConfig
