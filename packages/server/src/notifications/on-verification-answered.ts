import { raisingEntries } from '@roadworthy/core/quoting/verifications/raising-entries.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

type Template = 'score_notice' | 'record_notice';

/** How often a quote was written about under a template. */
async function written({ tx }: Work, quoteId: string, template: Template): Promise<number> {
  const { count } = await tx
    .selectFrom('notifications')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('quote_id', '=', quoteId)
    .where('template', '=', template)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of how many people the driving records raise the price of a quote. */
async function peopleRaising(work: Work, quoteId: string): Promise<number> {
  const { quote } = await loadQuote(work, quoteId);
  return new Set(raisingEntries(quote).map(({ entityId }) => entityId)).size;
}

/**
 * Who pays is told in writing of what costs them money by an answer of a vendor: of the score once for a quote, of driving
 * records once for each person whose record does.
 */
export const notifyOnAdverseAnswer = on('verification_answered', async (work, { quoteId, kind, isAdverse }) => {
  if (!isAdverse) return;
  const template = kind === 'mvr' ? 'record_notice' : 'score_notice';
  const most = kind === 'mvr' ? await peopleRaising(work, quoteId) : 1;
  if ((await written(work, quoteId, template)) >= most) return;
  const recipient = await insuredAddress(work, quoteId);
  if (recipient !== null) await queueNotification(work, { template, recipient, quoteId });
});
