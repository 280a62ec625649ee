import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const mostKept = 500;
const kept = new Map<string, Buffer>();

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function compressed(page: Buffer, encoding: Encoding, key: string): Buffer {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipSync(page, { level: 6 });
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

/**
 * Lets a prerendered page go out with the policy that belongs to its bytes, compressed. What streams, and what is no
 * page, passes untouched under the policy that was set before.
 */
export function sendPagesWithPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  policyOf: (page: Uint8Array) => string,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // Next would compress before the bytes can be recognised.
  delete request.headers['accept-encoding'];
  const end = response.end.bind(response);
  const send = (chunk?: unknown, ...rest: unknown[]): ServerResponse => {
    const page = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.isBuffer(chunk) ? chunk : null;
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    if (page === null || response.headersSent || !isPage) return Reflect.apply(end, response, [chunk, ...rest]);
    const policy = policyOf(page);
    response.setHeader('content-security-policy', policy);
    const encoding = encodingFor(accepted);
    const body = encoding === null ? page : compressed(page, encoding, `${encoding} ${String(response.getHeader('etag'))} ${policy}`);
    response.setHeader('vary', 'accept-encoding');
    if (encoding !== null) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    return end(body);
  };
  Object.assign(response, { end: send });
}
