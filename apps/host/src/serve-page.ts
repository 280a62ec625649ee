import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withShareTags } from './share-tags.ts';

type Encoding = 'br' | 'gzip';

const mostStored = 500;
const stored = new Map<string, Buffer>();

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function compressed(page: Buffer, encoding: Encoding, key: string): Buffer {
  const known = stored.get(key);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipSync(page, { level: 6 });
  if (stored.size >= mostStored) stored.clear();
  stored.set(key, made);
  return made;
}

type Finish = (body: Buffer, isPage: boolean) => Buffer;
const isText = (type: string): boolean => /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg\+xml)/.test(type);

const isDrawing = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('image/svg+xml');

/**
 * Holds a response's head back until its body is known: Next's own layers send it before. `finish` may still change the
 * headers of a body that comes in one piece; one that streams goes out as it is.
 */
function holdHead(response: ServerResponse, finish: Finish): void {
  const own = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const pieces: Buffer[] = [];
  let isHeadRequested = false;
  function release(): void {
    // Whoever waits for the head has to hear of it once.
    if (!isHeadRequested) response.writeHead(response.statusCode);
    Object.assign(response, own);
  }
  Object.assign(response, {
    flushHeaders: () => undefined,
    writeHead(status: number, ...rest: unknown[]) {
      isHeadRequested = true;
      response.statusCode = status;
      const headers = rest.find((each) => typeof each === 'object' && each !== null) ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    },
    write(...args: unknown[]) {
      const [chunk] = args;
      // Next sends a drawing in pieces that are there at once: it goes out as one.
      if (isDrawing(response) && (typeof chunk === 'string' || chunk instanceof Uint8Array)) {
        pieces.push(Buffer.from(chunk));
        for (const notified of args) if (typeof notified === 'function') notified();
        return true;
      }
      release();
      return Reflect.apply(own.write, response, args);
    },
    end(chunk?: unknown, ...rest: unknown[]) {
      release();
      // A browser would put this header in the place of the one that it keeps with the page.
      if (response.statusCode === 304) response.removeHeader('content-security-policy');
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) pieces.push(Buffer.from(chunk));
      const body = pieces.length > 0 ? Buffer.concat(pieces) : null;
      const type = String(response.getHeader('content-type') ?? '');
      const isFinished = body !== null && body.length > 0 && isText(type);
      return Reflect.apply(
        own.end,
        response,
        isFinished ? [finish(body, type.startsWith('text/html'))] : [chunk, ...rest],
      );
    },
  });
}

/**
 * Lets a prerendered page go out with the policy that belongs to its bytes, compressed, whatever its reader says to
 * accept: a shared cache gives the same answer to the next one. Drawings and other texts go out compressed under the
 * policy that was set before; what streams, and what is no text, passes untouched.
 */
export function sendPagesWithPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  policyOf: (page: Uint8Array) => string,
): void {
  // Next asks for a page's data under this header; that is never a page, and may be long.
  if (request.headers['rsc'] !== undefined) return;
  // The policy of a page is made of its body; Node leaves that out of an answer to HEAD by itself.
  const { method } = request;
  if (method === 'HEAD') request.method = 'GET';
  response.once('prefinish', () => Object.assign(request, { method }));
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  // Next would compress before the bytes can be recognised.
  delete request.headers['accept-encoding'];
  holdHead(response, (made, isPage) => {
    // By the bytes that the build made; what is added afterwards runs nothing.
    if (isPage) response.setHeader('content-security-policy', policyOf(made));
    const page = isPage ? withShareTags(made, String(response.getHeader('link') ?? '')) : made;
    const key = `${encoding} ${createHash('sha256').update(page).digest('base64')}`;
    const body = encoding === null ? page : compressed(page, encoding, key);
    if (encoding !== null) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.appendHeader('vary', 'accept-encoding');
    return body;
  });
}
