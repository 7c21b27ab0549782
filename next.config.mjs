import { sourceFingerprint } from './build/source-fingerprint.mjs'

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Deterministic, so that two builds of one commit are byte-identical.
  generateBuildId: () => sourceFingerprint(),
}

export default nextConfig
