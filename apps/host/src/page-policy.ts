import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The content policy of a page whose inline scripts have these hashes (base64 of SHA-256). */
export function contentPolicy(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    // Attributes alone: what components measure (a progress, a position) is drawn without a browser too.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What a development build needs: it evaluates code and talks to its server over a socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/** The hashes of a page's inline scripts. */
export function scriptHashesOf(html: string): string[] {
  const found = [...html.matchAll(inlineScript)].map(([, script = '']) => sha256(script));
  return [...new Set(found)];
}

/**
 * Knows every page that the build prerendered, by its bytes. Only such a page may run its inline scripts: what is made
 * at request time is never trusted for having been sent by us.
 */
export function readPagePolicies(folder: string): (page: Uint8Array) => string {
  const pages = join(folder, 'server', 'app');
  const policies = new Map<string, string>();
  for (const file of existsSync(pages) ? globSync('**/*.html', { cwd: pages }) : []) {
    const bytes = readFileSync(join(pages, file));
    policies.set(sha256(bytes), contentPolicy(scriptHashesOf(bytes.toString('utf8'))));
  }
  const strict = contentPolicy([]);
  return (page) => policies.get(sha256(page)) ?? strict;
}
