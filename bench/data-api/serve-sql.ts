// What a person would write instead of a data API: a route and a statement for each read, under the same row security.
// Within the platform's server, with its sessions, budgets and security headers, asked by POST as the API is; `--bare`
// leaves all of that out and answers GET.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claims } from '@roadworthy/data-api/scope.ts';
import { scopedQuery, statementKey } from '@roadworthy/data-api/scoped-query.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { createHttpApp } from '@roadworthy/server/http/create-http-app.ts';
import { createIdentify } from '@roadworthy/server/http/connections/identify.ts';
import { connectIdentity } from '@roadworthy/server/identity/connect-identity.ts';
import { claimsOf, scope } from '@roadworthy/server/kernel/tokens/claims.ts';
import { connectPlatform } from '@roadworthy/server/kernel/connect-platform.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { signInMail } from '@roadworthy/server/notifications/sign-in-mail.ts';
import * as registry from '@roadworthy/server/registry.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { callerOfHeader } from '../caller-token.ts';

type Caller = { readonly role: string; readonly claims: Claims };
type Server = {
  readonly app: FastifyInstance;
  readonly pool: ReturnType<typeof createPool>;
  callerOf(request: FastifyRequest, reply: FastifyReply): Caller | Promise<Caller>;
};
type Provided = { readonly argument?: string };
type Requested = FastifyRequest<{ Querystring: Provided; Body: Provided | undefined }>;

const timeoutMs = 5_000;

async function platformServer(): Promise<Server> {
  const connected = await connectPlatform(readConfig(process.env), registry, { processName: 'bench sql' });
  const { platform, providers } = connected;
  const identity = connectIdentity(platform, signInMail);
  const { outbox, localErrors, sandbox: cards } = providers;
  const parts = { platform, identity, outbox, demoPassword: randomUUID(), localErrors, cards };
  const app = await createHttpApp(parts);
  const identify = createIdentify(app, parts);
  return {
    app,
    pool: platform.pools.reads,
    async callerOf(request, reply) {
      const { principal } = await identify(request, reply);
      return { role: principal.role, claims: claimsOf(principal, platform.clock) };
    },
  };
}

function bareServer(): Server {
  const { DATABASE_URL: url = '', SECRET: secret = '', READ_CONNECTIONS } = process.env;
  const app = fastify();
  app.get('/healthz', async () => ({ status: 'ok' }));
  return {
    app,
    pool: createPool({ url, max: Number(READ_CONNECTIONS), statementTimeoutMs: timeoutMs, name: 'bench sql' }),
    callerOf({ headers }) {
      const { role, user, organization } = callerOfHeader(secret, headers.authorization);
      return { role, claims: { 'app.user': user, 'app.organization': organization } };
    },
  };
}

/** A route that answers a statement's JSON text; role, claims and query travel in one round trip, as ours do. */
function answering({ pool, callerOf }: Server, name: string) {
  const text = readFileSync(join(import.meta.dirname, 'sql', `${name}.sql`), 'utf8').replace(/^--.*\n/gm, '');
  const keys = new Map<string, string>();
  return async (request: Requested, reply: FastifyReply): Promise<FastifyReply> => {
    const { role, claims } = await callerOf(request, reply);
    const key = keys.get(role) ?? statementKey(role, text);
    keys.set(role, key);
    const client = await pool.connect();
    try {
      const { argument } = request.body ?? request.query;
      const values = argument === undefined ? [] : [argument];
      const [row] = await scopedQuery(client, { scope, role, claims, timeoutMs, text, key, values });
      return reply.type('application/json; charset=utf-8').send(row?.[0]);
    } finally {
      client.release();
    }
  };
}

const server = process.argv.includes('--bare') ? bareServer() : await platformServer();
for (const name of ['list', 'detail', 'search', 'key']) {
  server.app.route({ method: ['GET', 'POST'], url: `/sql/${name}`, handler: answering(server, name) });
}
await server.app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
for (const end of ['SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit());
