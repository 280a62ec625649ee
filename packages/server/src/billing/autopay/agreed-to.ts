import { checkAutopayConsent } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import {
  checkDebitAuthorization,
  type ProvidedAuthorization,
} from '@roadworthy/core/billing/collection/debit-authorization.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { Work } from '../../kernel/work.ts';
import { type AgreedFor, type Worded, wordingFor } from './autopay-wording.ts';

/** What whoever pays says that they agreed to. */
type Provided = {
  readonly debit_authorization?: ProvidedAuthorization | null | undefined;
  readonly autopay_consent?: string | null | undefined;
};

/** To what they did: a debit, which says that a bank account pays, and payments that are taken by themselves. */
export type AgreedTo = {
  readonly debit: ProvidedAuthorization | null;
  readonly autopay: Worded | null;
};

/** Checks that what was agreed to is what is in force, and what is paid; keeps the words as they were read. */
export async function agreedTo(
  work: Work,
  { debit_authorization, autopay_consent }: Provided,
  due: number,
  of: AgreedFor,
): Promise<AgreedTo | Refused> {
  const debit = debit_authorization ? checkDebitAuthorization(debit_authorization, due) : null;
  if (debit && !debit.ok) return debit;
  const kind = debit ? 'bank' : 'card';
  const consented = autopay_consent ? checkAutopayConsent(autopay_consent, kind) : null;
  if (consented && !consented.ok) return consented;
  return { debit: debit?.event ?? null, autopay: consented && (await wordingFor(work, kind, of)) };
}
