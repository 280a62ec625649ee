import { METHODS } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { OperationError, nothingHere } from '../../kernel/errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** What some address of ours answers; whatever else HTTP knows, nobody serves. */
const usual = ['GET', 'HEAD', 'POST'] as const;

function allowed(methods: Iterable<string>): string {
  return [...methods, 'OPTIONS'].join(', ');
}

/** Answers OPTIONS with what may be asked, and throws `method_not_allowed` (405) for every other method. */
async function refuse(served: Iterable<string>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const methods = allowed(served);
  reply.header('allow', methods);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  const message = sentence(words('This address answers {methods}.', 'Cette adresse répond à {methods}.'), { methods });
  throw new OperationError('method_not_allowed', message, { status: 405 });
}

/** Refuses at an address every method that is not served there, before anybody reads a body. */
export function refuseMethodsBut(app: FastifyInstance, url: string, served: readonly string[]): void {
  const others = app.supportedMethods.filter((method) => !served.includes(method));
  app.route({
    method: others,
    url,
    onRequest: (request, reply) => refuse(served, request, reply),
    handler: (request, reply) => refuse(served, request, reply),
  });
}

/**
 * Lets the routers know every method that HTTP has, so that none goes past them: an address that no route knows is 404,
 * a method that no route knows 405. A tunnel (CONNECT) never becomes a request, so it is answered on its connection.
 */
export function knowEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!usual.some((method) => method === request.method)) return refuse(usual, request, reply);
    throw new OperationError('not_found', nothingHere, { status: 404 });
  });
  app.server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => undefined);
    const head = `HTTP/1.1 405 Method Not Allowed\r\nallow: ${allowed(usual)}\r\nconnection: close\r\n`;
    socket.end(`${head}content-length: 0\r\n\r\n`, () => socket.destroy());
  });
}

/**
 * Remembers the routes that are added from now on; the function that comes back refuses, at each of their addresses,
 * every other method.
 */
export function watchRoutes(app: FastifyInstance): () => void {
  const served = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = served.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    served.set(url, known);
  });
  return () => {
    for (const [url, methods] of Array.from(served)) refuseMethodsBut(app, url, [...methods].toSorted());
  };
}
