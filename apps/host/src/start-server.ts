import type { SimulatedPart } from '@roadworthy/providers/connect-providers.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from '@roadworthy/server/http/create-app.ts';
import { createHttpApp } from '@roadworthy/server/http/create-http-app.ts';
import { healthRoute, pagesReadinessRoute } from '@roadworthy/server/http/routes/readiness-route.ts';
import { connectIdentity } from '@roadworthy/server/identity/connect-identity.ts';
import { connectPlatform } from '@roadworthy/server/kernel/connect-platform.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { signInMail } from '@roadworthy/server/notifications/sign-in-mail.ts';
import * as registry from '@roadworthy/server/registry.ts';
import { assertSecrets } from './assert-secrets.ts';
import { webFolder } from './build-pages.ts';
import { gatherChangedWords } from './gather-changed-words.ts';
import { type FillingDemo, fillDemo } from './fill-demo.ts';
import { mountPages, openPages } from './mount-pages.ts';
import { openTracing } from './open-tracing.ts';
import { guestsOf } from './page-policy.ts';
import { serveMetrics } from './serve-metrics.ts';

export type RunningServer = {
  readonly simulated: readonly SimulatedPart[];
  /** Fulfilled when the demo is there, where one is wanted. */
  readonly filled: Promise<void>;
  /** Tells balancers, answers what is being asked, at most so long, 10 seconds unless given, and closes every connection. */
  close(mostMs?: number): Promise<void>;
};

export type PagesOptions = {
  readonly config: Config;
  readonly dev: boolean;
  readonly pages: boolean;
  /** Done when the pages are built. */
  readonly built: Promise<void>;
  /** Gives up the port that was held for this server. */
  readonly releasePort: () => Promise<void>;
};

export type ServerOptions = PagesOptions & {
  /** Opens the demo's pages to whoever comes from elsewhere. */
  readonly demoPassword: string;
  readonly print: (line: string) => void;
};

const patienceMs = 10_000;

async function closeInTime(app: FastifyInstance, mostMs = patienceMs): Promise<void> {
  // Whoever still downloads after this time is cut off.
  const force = setTimeout(() => app.server.closeAllConnections(), mostMs);
  // A connection that was answering when we began to close stays open afterwards, waiting for another request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(force);
  clearInterval(idle);
}

/** Says where balancers look that it ends, answers on for DRAIN_SECONDS unless a person waits, and closes. */
function drainOf({ drainMs }: Config) {
  let isEnding = false;
  return {
    isEnding: () => isEnding,
    async close(app: FastifyInstance, mostMs?: number): Promise<void> {
      isEnding = true;
      if (drainMs > 0 && mostMs === undefined) await sleep(drainMs);
      await closeInTime(app, mostMs);
    },
  };
}

async function addPages(app: FastifyInstance, { config, dev, built }: PagesOptions): Promise<void> {
  if (dev) {
    const stop = gatherChangedWords(webFolder);
    app.addHook('onClose', async () => stop());
  }
  await built;
  const pages = await openPages({
    dev,
    port: config.port,
    publicUrl: config.publicUrl,
    demo: config.demo,
    server: app.server,
  });
  await mountPages(app, pages, { dev, guests: guestsOf(config) });
}

/** Starts API and, when wanted, pages on the configured port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, demoPassword, print } = options;
  const processName = 'roadworthy api';
  const stops = [await openTracing(config.traceUrl, processName)];
  const connected = await connectPlatform(config, registry, { processName });
  const { platform, providers } = connected;
  const identity = connectIdentity(platform, signInMail);
  let demo: FillingDemo | undefined;
  const drain = drainOf(config);
  const closeAll = async (): Promise<void> => {
    await identity.close();
    await connected.close();
    for (const stop of stops) await stop();
  };
  try {
    await assertSecrets(config, platform.secrets);
    if (config.metricsPort !== null) {
      stops.push(await serveMetrics(platform, { port: config.metricsPort, counts: true }));
    }
    demo = await fillDemo(platform, print);
    const { isFilled } = demo;
    const { outbox, localErrors, sandbox: cards } = providers;
    const app = await createHttpApp({
      platform,
      identity,
      outbox,
      demoPassword,
      localErrors,
      cards,
      isFilled,
      isEnding: drain.isEnding,
    });
    if (options.pages) await addPages(app, options);
    await options.releasePort();
    await app.listen({ host: config.host, port: config.port });
    return {
      simulated: platform.simulated,
      filled: demo.filled,
      async close(mostMs) {
        demo?.stop();
        await drain.close(app, mostMs);
        await closeAll();
      },
    };
  } catch (error) {
    demo?.stop();
    await closeAll();
    throw error;
  }
}

/** Starts a process that serves pages only; a balancer leads /api elsewhere. */
export async function startPagesOnly(options: PagesOptions): Promise<RunningServer> {
  const { config } = options;
  const app = await createApp(config, createLog({ level: config.logLevel, name: 'roadworthy pages' }));
  const drain = drainOf(config);
  healthRoute(app);
  pagesReadinessRoute(app, drain.isEnding);
  await addPages(app, options);
  await options.releasePort();
  await app.listen({ host: config.host, port: config.port });
  return { simulated: [], filled: Promise.resolve(), close: (mostMs) => drain.close(app, mostMs) };
}
