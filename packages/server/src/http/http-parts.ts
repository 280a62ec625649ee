import type { SandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import type { LocalErrors } from '@roadworthy/providers/errors/local-errors.ts';
import type { OutboxTransport } from '@roadworthy/providers/mail/outbox-transport.ts';
import type { Identity } from '../identity/connect-identity.ts';
import type { Platform } from '../kernel/platform.ts';

/** What the HTTP layer stands on. */
export type HttpParts = {
  readonly platform: Platform;
  readonly identity: Identity;
  /** Shown at /dev/outbox in demo mode; null where mails really leave. */
  readonly outbox: OutboxTransport | null;
  /** Opens the demo's pages to whoever comes from elsewhere. */
  readonly demoPassword: string;
  /** Shown to staff at /dev/errors; null where reports really leave. */
  readonly localErrors: LocalErrors | null;
  /** Takes the sandbox's forms for cards and bank accounts; null with a real gateway, whose own form does. */
  readonly cards: Pick<SandboxGateway, 'tokenizeCard' | 'tokenizeAccount'> | null;
  /** Whether the demo is there, where one is wanted. */
  readonly isFilled?: () => boolean;
  /** Whether this process was told to end: it answers on, and asks a balancer to lead elsewhere. */
  readonly isEnding?: () => boolean;
};
