import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Whose script a page may load beside ours, what it may show in frames, and whom it may ask. */
export type Guests = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
};

const nobody: Guests = { scripts: [], frames: [], calls: [] };

/** Stripe's card form, as its guide to content policies has it; a page changes to the payment without being loaded anew. */
const stripeGuests: Guests = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Who takes part in the pages of an installation: nobody, unless Stripe takes its payments. */
export function guestsOf({ stripe }: { readonly stripe: object | null }): Guests {
  return stripe ? stripeGuests : nobody;
}

/** The content policy of a page whose inline scripts have these hashes (base64 of SHA-256). */
export function contentPolicy(
  scriptHashes: readonly string[],
  { scripts: foreign, frames, calls }: Guests = nobody,
): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...foreign, ...scripts].join(' ')}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "style-src 'self'",
    // Attributes alone: what components measure (a progress, a position) is drawn without a browser too.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...calls].join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What a development build needs: it evaluates code and talks to its server over a socket. */
export function developmentPolicy({ scripts, frames, calls }: Guests = nobody): string {
  return [
    "default-src 'self'",
    `script-src ${["'self' 'unsafe-inline' 'unsafe-eval'", ...scripts].join(' ')}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src ${["'self' ws: wss:", ...calls].join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of a page's inline scripts. */
export function scriptHashesOf(html: string): string[] {
  const found = [...html.matchAll(inlineScript)].map(([, script = '']) => sha256(script));
  return [...new Set(found)];
}

/**
 * Knows every page that the build prerendered, by its bytes. Only such a page may run its inline scripts: what is made
 * at request time is never trusted for having been sent by us.
 */
export function readPagePolicies(folder: string, guests: Guests = nobody): (page: Uint8Array) => string {
  const pages = join(folder, 'server', 'app');
  const policies = new Map<string, string>();
  for (const file of existsSync(pages) ? globSync('**/*.html', { cwd: pages }) : []) {
    const bytes = readFileSync(join(pages, file));
    policies.set(sha256(bytes), contentPolicy(scriptHashesOf(bytes.toString('utf8')), guests));
  }
  const strict = contentPolicy([], guests);
  return (page) => policies.get(sha256(page)) ?? strict;
}
