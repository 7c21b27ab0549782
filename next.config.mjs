import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** Hosts with which browsers on this machine and in its private network open `npm run dev`. */
const privateHosts = [
  '127.0.0.1',
  '*.local',
  '10.*.*.*',
  ...Array.from({ length: 16 }, (_, index) => `172.${16 + index}.*.*`),
  '192.168.*.*',
]

/** @type {(phase: string) => import('next').NextConfig} */
const nextConfig = (phase) => ({
  output: 'export',
  // The folder of the export. Only `npm run build` writes out/: `next build` alone neither checks nor completes the site.
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { distDir: '.next/export' }),
  // fontkit reads tables, and esbuild its binary, from files of their packages.
  serverExternalPackages: ['fontkit', 'esbuild'],
  agentRules: false,
  allowedDevOrigins: privateHosts,
  // Next's random default would make two builds of one commit differ. No page requests a file by this id.
  generateBuildId: () => 'site',
})

export default nextConfig
