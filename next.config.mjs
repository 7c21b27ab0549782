import { networkInterfaces } from 'node:os'

/** The addresses of this machine, at which `npm run dev` is opened from a phone in the same network. */
const ownAddresses = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
)

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // fontkit reads its tables from separate files, and esbuild its binary.
  serverExternalPackages: ['fontkit', 'esbuild'],
  agentRules: false,
  allowedDevOrigins: ownAddresses,
  // Next's default is random: two builds of one commit would differ. No page requests a file by this id.
  generateBuildId: () => 'site',
}

export default nextConfig
