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
  readonly now: () => Date;
  readonly paymentFaults?: Faults;
};

export type Providers = {
  readonly payments: SandboxGateway;
  readonly mail: MailTransport;
  /** Null where mails really leave. */
  readonly outbox: OutboxTransport | null;
  readonly storage: ObjectStorage;
};

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
    storage: createDiskStorage({ root: config.storageDirectory }),
  };
}
