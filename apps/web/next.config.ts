import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** One prerendered page serves every record of a kind; the browser reads the id from the address. The proxy reads it, too. */
const recordPages = JSON.parse(
  readFileSync(fileURLToPath(new URL('src/locale/record-pages.json', import.meta.url)), 'utf8'),
) as { readonly source: string; readonly destination: string }[];

const messageLoader = {
  loader: 'next-intl/extractor/catalogLoader',
  options: { messages: { format: 'json', precompile: true } },
};

// A second build beside a running one (a measurement, a test) needs a folder of its own.
const distDir = process.env['WEB_BUILD_FOLDER'] ?? '.next';

const config: NextConfig = {
  distDir,
  transpilePackages: ['@roadworthy/ui', '@roadworthy/core'],
  turbopack: {
    root: repository,
    // Messages are compiled here, so that the browser needs no parser for them.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    rules: {
      '*.json': {
        loaders: [messageLoader],
        as: '*.js',
        condition: { path: /\/messages\/[a-z-]+\/[a-zA-Z]+\.json$/ },
      },
    },
  },
  outputFileTracingRoot: repository,
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  reactStrictMode: true,
  images: {
    // Platform shell, section 9.
    deviceSizes: [320, 420, 640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384, 512, 768],
    // Pictures of other hosts are shown as they are: our server fetches nothing for a stranger.
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
  // The checks run tsc over the whole workspace; a start of the product need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // Every core: Next leaves one to itself, which on two is half.
  experimental: {
    globalNotFound: true,
    cpus: availableParallelism(),
    // Writing it takes as long as some hundred pages: only who builds again has any use of it.
    turbopackFileSystemCacheForBuild: existsSync(fileURLToPath(new URL(`${distDir}/BUILD_ID`, import.meta.url))),
  },
  rewrites: async () => [
    // A browser that shows a picture, a document or an answer of the API asks for it unbidden.
    { source: '/favicon.ico', destination: '/icon.svg' },
    ...recordPages.map(({ source, destination }) => ({
      source: `/:locale${source}`,
      destination: `/:locale${destination}`,
    })),
  ],
  redirects: async () => [
    { source: '/checkout', destination: '/checkout/start', permanent: false },
    // What is overdue is pursued where the money of the policy is.
    {
      source: '/agents/delinquencies/:policy_id',
      destination: '/agents/policies/:policy_id?tab=billing',
      permanent: false,
    },
    { source: '/claim', destination: '/claim/start', permanent: false },
  ],
};

export default config;
