import './environment.ts';
import { connectPlatform } from '@roadworthy/server/kernel/connect-platform.ts';
import { readConfig } from '@roadworthy/server/kernel/env.ts';
import { jobHandlers } from '@roadworthy/server/job-handlers.ts';
import { operationFields, operationsSdl } from '@roadworthy/server/registry.ts';
import { onceSignalled } from './once-signalled.ts';

const registry = { operationFields, operationsSdl };
const connected = await connectPlatform(readConfig(process.env), registry, { processName: 'roadworthy worker' });
const { jobs, log } = connected.platform;
await jobs.start(jobHandlers(connected.platform));
log.info('the worker works');

// Ctrl-C reaches the whole group; the main process stops us when the requests at work are answered.
const signals = process.connected ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const);
if (process.connected) process.on('SIGINT', () => undefined);
onceSignalled(signals, log, async () => {
  await connected.close();
});
