import type { Config } from '@roadworthy/server/kernel/settings/env.ts';

/** What the environment of a process that we start adds to ours: the database that we found, and what follows from it. */
export function ownerEnvironment(config: Config): Record<string, string> {
  return {
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_URL_DIRECT: config.databaseUrlDirect ?? '',
    AUTH_DATABASE_URL: config.authDatabaseUrl ?? '',
    DATA_DIR: config.dataDir,
    PORT: String(config.port),
    PUBLIC_URL: config.publicUrl,
    DEMO: String(config.demo),
  };
}

/** The worker's: the owner's way into the database is none of its business, and its figures have a port of their own. */
export function workerEnvironment(config: Config): Record<string, string> {
  const { metricsPort } = config;
  return {
    ...ownerEnvironment(config),
    DATABASE_URL_DIRECT: '',
    ...(metricsPort === null ? {} : { METRICS_PORT: String(metricsPort + 1) }),
  };
}
