import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { startThrowawayPostgres } from './launcher/throwaway-postgres.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { type DatabaseUrls, loginUrls, provisionDatabase } from './provision.ts';

const template = 'roadworthy_template';
const furnishedTemplate = 'roadworthy_template_furnished';

/** Writes what each copy of a template shall begin with, and answers what tests have to know of it, as JSON. */
export type Furnish = (urls: DatabaseUrls) => Promise<unknown>;

/** What test processes have to know; it travels in the environment. */
type TemplateFacts = { readonly urls: DatabaseUrls; readonly furnished?: unknown; readonly error?: string };

export type TemplateOptions = {
  readonly folders?: MigrateOptions['folders'];
  /** Where the server's data lies; where throw-away servers lie, unless given. */
  readonly parent?: string;
  /** What every copy has beside the schema. */
  readonly furnish?: Furnish;
  /** What the copies made by `cloneFurnished` have on top of that. */
  readonly furnishMore?: Furnish;
};

/**
 * For a test run as a whole: one throw-away server with one migrated template database, and a second one with more in
 * it where that is asked for. Sets TEST_DATABASE_URL (the superuser's address) and TEST_TEMPLATE for the processes forked
 * afterwards. Migrations that fail fail every clone.
 */
export async function prepareTemplate(options: TemplateOptions = {}): Promise<{ readonly stop: () => Promise<void> }> {
  const server = await startThrowawayPostgres(() => undefined, options.parent);
  process.env['TEST_DATABASE_URL'] = server.url;
  process.env['TEST_TEMPLATE'] = JSON.stringify(await makeTemplates(server.url, server.dataDir, options));
  return { stop: server.stop };
}

export type ClonedDatabase = DatabaseUrls & {
  readonly database: string;
  /** As `appUrl`, without a pooler between. */
  readonly noticesUrl: string;
  readonly drop: () => Promise<void>;
};

/** A private copy of the template database, in some 20 ms; `name` is only for people who look at the server. */
export async function cloneTemplate(name: string): Promise<ClonedDatabase> {
  sound();
  return create(name, `template ${template} strategy file_copy`);
}

/** A copy of the template that was furnished with more, and what its furnisher answered. */
export async function cloneFurnished(name: string): Promise<ClonedDatabase & { readonly furnished: unknown }> {
  const { furnished } = sound();
  if (furnished === undefined) throw new Error('No template was furnished with more than every copy has.');
  return { ...(await create(name, `template ${furnishedTemplate} strategy file_copy`)), furnished };
}

function sound(): TemplateFacts {
  const facts = templateFacts();
  if (facts.error !== undefined) throw new Error(`The template database could not be made.\n${facts.error}`);
  return facts;
}

/** A private database without a single table, for tests of the migrator itself. */
export async function emptyDatabase(name: string): Promise<ClonedDatabase> {
  return create(name, 'template template0 strategy file_copy');
}

async function create(name: string, source: string): Promise<ClonedDatabase> {
  const readable = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 40);
  const database = `t_${readable}_${randomBytes(5).toString('hex')}`;
  await retryWhileBusy(`create database ${database} owner roadworthy_owner ${source}`);
  const passwords = new Map(
    Object.values(templateFacts().urls).map((url) => [new URL(url).username, new URL(url).password]),
  );
  const urls = loginUrls(superuserUrl(), database, (login) => passwords.get(login) ?? '');
  return {
    ...urls,
    appUrl: throughPooler(urls.appUrl),
    authUrl: throughPooler(urls.authUrl),
    noticesUrl: urls.appUrl,
    database,
    drop: () => asSuperuser(`drop database if exists ${database} with (force)`),
  };
}

/** What the application's logins connect to where TEST_POOLER names a pooler before the server, as `host:port`. */
function throughPooler(url: string): string {
  const address = new URL(url);
  address.host = process.env['TEST_POOLER'] ?? address.host;
  return address.href;
}

async function makeTemplates(
  url: string,
  dataDir: string,
  { folders, furnish, furnishMore }: TemplateOptions,
): Promise<TemplateFacts> {
  const urls = await provisionDatabase({ superuserUrl: url, database: template, dataDir });
  try {
    await migrate({ ownerUrl: urls.ownerUrl, log: () => undefined, ...(folders === undefined ? {} : { folders }) });
    await furnish?.(urls);
    await closeToAll(template);
    if (furnishMore === undefined) return { urls };
    await retryWhileBusy(`create database ${furnishedTemplate} owner roadworthy_owner template ${template}`);
    const more = await provisionDatabase({ superuserUrl: url, database: furnishedTemplate, dataDir });
    const furnished = await furnishMore(more);
    await closeToAll(furnishedTemplate);
    return { urls, furnished };
  } catch (error) {
    return { urls, error: error instanceof Error ? error.message : String(error) };
  }
}

// Nobody may connect to it, so that nobody is in the way of a copy.
const closeToAll = (database: string) =>
  asSuperuser(`alter database ${database} with is_template true allow_connections false`);

// A copy waits for nobody: while PostgreSQL's own upkeep is in the source it fails with "object in use".
async function retryWhileBusy(sql: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await asSuperuser(sql);
      return;
    } catch (error) {
      if (attempt >= 20 || !(error instanceof pg.DatabaseError && error.code === '55006')) throw error;
      await sleep(20 + Math.random() * 50);
    }
  }
}

/** Asks the server of a test run as who may do all in it. */
export async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function superuserUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run this through vitest from the root.');
  return url;
}

function templateFacts(): TemplateFacts {
  const text = process.env['TEST_TEMPLATE'];
  if (text === undefined) throw new Error('TEST_TEMPLATE is not set: run this through vitest from the root.');
  return JSON.parse(text) as TemplateFacts;
}
