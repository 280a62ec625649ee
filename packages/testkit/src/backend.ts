import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Catalog } from '@roadworthy/data-api/catalog.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { type ClonedDatabase, cloneTemplate } from '@roadworthy/db/template.ts';
import {
  connectPlatform,
  type ConnectedPlatform,
  type ConnectOptions,
} from '@roadworthy/server/kernel/connect-platform.ts';
import { type Config, readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { type LayOut, renderPdf } from '@roadworthy/server/documents/render-pdf.ts';
import * as registry from '@roadworthy/server/registry.ts';
import { type Caller, callerOf, principalOfPerson } from './caller.ts';
import type { Owner, Person } from './seed.ts';
import { movableClock, type MovableClock } from './movable-clock.ts';
import { layOutPlainly } from './plain-pdf.ts';

/** A whole platform whose clock can be set, and the people who use it; connected as the application's login. */
export type Backend = {
  readonly platform: Platform;
  readonly connected: ConnectedPlatform;
  readonly config: Config;
  readonly clock: MovableClock;
  /** How the pages of documents are laid out. */
  readonly layOut: LayOut;
  /** Only for what stands before the first request, and for looking at what a test could not see otherwise. */
  readonly owner: Owner;
  anonymous(): Caller;
  bearer(quoteId: string): Caller;
  bearerOfClaim(claimId: string): Caller;
  as(person: Person): Caller;
  close(): Promise<void>;
};

export type BackendOptions = Partial<Pick<ConnectOptions, 'paymentFaults' | 'log' | 'processName' | 'catalog'>> & {
  /** The instant at which the backend's clock stands. */
  readonly now?: string;
  /** Settings beside the backend's own, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** How the pages of documents are laid out: as the product does, unless given. */
  readonly layOut?: LayOut;
  /** The database is not as every other copy is: what it offers is asked anew. */
  readonly isAltered?: boolean;
};

/** Opens a backend on a database that the configuration names. */
export async function openBackend(config: Config, options: BackendOptions = {}): Promise<Backend> {
  const { now, processName = 'backend', env: _read, isAltered: _altered, layOut = renderPdf, ...rest } = options;
  const clock = movableClock(now ?? '2026-06-15T14:00:00Z');
  const connected = await connectPlatform(config, registry, { processName, clock, ...rest });
  const open = (url: string | null) =>
    createPool({ url: url ?? '', max: 2, statementTimeoutMs: 300_000, name: `${processName} owner` });
  const owner = { pool: open(config.databaseUrlDirect), authPool: open(config.authDatabaseUrl) };
  const { platform } = connected;
  return {
    platform,
    connected,
    config,
    clock,
    layOut,
    owner,
    anonymous: () => callerOf(platform, principalOf('anonymous')),
    bearer: (quoteId) => callerOf(platform, principalOf('token:quote', { quoteId })),
    bearerOfClaim: (claimId) => callerOf(platform, principalOf('token:claim', { claimId })),
    as: (person) => callerOf(platform, principalOfPerson(person)),
    async close() {
      await connected.close();
      await Promise.all([owner.pool.end(), owner.authPool.end()]);
    },
  };
}

// A test, like the demo, does in a second what people do in weeks.
const plenty = 1_000_000;
const unhurried = {
  QUOTES_FROM_NETWORK_PER_HOUR: String(plenty),
  LETTERS_TO_ADDRESS_PER_HOUR: String(plenty),
  LETTERS_TO_ADDRESS_PER_DAY: String(plenty),
  LETTERS_BY_SENDER_PER_HOUR: String(plenty),
  LETTERS_FROM_NETWORK_PER_HOUR: String(plenty),
  UNCONFIRMED_LETTERS_PER_HOUR: String(plenty),
};

/** Every copy of the template offers the same, so a worker asks once. */
export const ofEveryCopy: { catalog?: Catalog } = {};

/** The settings by which a process finds a copy of the template. */
export const settingsOfCopy = ({ appUrl, authUrl, noticesUrl }: ClonedDatabase) => ({
  DATABASE_URL: appUrl,
  AUTH_DATABASE_URL: authUrl,
  DATABASE_URL_NOTICES: noticesUrl,
});

/** Opens a backend on a database that goes with it, whose documents are plain pages. */
export async function openOnCopy(database: ClonedDatabase, options: BackendOptions): Promise<Backend> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-backend-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ...settingsOfCopy(database),
    DATABASE_URL_DIRECT: database.ownerUrl,
    DATA_DIR: dataDir,
    SECRET: 'a secret that only this backend of tests knows',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DEMO: 'true',
    ...unhurried,
    ...options.env,
  });
  const isShared = options.isAltered !== true;
  const backend = await openBackend(config, {
    layOut: layOutPlainly,
    ...options,
    ...(isShared && ofEveryCopy),
  });
  if (isShared) ofEveryCopy.catalog ??= backend.connected.catalog;
  return {
    ...backend,
    async close() {
      await backend.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a backend on a copy of the template database. Close it at the end of the test file. */
export async function createBackend(name: string, options: BackendOptions = {}): Promise<Backend> {
  return openOnCopy(await cloneTemplate(name), options);
}
