import type Stripe from 'stripe';
import type { StripeTrouble } from './stripe-errors.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another place that speaks Stripe's API, for tests. */
  readonly apiUrl?: string | undefined;
  /** Real time: Stripe's own clock is the measure of signatures and lists. */
  readonly now: () => Date;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** Hears of what is neither an answer nor a decline: wrong keys, limits, silence. */
  readonly onTrouble?: ((trouble: StripeTrouble) => void) | undefined;
};

function placeOf(apiUrl: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(apiUrl);
  return protocol === 'https:'
    ? { protocol: 'https', host: hostname, port: port || 443 }
    : { protocol: 'http', host: hostname, port: port || 80 };
}

/**
 * Stripe's library, loaded when it is first needed: an installation without Stripe does without its 34 MB. It repeats
 * a request that broke off under the same idempotency key.
 */
export function openClient({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeOptions): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined;
  const settings: Stripe.StripeConfig = { maxNetworkRetries: 2, timeout: timeoutMs, telemetry: false };
  return () =>
    (opened ??= import('stripe').then(
      ({ default: Library }) => new Library(secretKey, { ...settings, ...(apiUrl ? placeOf(apiUrl) : {}) }),
    ));
}
