import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  output: 'export',
  // Reads its tables from files of its own.
  serverExternalPackages: ['fontkit'],
  poweredByHeader: false,
  agentRules: false,
  // Next's default is random: two builds of one commit would differ. No page requests a file by this id.
  generateBuildId: () => 'site',
}

export default nextConfig
