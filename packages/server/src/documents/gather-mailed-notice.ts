import { describeReduction } from '@roadworthy/core/changes/describe-change.ts';
import { reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import type { LegalDate } from '@roadworthy/core/policies/notices/earliest-legal-date.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { compareTerms } from '../renewals/compare-terms.ts';
import { renewalOf } from '../renewals/renewal-store.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { type MailedNoticeSource, mailedNoticeOf } from '@roadworthy/core/documents/mailed-notice.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import { endInWords } from '../billing/cancellation/end-in-words.ts';
import { whyNotRenewed } from '../policies/non-renewal/next-term.ts';
import { loadNotice } from '../policies/notice-store.ts';
import { placeOnPaper } from '../quoting/stored-address.ts';
import type { Gathering, Subject } from './gathering.ts';
import { aboutOf, commonOf } from './gather-statements.ts';

/** What the next term costs and covers otherwise, as it is offered now; null where it is not any more. */
async function renewalAnnounced(gathering: Gathering, policy: Policy, legal: LegalDate) {
  const renewal = await renewalOf(gathering, 'source_policy_id', policy.policyId);
  if (!renewal?.quoteId || !renewal.baseQuoteId) return null;
  const { before, after, reasons } = await compareTerms(gathering, renewal.baseQuoteId, renewal.quoteId);
  const both = { before: before.stored.quote, after: after.stored.quote };
  return {
    renewal: {
      renewsOn: renewal.renewalDate,
      before: before.total ?? 0,
      after: after.total ?? 0,
      reasons: reasons.map((one) => ({ what: sentence(one.label), cents: one.after - one.before })),
      takesAway: reducedCover(both.before, both.after).map((one) => describeReduction(one, both)),
      legal,
    },
  };
}

/** What a notice announces, as it stands. */
async function announcedBy(
  gathering: Gathering,
  noticeId: string,
  { policy, quote }: Pick<MailedNoticeSource, 'policy' | 'quote'>,
) {
  const { tx } = gathering;
  const { kind } = await tx
    .selectFrom('notices')
    .select('kind')
    .where('notice_id', '=', noticeId)
    .executeTakeFirstOrThrow();
  if (kind === 'cancellation') {
    const end = await endInWords(tx, policy, { payUrl: '', state: insuredState(quote) });
    return end && { end };
  }
  const { legal } = await loadNotice({ tx }, noticeId);
  if (kind === 'conditional_renewal') return renewalAnnounced(gathering, policy, legal);
  return { nonRenewal: { endsOn: policy.expirationDate, why: await whyNotRenewed({ tx }, policy), legal } };
}

/** The pages of the letter by post that a subject names. */
export async function gatherMailedNotice(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const letter = await gathering.tx
    .selectFrom('posted_letters')
    .select(['notice_id', 'addressee', 'recipient', 'address'])
    .where('posted_letter_id', '=', aboutOf(subject))
    .executeTakeFirstOrThrow();
  if (letter.notice_id === null || letter.addressee === 'claimant') throw new Error('A notice is about a policy');
  const announced = await announcedBy(gathering, letter.notice_id, common);
  if (announced === null) throw new Error('A notice announces an end, or another renewal');
  const { addressee, recipient } = letter;
  const address = placeOnPaper(letter.address);
  return mailedNoticeOf({ ...common, announced, addressee, recipient, address }, writing);
}
