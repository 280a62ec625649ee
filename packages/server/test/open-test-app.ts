import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import type { LocalErrors } from '@roadworthy/providers/errors/local-errors.ts';
import type { OutboxTransport } from '@roadworthy/providers/mail/outbox-transport.ts';
import { ofEveryCopy, settingsOfCopy } from '@roadworthy/testkit/backend.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createHttpApp } from '../src/http/create-http-app.ts';
import type { LiveOptions } from '../src/http/live/live-route.ts';
import { connectIdentity, type Identity } from '../src/identity/connect-identity.ts';
import { rolesField } from '../src/identity/roles.ts';
import { fixedClock } from '../src/kernel/jobs/clock.ts';
import { connectPlatform, type Registry } from '../src/kernel/connect-platform.ts';
import { readConfig } from '../src/kernel/settings/env.ts';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { createLog } from '../src/kernel/audit/log.ts';
import type { RequestContext } from '../src/kernel/context.ts';
import type { Platform } from '../src/kernel/platform.ts';
import { signInMail } from '../src/notifications/sign-in-mail.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly identity: Identity;
  readonly outbox: OutboxTransport;
  readonly localErrors: LocalErrors;
  /** Every line logged so far. */
  readonly lines: string[];
  /** Runs SQL as the owner, who stands above row security: only to lay out rows. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** What opens the demo's pages from elsewhere. */
export const demoPassword = 'a demo password of tests';

export const testNow = '2026-06-15T14:00:00.000Z';

/** Answers the language that the request was read to ask for. */
const localeField: OperationField = {
  name: 'locale',
  kind: 'query',
  allowed: () => true,
  resolve: ({ answer, context }) => answer(null, (context as RequestContext).locale),
};

const fewFields: Registry = {
  operationFields: (platform: Platform) => [rolesField(platform), localeField],
  operationsSdl: () => 'extend type query_root { roles: [String!]! locale: String! }',
};

/** The HTTP server on a database of its own, connected as the product is: as the application's login. */
export async function openTestApp(
  name: string,
  env: Record<string, string> = {},
  live: LiveOptions = {},
  registry: Registry = fewFields,
): Promise<TestApp> {
  const clone = await cloneTemplate(name);
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ...settingsOfCopy(clone),
    DATA_DIR: dataDir,
    SECRET: 'a secret of tests that nobody else uses',
    DEMO: 'true',
    ...env,
  });
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog({ level: 'info', name: 'test' }, to);
  const options = { processName: name, clock: fixedClock(testNow), log, ...ofEveryCopy };
  const connected = await connectPlatform(config, registry, options);
  ofEveryCopy.catalog ??= connected.catalog;
  const { platform, providers } = connected;
  const { outbox, localErrors, sandbox: cards } = providers;
  if (outbox === null || localErrors === null) throw new Error('Tests send neither mails nor error reports');
  const identity = connectIdentity(platform, signInMail);
  const app = await createHttpApp({ platform, identity, outbox, demoPassword, localErrors, cards }, live);
  const owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  return {
    app,
    platform,
    identity,
    outbox,
    localErrors,
    lines,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    async close() {
      await app.close();
      await identity.close();
      await connected.close();
      await owner.end();
      await clone.drop();
      rmSync(dataDir, {
        recursive: true,
        force: true,
      });
    },
  };
}

/** A person of the product, with a password when one is given. */
export async function addPerson(
  { sql, identity }: TestApp,
  person: {
    readonly email: string;
    readonly firstName?: string;
    readonly password?: string;
    readonly globalRoles?: readonly string[];
    readonly memberships?: readonly { readonly role: string; readonly organizationId: string }[];
  },
): Promise<string> {
  const { email, firstName = 'Dana', password, globalRoles = [], memberships = [] } = person;
  const [row] = await sql<{ user_id: string }>(
    "insert into users (email, first_name, last_name) values ($1, $2, 'Vance') returning user_id",
    [email, firstName],
  );
  const userId = row?.user_id ?? '';
  for (const role of globalRoles)
    await sql('insert into user_global_roles (user_id, role) values ($1, $2)', [userId, role]);
  for (const { role, organizationId } of memberships) {
    await sql('insert into organization_members (organization_id, user_id, role) values ($1, $2, $3)', [
      organizationId,
      userId,
      role,
    ]);
  }
  if (password !== undefined) await identity.setPassword({ userId, email, name: firstName, password });
  return userId;
}

/** An organization with a product of its own. */
export async function addOrganization({ sql }: TestApp, name: string): Promise<{ id: string; productId: string }> {
  const [organization] = await sql<{ organization_id: string }>(
    "insert into organizations (name, organization_type) values ($1, 'roamly_insurance') returning organization_id",
    [name],
  );
  const id = organization?.organization_id ?? '';
  const [product] = await sql<{ product_id: string }>(
    `insert into products (organization_id, product_name, provider, new_policy_number)
     values ($1, 'Personal RV', 'personal', 'RW') returning product_id`,
    [id],
  );
  return { id, productId: product?.product_id ?? '' };
}

/** An open quote of an organization. */
export async function addQuote({ sql }: TestApp, organization: { id: string; productId: string }): Promise<string> {
  const [row] = await sql<{ quote_id: string }>(
    `insert into quotes (organization_id, product_id, provider, effective_date, expiration_date, country,
       administrative_area, postal_code, time_zone)
     values ($1, $2, 'personal', '2026-06-20', '2026-07-20', 'US', 'TX', '78701', 'America/Chicago') returning quote_id`,
    [organization.id, organization.productId],
  );
  return row?.quote_id ?? '';
}

/** A claim of an organization, as it is begun. */
export async function addClaim({ sql }: TestApp, organization: { id: string }): Promise<string> {
  const [row] = await sql<{ claim_id: string }>('insert into claims (organization_id) values ($1) returning claim_id', [
    organization.id,
  ]);
  return row?.claim_id ?? '';
}

/** Signs in with a password and answers the session cookie, as a browser sends it. */
export async function signIn({ app }: TestApp, email: string, password: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
  });
  const cookie = response.cookies.find((each) => each.name.endsWith('roadworthy'));
  if (cookie === undefined) throw new Error(`Not signed in: ${response.statusCode} ${response.body}`);
  return `${cookie.name}=${encodeURIComponent(cookie.value)}`;
}

export const origin = 'http://localhost:3000';

/** Posts a GraphQL query. */
export function ask({ app }: TestApp, query: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/v1/graphql', headers, payload: { query } });
}
