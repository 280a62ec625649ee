import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import { accept, refuse } from '@roadworthy/core/shared/decision.ts';
import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { type AskProvider, askOverHttp } from './ask-provider.ts';
import { proveBouncie, readBouncie } from './bouncie.ts';
import { proveMojio, readMojio } from './mojio.ts';
import { type PollAccount, polls } from './polls.ts';
import { type Headers, type Telematics, type TelematicsMessage, TelematicsUnansweredError } from './port.ts';
import type { Proof } from './proof.ts';
import { proveSamsara, readSamsara } from './samsara.ts';
import { proveSmartcar, readSmartcar } from './smartcar.ts';
import { proveTesla, readTesla } from './tesla.ts';
import { unreadable } from './values.ts';
import { proveZubie, readZubie } from './zubie.ts';

/** What we have with a provider: neither, either or both. */
export type TelematicsAccount = {
  /** What proves that a message comes from them. */
  readonly webhookSecret: string | null;
  readonly poll: PollAccount | null;
};
export type TelematicsAccounts = { readonly [Provider in TelematicsProvider]?: TelematicsAccount };

type Sent = { readonly headers: Headers; readonly body: Uint8Array; readonly json: unknown; readonly now: Date };
type Push = {
  readonly prove: (secret: string, sent: Sent) => Proof;
  readonly read: (json: unknown, secret: string) => TelematicsMessage;
};

/** Who pushes; the others are asked alone. */
const pushes = new Map<TelematicsProvider, Push>([
  ['bouncie', { prove: (secret, { headers }) => proveBouncie(secret, headers), read: readBouncie }],
  [
    'smartcar',
    { prove: (secret, { headers, body, json }) => proveSmartcar(secret, headers, body, json), read: readSmartcar },
  ],
  [
    'samasara',
    { prove: (secret, { headers, body, now }) => proveSamsara(secret, headers, body, now), read: readSamsara },
  ],
  ['tesla', { prove: (secret, { headers, body, now }) => proveTesla(secret, headers, body, now), read: readTesla }],
  ['mojio', { prove: (secret, { headers }) => proveMojio(secret, headers), read: readMojio }],
  ['zubie', { prove: (secret, { headers }) => proveZubie(secret, headers), read: readZubie }],
]);

/** Something that is no JSON, and differs from all of it. */
const noJson = Symbol('no JSON');

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return noJson;
  }
}

export type TelematicsOptions = {
  readonly accounts: TelematicsAccounts;
  /** The clock that they sign by. */
  readonly now: () => Date;
  readonly ask?: AskProvider;
};

/** The port over what we have with each provider; one without a secret is believed nothing. */
export function createTelematics({ accounts, now, ask = askOverHttp }: TelematicsOptions): Telematics {
  const accountOf = (provider: TelematicsProvider): TelematicsAccount | undefined =>
    Object.hasOwn(accounts, provider) ? accounts[provider] : undefined;
  return {
    receive(provider, headers, body) {
      const push = pushes.get(provider);
      if (!push) return refuse('provider_unknown', forPrograms('Nobody pushes under this name.'));
      const secret = accountOf(provider)?.webhookSecret ?? '';
      if (secret === '') return refuse('provider_off', forPrograms('We have no account with this provider.'));
      const json = jsonOf(body);
      const proof = push.prove(secret, { headers, body, json, now: now() });
      if (!proof.ok) return proof;
      // It is theirs, and stays: sent again it would be no better.
      return accept(json === noJson ? unreadable : push.read(json, secret));
    },
    canPoll: (provider) => polls.has(provider) && (accountOf(provider)?.poll ?? null) !== null,
    async *poll(provider, deviceIds) {
      const account = accountOf(provider)?.poll;
      const poll = polls.get(provider);
      if (!account || !poll) throw new TelematicsUnansweredError('this provider cannot be asked');
      if (deviceIds.length > 0) yield* poll(ask, account, deviceIds);
    },
  };
}
