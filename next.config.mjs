import { tsImport } from 'tsx/esm/api'
import { sourceFingerprint } from './build/source-fingerprint.mjs'

const { owner } = await tsImport('./content/site.ts', import.meta.url)

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Inlined into instrumentation-client.ts.
  env: { MEASUREMENT: owner.measurement ? JSON.stringify(owner.measurement) : '' },
  // Deterministic, so that two builds of one commit are byte-identical.
  generateBuildId: () => sourceFingerprint(),
}

export default nextConfig
