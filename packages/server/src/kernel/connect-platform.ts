import { join } from 'node:path';
import { apiKeyRoles } from '@roadworthy/core/identity/api-key-roles.ts';
import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { type Catalog, readCatalog } from '@roadworthy/data-api/catalog.ts';
import { createDataApi, type DataApi } from '@roadworthy/data-api/execute.ts';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { watchReplicas } from '@roadworthy/db/replicas.ts';
import { connectProviders, type Providers, type ProvidersConfig } from '@roadworthy/providers/connect-providers.ts';
import type pg from 'pg';
import { type Clock, openClock } from './jobs/clock.ts';
import { decodersOf } from './operations/decoders.ts';
import type { Config } from './settings/env.ts';
import { connectJobs } from './jobs/jobs.ts';
import { createLimiter } from './network/limiter.ts';
import { createLog, type Log } from './audit/log.ts';
import type { Platform } from './platform.ts';
import { reportOfRequest } from './audit/report-of-request.ts';
import { claimSettings } from './tokens/scope.ts';
import { openSecrets, type Secrets } from './settings/secrets.ts';
import { noteShownTokens } from './tokens/shown-tokens.ts';
import { watchedPort, watchStatement } from './telemetry/watched.ts';
import { createFileOpener } from './untrusted/open-untrusted-file.ts';

/** What the slices add to the data API. */
export type Registry = {
  operationFields(platform: Platform): readonly OperationField[];
  operationsSdl(config: Config): string;
};

export type ConnectOptions = {
  /** Shown in logs and in the database's list of sessions. */
  readonly processName: string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly paymentFaults?: ProvidersConfig['paymentFaults'];
  /** What the database offers to each role, where that is known already; read otherwise. */
  readonly catalog?: Catalog;
};

export type ConnectedPlatform = {
  readonly platform: Platform;
  readonly providers: Providers;
  readonly catalog: Catalog;
  /** Stops the jobs at work, then closes every connection. */
  close(): Promise<void>;
};

const readTimeoutMs = 5_000;
const operationTimeoutMs = 10_000;

/** The platform's own people, who see every organization's rows. */
export const seeAllRoles: readonly string[] = callerRoles.filter(
  (role) => role.startsWith('global:') && role !== 'global:user',
);
/** An exact count over all of them would be slow, so it ends here. */
const mostCounted = 10_000;

/** Who may filter by regular expressions: staff, whose ready-made clients send them. */
export const regexRoles: readonly string[] = apiKeyRoles;

const readRules = {
  claims: claimSettings,
  statementTimeoutMs: readTimeoutMs,
  cappedCount: { roles: seeAllRoles, limit: mostCounted },
  regexRoles,
  // An organization's people wait for each other, and of the platform's own people each for themselves.
  callerClaims: ['app.organization', 'app.user'],
};

/** The roles that requests run as; each has a schema of its own in the data API. */
export const requestRoles: readonly string[] = ['anonymous', 'token:quote', 'token:claim', ...callerRoles];

type Within = { readonly log: Log; readonly clock: Clock; readonly secrets: Secrets };

function openProviders(config: Config, { paymentFaults }: ConnectOptions, { log, clock, secrets }: Within): Providers {
  return connectProviders({
    ...folders(config.dataDir),
    webhookSecret: secrets.webhookSecret,
    stripe: config.stripe ?? undefined,
    onPaymentTrouble: (trouble) => log.warn({ trouble }, 'Stripe did not answer a request as it should'),
    vpicUrl: config.vpicUrl ?? undefined,
    clamdUrl: config.clamdUrl ?? undefined,
    onVinTrouble: (trouble) => log.warn({ trouble }, 'the VIN vendor did not answer'),
    onVerificationTrouble: (trouble) => log.warn({ trouble }, 'the vendor of a check did not answer'),
    s3: config.s3,
    smtpUrl: config.smtpUrl ?? undefined,
    mailFrom: config.mailFrom,
    post: config.post,
    telematics: config.telematics,
    sentryDsn: config.sentryDsn ?? undefined,
    environment: config.nodeEnv,
    onErrorLost: (error) => log.warn({ err: error }, 'an error report was not kept'),
    now: clock.now,
    ...(paymentFaults === undefined ? {} : { paymentFaults }),
  });
}

/** Connects one process to the database and the providers. The configuration has to carry the database's addresses. */
export async function connectPlatform(
  config: Config,
  registry: Registry,
  options: ConnectOptions,
): Promise<ConnectedPlatform> {
  const { databaseUrl } = config;
  if (databaseUrl === null) throw new Error('The address of the database is missing');
  const log = options.log ?? createLog({ level: config.logLevel, name: options.processName });
  const clock = options.clock ?? openClock(config);
  const secrets = openSecrets(config);
  const providers = openProviders(config, options, { log, clock, secrets });
  const open = (
    kind: 'reads' | 'operations' | 'standby',
    max: number,
    statementTimeoutMs: number,
    url: string = databaseUrl,
  ): pg.Pool =>
    createPool({
      url,
      max,
      statementTimeoutMs,
      name: `${options.processName} ${kind}`,
      watch: config.metricsPort === null && config.traceUrl === null ? undefined : watchStatement,
      onError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    });
  const reads = open('reads', config.readConnections, readTimeoutMs);
  const operations = open('operations', config.operationConnections, operationTimeoutMs);
  const standbys = config.replicaUrls.map((url) => open('standby', config.readConnections, readTimeoutMs, url));
  const replicas =
    standbys.length === 0
      ? null
      : watchReplicas({
          primary: reads,
          standbys,
          onChange: (change) => log.warn(change, change.isUsed ? 'a standby answers reads' : 'a standby is left out'),
        });
  const jobs = await connectJobs({ operations, appUrl: databaseUrl, log });
  const catalog = options.catalog ?? (await readCatalog(reads, { roles: requestRoles }));
  const {
    payments,
    payouts,
    carriers,
    vins,
    verifications,
    mail,
    post,
    texts,
    webhooks,
    storage,
    scanner,
    errors,
    simulated,
  } = providers;
  const { telematics, simulatedTelematics } = providers;
  const fileOpener = createFileOpener();
  if (simulated.length > 0) log.warn({ simulated: simulated.map(({ part }) => part) }, 'parts are simulated');
  const platform: Platform = {
    config,
    clock,
    log,
    secrets,
    jobs,
    payments: watchedPort('payments', payments),
    payouts: watchedPort('payouts', payouts),
    carriers: watchedPort('carriers', carriers),
    vins: watchedPort('vins', vins),
    verifications: watchedPort('verifications', verifications),
    mail: watchedPort('mail', mail),
    post: watchedPort('post', post),
    texts: watchedPort('texts', texts),
    telematics: watchedPort('telematics', telematics),
    simulatedTelematics,
    webhooks: watchedPort('webhooks', webhooks),
    storage: watchedPort('storage', storage),
    scanner: watchedPort('scanner', scanner),
    fileOpener,
    errors,
    simulated,
    limiter: createLimiter({
      pool: reads,
      secrets,
    }),
    pools: {
      reads,
      operations,
    },
    replicas,
    get dataApi() {
      return dataApi;
    },
  };
  const dataApi: DataApi = createDataApi({
    pool: reads,
    standbyFor: replicas?.poolFor,
    catalog,
    ...readRules,
    operations: registry.operationFields(platform),
    operationsSdl: registry.operationsSdl(config),
    decoders: decodersOf(secrets),
    onDecoded: { quote_token_seed: noteShownTokens(operations, clock) },
    report(error, request) {
      log.error({ err: error }, 'a request failed');
      errors.report(reportOfRequest(error, request));
    },
  });
  return {
    platform,
    providers,
    catalog,
    async close() {
      fileOpener.stop();
      await jobs.stop();
      await replicas?.close();
      await Promise.all([reads.end(), operations.end()]);
    },
  };
}

function folders(dataDir: string) {
  return {
    paymentsDirectory: join(dataDir, 'payments'),
    verificationsDirectory: join(dataDir, 'verifications'),
    outboxDirectory: join(dataDir, 'outbox'),
    payoutsDirectory: join(dataDir, 'payouts'),
    postDirectory: join(dataDir, 'post'),
    textsDirectory: join(dataDir, 'texts'),
    errorsDirectory: join(dataDir, 'errors'),
    storageDirectory: join(dataDir, 'files'),
  };
}
