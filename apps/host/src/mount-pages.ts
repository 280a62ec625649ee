import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import assets from '@fastify/static';
import { refuseMethodsBut } from '@roadworthy/server/http/connections/served-methods.ts';
import { OperationError } from '@roadworthy/server/kernel/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFolder, webFolder } from './build-pages.ts';
import { repository } from './environment.ts';
import { contentPolicy, developmentPolicy, type Guests, readPagePolicies } from './page-policy.ts';
import { sendPagesWithPolicy } from './serve-page.ts';

/** What answers everything that the API does not. */
export type Pages = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

type NextServer = {
  prepare(): Promise<void>;
  close(): Promise<void>;
  getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};
type CreateNext = (options: {
  dev: boolean;
  dir: string;
  hostname: string;
  port: number;
  httpServer: Server;
}) => NextServer;

const noisy = ['uncaughtException', 'unhandledRejection'] as const;

/** Prepares Next for the web's folder; it then listens to no error of the process any more. */
export async function openPages(options: {
  readonly dev: boolean;
  readonly port: number;
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly server: Server;
}): Promise<Pages> {
  // Pages read from the environment where they are and whether in a demo; without settings we alone know.
  process.env['REPOSITORY'] = repository;
  process.env['PUBLIC_URL'] = options.publicUrl;
  process.env['DEMO'] = String(options.demo);
  const before = new Map(noisy.map((event) => [event, new Set(process.listeners(event as 'uncaughtException'))]));
  // Loaded here and not above: it takes a second, and processes without pages do without. An import would bring Next's
  // types of the environment into the whole repository.
  const require = createRequire(import.meta.url);
  const next = require('next') as CreateNext;
  // It would take over the connection of whoever asks for an upgrade, and hold it. A development build needs that; who
  // asks it of the product is answered as if they had not asked.
  const httpServer = options.dev ? options.server : createServer();
  // With an address instead of this name, rewrites between locales run in circles.
  const server = next({ dev: options.dev, dir: webFolder, hostname: 'localhost', port: options.port, httpServer });
  await server.prepare();
  for (const [event, own] of before) {
    for (const listener of process.listeners(event as 'uncaughtException')) {
      if (!own.has(listener)) process.removeListener(event, listener);
    }
  }
  const handle = server.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => server.close() };
}

// What browsers heed on documents alone. A page loads two dozen files: on each, these would weigh as much as a script.
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
];

/** The files that pages load, which bear their content's hash: as the build compressed them, and kept for ever. */
async function mountAssets(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      for (const name of forDocuments) reply.removeHeader(name);
    });
    await scope.register(assets, {
      root: join(buildFolder(), 'static'),
      prefix: '/_next/static/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
    });
  });
}

/** A page that failed while it was made: an error without words, or a cut where it has begun to speak. */
function breakOff({ raw, request }: FastifyReply, error: unknown): void {
  if (raw.destroyed) return;
  request.log.error({ reqId: request.id, err: error }, 'a page failed');
  if (raw.headersSent) raw.destroy();
  else raw.writeHead(500).end();
}

/**
 * Lets the pages answer whatever no route of the API does. Pages are read, so nothing but GET and HEAD gets to them:
 * Next copies the body of any other request and puts the copy in the request's place, after which the request listens
 * to no error any more, and a connection that breaks ends the process. Next's own tools of development send bodies.
 */
export async function mountPages(
  app: FastifyInstance,
  pages: Pages,
  options: { readonly dev: boolean; readonly guests?: Guests },
): Promise<void> {
  const { guests } = options;
  const policy = options.dev ? developmentPolicy(guests) : contentPolicy([], guests);
  const policyOf = options.dev ? () => policy : readPagePolicies(buildFolder(), guests);
  const served = options.dev ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = reply;
    // A page's address depends on the host; only HTTP/1.0 may leave it out.
    if (!request.headers.host) {
      throw new OperationError('malformed_request', forPrograms('The request cannot be read.'), { status: 400 });
    }
    // A hijacked reply forgets the headers that hooks gave it.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    reply.hijack();
    for (const stream of [request.raw, raw]) stream.on('error', () => undefined);
    raw.setHeader('content-security-policy', policy);
    if (request.method !== 'POST') sendPagesWithPolicy(request.raw, raw, policyOf);
    try {
      await pages.handle(request.raw, raw);
    } catch (error) {
      breakOff(reply, error);
    }
  }

  if (!options.dev) await mountAssets(app);
  await app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
    // Next reads bodies itself.
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    rest.route({ method: served, url: '/*', handler: answer });
    refuseMethodsBut(rest, '/*', served);
  });
  app.addHook('onClose', () => pages.close());
}
