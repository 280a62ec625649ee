import type { QuoteMoved } from '@roadworthy/core/quoting/decide-transition.ts';
import { on } from '../kernel/events.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';
import { insuredAddress } from './insured-address.ts';
import { enqueueNotification, queueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

type StaffLetter = 'referral_answered' | 'referral_message';

/** Owes a letter about a referral to somebody who works here, where they want letters; nobody is written to by themselves. */
async function tell(work: Work, template: StaffLetter, referralId: string, userId: string | null): Promise<void> {
  if (userId === null || userId === work.actor.userId) return;
  const recipient = await staffAddress(work, userId);
  if (recipient)
    await enqueueNotification(work, { template, recipient, subject: { kind: 'quote_referral', id: referralId } }, true);
}

/** Of two people of a referral the first, unless they have left the organization. */
const unlessLeft = (first: string, second: string) => sql<string | null>`
  case when (select bool_or(member.active) from organization_members member
      where member.organization_id = quote_referrals.organization_id and member.user_id = ${sql.ref(first)}) is false
    then ${sql.ref(second)} else coalesce(${sql.ref(first)}, ${sql.ref(second)}) end`;
const agentOfReferral = unlessLeft('quote_referrals.requested_by_user_id', 'quotes.assigned_agent_id');
const underwriterOfReferral = unlessLeft('quote_referrals.underwriter_user_id', 'quote_referrals.assignee_user_id');

/** The newest question about a quote: whoever asked it, else the agent whose quote it is. */
async function newestReferral({ tx }: Work, quoteId: string) {
  return tx
    .selectFrom('quote_referrals')
    .innerJoin('quotes', 'quotes.quote_id', 'quote_referrals.quote_id')
    .select([
      'quote_referrals.quote_referral_id as referralId',
      'quote_referrals.review_type as reviewType',
      agentOfReferral.as('agentId'),
    ])
    .where('quote_referrals.quote_id', '=', quoteId)
    .orderBy('quote_referrals.updated', 'desc')
    .executeTakeFirst();
}

async function notifyAgent(work: Work, { quoteId }: Pick<QuoteMoved, 'quoteId'>): Promise<void> {
  const newest = await newestReferral(work, quoteId);
  if (newest) await tell(work, 'referral_answered', newest.referralId, newest.agentId);
}

async function notifyBoth(work: Work, event: Pick<QuoteMoved, 'quoteId' | 'to'>): Promise<void> {
  await notifyAgent(work, event);
  // What is bound, or finished with an agent, is spoken of by the agent.
  if (!['open', 'agent_approved', 'ineligible'].includes(event.to)) return;
  const recipient = await insuredAddress(work, event.quoteId);
  if (recipient) await queueNotification(work, { template: 'quote_reviewed', recipient, quoteId: event.quoteId });
}

export const notifyOnReferralAccepted = on('referral_accepted', notifyBoth);
export const notifyOnApplicationAccepted = on('application_accepted', notifyBoth);
export const notifyOnReferralRejected = on('referral_rejected', notifyBoth);
export const notifyOnReferralExpired = on('referral_expired', notifyAgent);

/** Who asked hears from an underwriter, and who answers from an agent; an agent’s message that nobody is in charge of waits in the queue. */
export const notifyOnReferralMessage = on('referral_message_written', async (work, { referralId, userId }) => {
  const row = await work.tx
    .selectFrom('quote_referrals')
    .innerJoin('quotes', 'quotes.quote_id', 'quote_referrals.quote_id')
    .select([agentOfReferral.as('agentId'), underwriterOfReferral.as('underwriterId')])
    .where('quote_referral_id', '=', referralId)
    .executeTakeFirstOrThrow();
  for (const reader of new Set([row.agentId, row.underwriterId])) {
    if (reader !== userId) await tell(work, 'referral_message', referralId, reader);
  }
});
