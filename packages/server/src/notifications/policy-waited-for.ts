import type { FreedLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { areaName } from '@roadworthy/core/products/area-names.ts';
import { type Moratorium, riskPlacesOf, stopOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { MoratoriumAction } from '@roadworthy/core/quoting/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

type Reading = { readonly tx: Tx; readonly platform: Platform };

/** A policy of which more cover was refused, with what is stopped for it now. */
export type WaitedPolicy = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly moratoriums: readonly Moratorium[];
};

export async function policyWaitedFor(reading: Reading, policyId: string): Promise<WaitedPolicy> {
  const { policy } = await loadPolicy(reading, policyId);
  const { quote, moratoriums } = await loadQuote(reading, policy.currentQuoteId);
  return { policy, quote, moratoriums };
}

type Wait = Pick<
  Selectable<Database['waitlist']>,
  'actions' | 'administrative_area' | 'postal_code' | 'provider' | 'source'
>;

/** Whether what somebody was refused may be done now: the policy is one of which it can be, and nothing stops it. */
export function isFree({ policy, quote, moratoriums }: WaitedPolicy, wait: Wait, at: Date): boolean {
  const isOver = endedStatuses.some((one) => one === policy.status);
  if (isOver !== (wait.source === 'reinstatement')) return false;
  const refusedAt = { administrativeArea: wait.administrative_area, postalCode: wait.postal_code ?? '' };
  const places = [refusedAt, ...riskPlacesOf(quote)];
  // As the check of the table has them.
  return stopOf(moratoriums, wait.actions as MoratoriumAction[], { provider: policy.provider, places, at }) === null;
}

/** Where who is insured goes on, by what they were refused; each of the kinds of change has a page of its own. */
function pageOf({ policyId }: Policy, source: string): string {
  if (source === 'reinstatement') return `/customers/reinstate?policy=${policyId}`;
  if (source === 'renewal') return `/customers/policies/${policyId}/renewal`;
  return `/customers/policies/${policyId}/change/${source}`;
}

/** Where staff go on: everything but a change of cover is a dialog of the policy. */
const pageOfStaff = ({ policyId }: Policy, source: string): string =>
  ['reinstatement', 'renewal', 'first_day'].includes(source)
    ? `/agents/policies/${policyId}`
    : `/agents/policies/${policyId}/change`;

/** What the letter says to who asked to be told when nothing stops a change of a policy, as things stand. */
export async function factsOfFreed(
  reading: Reading & { readonly sender: Sender },
  waitlistId: string,
  recipient: string,
): Promise<{ readonly facts: FreedLetterFacts; readonly language: PageLocale }> {
  const { tx, platform, sender } = reading;
  const wait = await tx
    .selectFrom('waitlist')
    .selectAll()
    .where('waitlist_id', '=', waitlistId)
    .executeTakeFirstOrThrow();
  if (wait.policy_id === null) throw new Error(`Wait ${waitlistId} is of no policy`);
  const waited = await policyWaitedFor(reading, wait.policy_id);
  const { policy } = waited;
  const insured = await tx.selectFrom('users').select('email').where('user_id', '=', policy.userId).executeTakeFirst();
  const path = (insured?.email === recipient ? pageOf : pageOfStaff)(policy, wait.source);
  const facts = {
    sender,
    area: sentence(areaName(wait.administrative_area)),
    policyNumber: policy.policyNumber,
    isFree: isFree(waited, wait, platform.clock.now()),
    url: new URL(path, addressFor(platform.config, waited.quote.country)).href,
  };
  return { facts, language: wait.language };
}
