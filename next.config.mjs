import { tsImport } from 'tsx/esm/api'

const { owner } = await tsImport('./content/site.ts', import.meta.url)

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  // Reads its tables from files of its own.
  serverExternalPackages: ['fontkit'],
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Inlined into instrumentation-client.ts at build time.
  env: { MEASUREMENT: owner.measurement ? JSON.stringify(owner.measurement) : '' },
  // Next's default is random: two builds of one commit would differ. Pages request no file of this path.
  generateBuildId: () => 'site',
}

export default nextConfig
