import './environment.ts';
import { type ConnectedPlatform, connectPlatform } from '@roadworthy/server/kernel/connect-platform.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { jobHandlers, operationFields, operationsSdl } from '@roadworthy/server/registry.ts';
import { assertSecrets } from './assert-secrets.ts';
import { openTracing } from './open-tracing.ts';
import { serveMetrics } from './serve-metrics.ts';
import { onceSignalled } from './once-signalled.ts';

const config = readConfig(process.env);
const processName = 'roadworthy worker';
const log = createLog({ level: config.logLevel, name: processName });
const stops: (() => Promise<void>)[] = [];
let connected: ConnectedPlatform | undefined;

// Ctrl-C reaches the whole group; the main process stops us when the requests at work are answered.
const signals = process.connected ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const);
if (process.connected) process.on('SIGINT', () => undefined);
// Before the first connection: whoever started us may die while we connect.
onceSignalled(signals, log, async () => {
  await connected?.close();
  for (const stop of stops) await stop();
});

stops.push(await openTracing(config.traceUrl, processName));
connected = await connectPlatform(config, { operationFields, operationsSdl }, { processName, log });
const { platform } = connected;
await assertSecrets(config, platform.secrets);
if (config.metricsPort !== null) {
  stops.push(await serveMetrics(platform, { port: config.metricsPort, counts: false }));
}
await platform.jobs.start(jobHandlers(platform));
log.info('the worker is ready');
