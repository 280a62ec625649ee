import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../requests/query-keys.ts';
import { fetchJson, headersFor } from '../requests/request.ts';
import { postAuth } from './sign-in-calls.ts';

export type OwnPasskey = {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly created: string;
  readonly lastUsed: string | null;
};

/** How the person who asks comes in. */
export type WaysIn = {
  /** What they are asked for before a way in changes; null: nothing, they came in a moment ago. */
  readonly asked: 'password' | 'code' | null;
  readonly email: string;
  /** That of this page: another's passkeys do not work here. */
  readonly domain: string;
  readonly mayHaveSecondFactor: boolean;
  /** Who demands a second factor of them; a demo demands none of the platform's staff, and says so. */
  readonly demandedBy?: 'organization' | 'platform' | 'not_in_demo' | null;
  readonly secondFactor: { readonly since: string; readonly recoveryCodes: number } | null;
  readonly passkeys: readonly OwnPasskey[];
};

const address = '/api/auth/ways-in';

/** The ways in of the person who asks. */
export const waysIn = queryOptions({
  queryKey: queryKeys.url(address, true),
  queryFn: async () => (await fetchJson(address, { headers: headersFor({}) })) as WaysIn,
});

/** A new secret for an authenticator, which counts from its first code on. */
export const beginFactor = async (proof: string) =>
  (await postAuth('/second-factor/begin', { proof })) as { readonly secret: string; readonly address: string };

const codesOf = async (answer: Promise<unknown>) =>
  ((await answer) as { recoveryCodes: readonly string[] }).recoveryCodes;

/** The recovery codes, for the first code of the authenticator. */
export const confirmFactor = (code: string) => codesOf(postAuth('/second-factor/confirm', { code }));

/** Other recovery codes. */
export const renewCodes = (proof: string, code: string) =>
  codesOf(postAuth('/second-factor/recovery-codes', { proof, code }));

export const endFactor = (proof: string, code: string) => postAuth('/second-factor/end', { proof, code });

/** The code after the password. */
export const giveFactorCode = (code: string, trust: boolean) => postAuth('/sign-in/second-factor', { code, trust });

/** A code that proves once more who a customer is. */
export const mailProof = (email: string) => postAuth('/email-otp/send-verification-otp', { email });
