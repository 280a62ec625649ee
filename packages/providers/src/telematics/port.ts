import type { Reading } from '@roadworthy/core/incidents/devices/reading.ts';
import type { TelematicsProvider, UnknownPayloadReason } from '@roadworthy/core/incidents/vocabulary.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';

/** Header fields as Node has them. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export type TelematicsRefused =
  | 'provider_unknown'
  | 'provider_off'
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_wrong'
  | 'signature_stale';

/** What a message of a provider says. */
export type TelematicsMessage = {
  readonly readings: readonly Reading[];
  /** Devices that it tells something of, and no place that may be believed: the provider is asked. */
  readonly askAfter: readonly string[];
  /** Why something in it was not read. */
  readonly unknown: Extract<UnknownPayloadReason, 'unreadable' | 'unknown_event'> | null;
  /** What the provider waits to hear, as JSON. */
  readonly answer: Readonly<Record<string, string>>;
};

/** What a provider that was asked said of devices: an answer as it came, nothing now, or that it may not tell of them. */
export type Polled = { readonly deviceIds: readonly string[] } & (
  | { readonly outcome: 'answered'; readonly message: TelematicsMessage; readonly raw: Uint8Array }
  | { readonly outcome: 'unreached' | 'refused' }
);

/** What the devices of eight providers tell: pushed to us, or asked for. */
export type Telematics = {
  /** A message that was pushed, believed by its proof of sender alone. */
  receive(
    provider: TelematicsProvider,
    headers: Headers,
    body: Uint8Array,
  ): Decision<TelematicsMessage, TelematicsRefused>;
  /** Whether a provider can be asked. */
  canPoll(provider: TelematicsProvider): boolean;
  /** Asks a provider after devices, where each is last, one answer after the other. Throws TelematicsUnansweredError. */
  poll(provider: TelematicsProvider, deviceIds: readonly string[]): AsyncIterable<Polled>;
};

/** There was no answer, or one that asks for patience. */
export class TelematicsUnansweredError extends Error {
  override readonly name = 'TelematicsUnansweredError';
  /** Seconds that the provider wants us to wait. */
  readonly retryAfter: number | null;
  /** The status of its answer; null where there was none. */
  readonly status: number | null;
  constructor(
    message: string,
    {
      retryAfter = null,
      status = null,
      ...options
    }: ErrorOptions & { readonly retryAfter?: number | null; readonly status?: number | null } = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
