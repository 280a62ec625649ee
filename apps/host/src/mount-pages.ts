import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import assets from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildFolder, webFolder } from './build-pages.ts';
import { contentPolicy, developmentPolicy, readPagePolicies } from './page-policy.ts';
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
type CreateNext = (options: { dev: boolean; dir: string; hostname: string; port: number }) => NextServer;

const noisy = ['uncaughtException', 'unhandledRejection'] as const;

/** Prepares Next for the web's folder; it then listens to no error of the process any more. */
export async function openPages(options: {
  readonly dev: boolean;
  readonly port: number;
  readonly publicUrl: string;
}): Promise<Pages> {
  // Pages read from the environment where they are; without a setting we alone know the port.
  process.env['PUBLIC_URL'] = options.publicUrl;
  const before = new Map(noisy.map((event) => [event, new Set(process.listeners(event as 'uncaughtException'))]));
  // Loaded here and not above: it takes a second, and processes without pages do without. An import would bring Next's
  // types of the environment into the whole repository.
  const require = createRequire(import.meta.url);
  const next = require('next') as CreateNext;
  // With an address instead of this name, rewrites between locales run in circles.
  const server = next({ dev: options.dev, dir: webFolder, hostname: 'localhost', port: options.port });
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
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'x-frame-options'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
  'x-request-id',
];

/** The files that pages load, which bear their content's hash: as the build compressed them, and kept for ever. */
async function mountAssets(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      for (const name of forDocuments) reply.removeHeader(name);
    });
    await scope.register(assets, {
      ...{ root: join(buildFolder(), 'static'), prefix: '/_next/static/' },
      ...{ preCompressed: true, immutable: true, maxAge: '365d' },
      ...{ index: false, decorateReply: false },
    });
  });
}

/** Lets the pages answer whatever no route of the API does. */
export async function mountPages(
  app: FastifyInstance,
  pages: Pages,
  options: { readonly dev: boolean },
): Promise<void> {
  const policyOf = options.dev ? () => developmentPolicy : readPagePolicies(buildFolder());
  const policy = options.dev ? developmentPolicy : contentPolicy([]);
  if (!options.dev) await mountAssets(app);
  await app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
    // Next reads bodies itself.
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    rest.all('/*', async (request, reply) => {
      // A hijacked reply forgets the headers that hooks gave it.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      reply.raw.setHeader('content-security-policy', policy);
      if (isPage) sendPagesWithPolicy(request.raw, reply.raw, policyOf);
      await pages.handle(request.raw, reply.raw);
    });
  });
  app.addHook('onClose', () => pages.close());
}
