import { createHmac, randomUUID } from 'node:crypto';
import type { DomainEvent } from '@roadworthy/core/events.ts';
import { campaignOf, readAttribution } from '@roadworthy/core/shared/site/attribution.ts';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { KnownGoal } from '@roadworthy/core/shared/site/visit-events.ts';
import { on } from '../kernel/events.ts';
import { readUnderLock } from '../kernel/under-lock.ts';
import type { Work } from '../kernel/work.ts';

const longestCode = 64;

/** In what language a quote was begun, and what its visitor came through. */
const readArrival = readUnderLock(
  ['quotes'],
  (quoteId: string) => quoteId,
  ({ tx }, quoteId) =>
    tx.selectFrom('quotes').select(['language', 'attribution']).where('quote_id', '=', quoteId).executeTakeFirst(),
);

/**
 * Counts a goal where it is reached, in the transaction that reaches it: no page can tell one that did not happen. It is
 * counted once for a quote and a day, in the language and through the campaign of the quote; on what device, nobody asked.
 */
async function countGoal(work: Work, goal: KnownGoal, quoteId: string): Promise<void> {
  const { tx, organizationId, platform, now } = work;
  const quote = await readArrival(work, quoteId);
  if (!quote) return;
  const day = now.toISOString().slice(0, 10);
  const attribution = readAttribution(quote.attribution);
  const visit = createHmac('sha256', platform.secrets.deviceKey).update(`goal ${day} ${quoteId}`).digest('hex');
  await tx
    .insertInto('visit_events')
    .values({
      organization_id: organizationId,
      message_id: randomUUID(),
      day,
      visit: visit.slice(0, 32),
      kind: 'track',
      name: 'goal_reached',
      goal,
      step: goal === 'policy_bound' ? 'bound' : null,
      device: null,
      language: readLocale(quote.language) ?? 'en-us',
      campaign: campaignOf(attribution)?.slice(0, longestCode) ?? null,
      affiliate_id: attribution['tid'] ?? null,
      received: now,
    })
    .execute();
}

const goalOf = {
  quote_started: 'quote_started',
  quote_progress_saved: 'quote_saved',
  quote_signed: 'sign_completed',
  payment_received: 'payment_completed',
  policy_bound: 'policy_bound',
  policy_cancelled: 'cancel_completed',
  quote_sent: 'agent_quote_sent',
  referral_accepted: 'referral_decided',
  referral_rejected: 'referral_decided',
} as const satisfies Partial<Record<DomainEvent['type'], KnownGoal>>;

/** The events that are goals, each of which is counted as it happens. */
export const countGoals = (Object.keys(goalOf) as (keyof typeof goalOf)[]).map((type) =>
  on(type, (work, { quoteId }) => countGoal(work, goalOf[type], quoteId)),
);
