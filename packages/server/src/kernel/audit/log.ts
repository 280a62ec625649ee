import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../telemetry/request-scope.ts';
import { redact, redactText, removed } from './redact.ts';

export type Log = Logger;

const boundNames = [
  'authorization',
  'cookie',
  'password',
  'token',
  'quote_token',
  'otp',
  'email',
  'variables',
  'card',
  '["x-api-key"]',
];

/**
 * A log of JSON lines. Tokens, credentials, cookies, e-mail addresses, cards and GraphQL variables never reach a line,
 * whatever is handed in.
 */
export function createLog(options: { readonly level: string; readonly name: string }, to?: DestinationStream): Log {
  const settings = {
    name: options.name,
    level: options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Also in what a job does for a request that was answered long ago.
    mixin: () => {
      const reqId = currentRequest();
      return reqId === undefined ? {} : { reqId };
    },
    // Bindings of child loggers pass by the formatters; these names are what requests bind.
    redact: {
      paths: boundNames.flatMap((name) => [name, name.startsWith('[') ? `*${name}` : `*.${name}`]),
      censor: removed,
    },
    serializers: { err: (error: unknown) => redact(error), error: (error: unknown) => redact(error) },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => redactEntry(entry),
      bindings: (bindings: Record<string, unknown>) => redactEntry(bindings),
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const scrubbed = args.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg));
        method.apply(this, scrubbed as Parameters<pino.LogFn>);
      },
    },
  };
  return to === undefined ? pino(settings) : pino(settings, to);
}

function redactEntry(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      // Fastify's own serialisers read these two, and write method, path and status only.
      (key === 'req' || key === 'res') && typeof value === 'object' ? value : redactPair(key, value),
    ]),
  );
}

function redactPair(key: string, value: unknown): unknown {
  return ownValue(redact({ [key]: value }) as Record<string, unknown>, key);
}
