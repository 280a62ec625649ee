import { createErrorReporter } from './errors/error-reporter.ts';
import { createLocalErrors, type LocalErrors } from './errors/local-errors.ts';
import type { ErrorReporter } from './errors/port.ts';
import { createSentryErrors } from './errors/sentry-errors.ts';
import { createOutboxTransport, type OutboxTransport } from './mail/outbox-transport.ts';
import type { MailTransport } from './mail/port.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import type { Faults } from './payments/fault-injection.ts';
import { createSandboxGateway, type SandboxGateway } from './payments/sandbox-gateway.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import type { ObjectStorage } from './storage/port.ts';

export type ProvidersConfig = {
  readonly paymentsDirectory: string;
  readonly webhookSecret: string;
  /** Without one, mails go to the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly outboxDirectory: string;
  readonly storageDirectory: string;
  /** Without one, error reports stay in a folder. */
  readonly sentryDsn?: string | undefined;
  readonly environment: string;
  readonly errorsDirectory: string;
  /** Hears of an error report that was not kept. */
  readonly onErrorLost: (error: unknown) => void;
  readonly now: () => Date;
  readonly paymentFaults?: Faults;
};

export type Providers = {
  readonly payments: SandboxGateway;
  readonly mail: MailTransport;
  /** Null where mails really leave. */
  readonly outbox: OutboxTransport | null;
  readonly storage: ObjectStorage;
  readonly errors: ErrorReporter;
  /** Null where reports really leave. */
  readonly localErrors: LocalErrors | null;
};

function connectErrors({ sentryDsn, environment, errorsDirectory, onErrorLost: onLost, now }: ProvidersConfig) {
  const localErrors = sentryDsn ? null : createLocalErrors({ directory: errorsDirectory, now });
  const sink = localErrors ?? createSentryErrors({ dsn: sentryDsn ?? '', environment });
  // The limit counts minutes that really pass; a demo's clock may stand still.
  return { errors: createErrorReporter({ sink, now: () => new Date(), onLost }), localErrors };
}

function connectMail({ smtpUrl, mailFrom: from, outboxDirectory, now }: ProvidersConfig) {
  if (smtpUrl) return { mail: createSmtpTransport({ url: smtpUrl, from }), outbox: null };
  const outbox = createOutboxTransport({ directory: outboxDirectory, from, now });
  return { mail: outbox, outbox };
}

/** Chooses and opens the provider of each need. Reads no environment and writes nothing yet. */
export function connectProviders(config: ProvidersConfig): Providers {
  const { now, paymentFaults: faults, webhookSecret } = config;
  return {
    payments: createSandboxGateway({
      directory: config.paymentsDirectory,
      webhookSecret,
      now,
      ...(faults === undefined ? {} : { faults }),
    }),
    ...connectMail(config),
    ...connectErrors(config),
    storage: createDiskStorage({ root: config.storageDirectory }),
  };
}
