import { daysAhead, type NonRenewalInWords, nonRenewalStep } from '@roadworthy/core/policies/notices/non-renewal.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { insuredState, isRentedToOthers } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { coverDayOf } from '../activate-policy.ts';
import { firstDayOf } from '../first-day-of-contract.ts';
import { loadNotice, writeNotice } from '../notice-store.ts';
import { lockPolicy } from '../policy-store.ts';
import { nextTermOf, whyNotRenewed } from './next-term.ts';

/**
 * Terms that end within the longest notice of any place, each looked at once a week until it is told. Rows are chosen by
 * the furthest zone's day, and decided by their own.
 */
export const termsToEnd = `
  select organization_id, policy_id from policies
  where policy_status in ('active', 'delinquent') and expiration_date <= (app_now() + interval '150 days')::date
    and coalesce(non_renewal_look, '-infinity') <= (app_now() + interval '14 hours')::date
  order by non_renewal_look nulls first, expiration_date limit 500`;

/** The notice by which the end of a term was told; null where it was not. */
async function noticeOfTerm({ tx }: { readonly tx: Tx }, policyId: string, endsOn: Day) {
  const row = await tx
    .selectFrom('notices')
    .select('notice_id')
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'non_renewal')
    .where('ends_on', '=', endsOn)
    .executeTakeFirst();
  return row ? loadNotice({ tx }, row.notice_id) : null;
}

/**
 * Tells who is insured that a term ends and is not renewed, once that is due; does nothing before, to one that was told,
 * or where a renewal is offered. Safe to ask at any time.
 */
export async function announceNonRenewal(work: Work, policyId: string): Promise<void> {
  const { policy, consent } = await lockPolicy(work, policyId);
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const today = coverDayOf(work, policy);
  const step = nonRenewalStep({
    policy,
    today,
    state: insuredState(quote),
    isRentedToOthers: isRentedToOthers(quote),
    inForceSince: await firstDayOf(work, policy),
    consent,
    postLeadDays: work.platform.post.leadDays,
    nextTerm: await nextTermOf(work, policy),
    isNotified: (await noticeOfTerm(work, policyId, policy.expirationDate)) !== null,
  });
  // Where the insured lives and what renews the term may change: it is looked at again in a week at the latest.
  const again = addDays(today, daysAhead);
  const look = step.do === 'wait' && step.until < again ? step.until : again;
  await work.tx.updateTable('policies').set({ non_renewal_look: look }).where('policy_id', '=', policyId).execute();
  if (step.do !== 'announce') return;
  const { endsOn, sendBy, legal, channel } = step;
  const noticeId = await writeNotice(work, { policyId, kind: 'non_renewal', legal, channel, term: { endsOn, sendBy } });
  await work.publish({
    type: 'non_renewal_announced',
    policyId,
    quoteId: policy.currentQuoteId,
    noticeId,
    endsOn,
    comes: legal.sent <= sendBy ? 'in_time' : 'late',
  });
}

/** The notice of non-renewal of a term as letters tell it; null where cover does not end so any more. */
export async function nonRenewalOf(tx: Tx, policy: Policy): Promise<NonRenewalInWords | null> {
  const { policyId, status, expirationDate: endsOn } = policy;
  if (!statusesInForce.some((one) => one === status)) return null;
  if ((await nextTermOf({ tx }, policy)) === 'offered') return null;
  const notice = await noticeOfTerm({ tx }, policyId, endsOn);
  return notice && { endsOn, why: await whyNotRenewed({ tx }, policy), legal: notice.legal };
}
