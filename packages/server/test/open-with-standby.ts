import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '@roadworthy/db/migrate.ts';
import { type DatabaseUrls, provisionDatabase } from '@roadworthy/db/provision.ts';
import { type Backend, openBackend } from '@roadworthy/testkit/backend.ts';
import { startWithStandby, type WithStandby } from '@roadworthy/testkit/standby.ts';
import { writeTenants } from '@roadworthy/testkit/tenants.ts';
import type { FastifyInstance } from 'fastify';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { connectIdentity } from '../src/identity/connect-identity.ts';
import { declareQueues } from '../src/kernel/jobs/jobs.ts';
import { readConfig } from '../src/kernel/settings/env.ts';
import { signInMail } from '../src/notifications/sign-in-mail.ts';

export type OnStandby = {
  readonly servers: WithStandby;
  readonly urls: DatabaseUrls;
  readonly backend: Backend;
  readonly app: FastifyInstance;
  /** The same address on the standby. */
  onStandby(url: string): string;
  close(): Promise<void>;
};

/** The application on a primary that has a standby; `hosts` answers the address that it is given of one of the primary. */
export async function openWithStandby({
  hosts = (url) => url,
  isRead = false,
}: {
  readonly hosts?: (url: string, standbyPort: number) => string;
  /** Whether reads may go to the standby. */
  readonly isRead?: boolean;
}): Promise<OnStandby> {
  let provisioned: DatabaseUrls | undefined;
  const servers = await startWithStandby(async ({ url, dataDir }) => {
    provisioned = await provisionDatabase({ superuserUrl: url, database: 'roadworthy', dataDir });
    await migrate({ ownerUrl: provisioned.ownerUrl, log: () => undefined });
    await declareQueues(provisioned.ownerUrl);
  });
  if (provisioned === undefined) throw new Error('The primary was not filled');
  const urls = provisioned;
  const { port } = servers.standby;
  const onStandby = (url: string): string => Object.assign(new URL(url), { port: String(port) }).href;
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: hosts(urls.appUrl, port),
    DATABASE_URL_DIRECT: hosts(urls.ownerUrl, port),
    AUTH_DATABASE_URL: hosts(urls.authUrl, port),
    ...(isRead && { DATABASE_URL_REPLICA: onStandby(urls.appUrl) }),
    DATA_DIR: servers.primary.dataDir,
    SECRET: 'a secret of tests that nobody else uses',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
  });
  const backend = await openBackend(config);
  await writeTenants(backend.owner);
  const identity = connectIdentity(backend.platform, signInMail);
  const { outbox, localErrors, sandbox: cards } = backend.connected.providers;
  const app = await createHttpApp({
    platform: backend.platform,
    identity,
    outbox,
    localErrors,
    cards,
    demoPassword: 'nobody comes from elsewhere',
  });
  return {
    servers,
    urls,
    backend,
    app,
    onStandby,
    async close() {
      await app.close();
      await identity.close();
      await backend.close();
      await servers.close();
    },
  };
}

/** Waits until it is so, fifteen seconds at most. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('It never came to be');
    await sleep(50);
  }
}
