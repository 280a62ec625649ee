import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerToken } from '../caller-token.ts';
import type { Agent, Book } from '../open-book.ts';
import { requestBytes } from './connection.ts';
import type { Asking, Read } from './reads.ts';
import { type Program, type ServerProcess, startProcess } from './server-process.ts';

/** One contestant: a server on a book, and the bytes in which it is asked for a read. */
export type Side = ServerProcess & {
  readonly name: string;
  request(read: Read, asking: Asking): Buffer;
};

const connections = '10';
const secret = 'a secret that only the servers of one bench know';
const repository = join(import.meta.dirname, '..', '..');
// A range whose ends are parameters would be planned anew for every value.
const genericPlans = `?options=${encodeURIComponent('-c plan_cache_mode=force_generic_plan')}`;

/** The body with which the product is asked for anything. */
export function graphqlRequest(token: string, agent: Agent, body: object): Buffer {
  return requestBytes({ method: 'POST', path: '/api/v1/graphql', authorization: token, role: agent.role, body });
}

const variablesOf = ({ variable }: Read, { argument }: Asking): Record<string, string> =>
  variable === undefined ? {} : { [variable]: argument };

const platformEnvironment = ({ database }: Book, dataDir: string) => ({
  DATABASE_URL: database.appUrl,
  AUTH_DATABASE_URL: database.authUrl,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  // Without a gateway and a mail server, production is a demo.
  DEMO: 'true',
  SECRET: secret,
  READ_CONNECTIONS: connections,
  REQUESTS_PER_MINUTE: '1000000000',
  SEARCHES_PER_MINUTE: '1000000000',
  // A line for each request is written by none of the others.
  LOG_LEVEL: 'warn',
  // The bench's documents are not those of the pages.
  TRUSTED_DOCUMENTS_ONLY: 'false',
});

async function startWithFolder(program: (dataDir: string) => Program): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-bench-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startProcess(program(dataDir));
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

export type Tokens = ReadonlyMap<Agent, string>;
export type Product = Side & { readonly tokens: Tokens };

export async function signIn(port: number, { email, password }: Agent): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = /roadworthy=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`${email} is not signed in: ${response.status} ${await response.text()}`);
  return decodeURIComponent(token);
}

/** The product's API as production starts it, asked by agents who signed in. */
export async function startProduct(name: string, book: Book): Promise<Product> {
  const file = join(repository, 'apps', 'host', 'src', 'main.ts');
  const args = ['--only', 'api'];
  const server = await startWithFolder((dataDir) => ({
    file,
    args,
    ready: '/healthz',
    env: platformEnvironment(book, dataDir),
  }));
  const tokens = new Map<Agent, string>();
  try {
    for (const agent of book.agents) tokens.set(agent, await signIn(server.port, agent));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    ...server,
    name,
    tokens,
    request: (read, asking) =>
      graphqlRequest(tokens.get(asking.agent) ?? '', asking.agent, {
        query: read.ours,
        variables: variablesOf(read, asking),
      }),
  };
}

const tokenOf = ({ role, userId, organizationId }: Agent): string =>
  callerToken(secret, { role, user: userId, organization: organizationId ?? '' });

/** The hand-written statements as routes of the platform's server, asked with the same sessions. */
export async function startSql(book: Book, tokens: Tokens): Promise<Side> {
  const file = join(import.meta.dirname, 'serve-sql.ts');
  const server = await startWithFolder((dataDir) => {
    const env = platformEnvironment(book, dataDir);
    return { file, env: { ...env, DATABASE_URL: `${env.DATABASE_URL}${genericPlans}` }, ready: '/healthz' };
  });
  return {
    ...server,
    name: 'sql',
    request: (read, { agent, argument }) =>
      requestBytes({
        method: 'POST',
        path: `/sql/${read.name}`,
        role: agent.role,
        authorization: tokens.get(agent) ?? '',
        body: read.variable === undefined ? {} : { argument },
      }),
  };
}

const bareEnvironment = ({ database }: Book) => ({
  DATABASE_URL: `${database.appUrl}${genericPlans}`,
  SECRET: secret,
  READ_CONNECTIONS: connections,
});

/** The hand-written statements behind Fastify alone, without what a server that faces the world needs. */
export async function startBareSql(book: Book): Promise<Side> {
  const file = join(import.meta.dirname, 'serve-sql.ts');
  const server = await startProcess({ file, args: ['--bare'], env: bareEnvironment(book), ready: '/healthz' });
  return {
    ...server,
    name: 'bare',
    request(read, { agent, argument }) {
      const query = read.variable === undefined ? '' : `?argument=${encodeURIComponent(argument)}`;
      return requestBytes({
        method: 'GET',
        path: `/sql/${read.name}${query}`,
        authorization: tokenOf(agent),
      });
    },
  };
}
