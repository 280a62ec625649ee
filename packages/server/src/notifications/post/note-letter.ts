import { followLetter, type LetterOnItsWay } from '@roadworthy/core/policies/notices/follow-letter.ts';
import { type WhyRefused } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { noteReturnedNotice, proveNotice } from '../../policies/notice-store.ts';
import { lockPolicy } from '../../policies/policy-store.ts';

/** What is known of a letter by now, from its vendor or from ourselves. */
export type FoundLetter = LetterOnItsWay & {
  readonly reference: string | null;
  readonly trackingNumber: string | null;
  /** Why a letter is refused, where that is not the vendor's word. */
  readonly why?: WhyRefused;
  readonly reason: string | null;
};

/**
 * The one place where what became of a letter is written down, with what it proves of its notice, once however often and in
 * whatever order it is told. The policy is locked first, as by every writer beneath it.
 */
export async function noteLetter(work: Work, postedLetterId: string, found: FoundLetter): Promise<void> {
  const { tx } = work;
  const { policy_id: policyId } = await tx
    .selectFrom('posted_letters')
    .select('policy_id')
    .where('posted_letter_id', '=', postedLetterId)
    .executeTakeFirstOrThrow();
  await lockPolicy(work, policyId);
  const row = await tx
    .selectFrom('posted_letters')
    .selectAll()
    .where('posted_letter_id', '=', postedLetterId)
    .executeTakeFirstOrThrow();
  const known = { status: row.status, mailedOn: dayOrNull(row.mailed_on), returnedOn: dayOrNull(row.returned_on) };
  const { next, news } = followLetter(known, found);
  const reference = row.reference ?? found.reference;
  const trackingNumber = row.tracking_number ?? found.trackingNumber;
  const reason = found.reason === null ? row.reason : cutToFit(found.reason, 'reason');
  const why = found.why ?? 'vendor';
  await tx
    .updateTable('posted_letters')
    .set({
      status: next.status,
      mailed_on: next.mailedOn,
      returned_on: next.returnedOn,
      reference,
      tracking_number: trackingNumber,
      why_refused: next.status === 'refused' ? (row.why_refused ?? why) : null,
      reason,
      followed: work.now,
    })
    .where('posted_letter_id', '=', postedLetterId)
    .execute();
  const { notice_id: noticeId, recipient, service, addressee } = row;
  const isNotice = addressee === 'insured';
  if (news.includes('mailed') && next.mailedOn !== null) {
    const number = trackingNumber ?? reference ?? '';
    if (isNotice) await proveNotice(work, { noticeId, by: service, on: next.mailedOn, reference: number });
    await work.publish({ type: 'letter_mailed', policyId, recipient, service, mailedOn: next.mailedOn, number });
  }
  if (news.includes('returned') && next.returnedOn !== null) {
    if (isNotice) await noteReturnedNotice(work, noticeId, next.returnedOn);
    await work.publish({ type: 'letter_returned', policyId, recipient, returnedOn: next.returnedOn });
  }
  if (news.includes('refused'))
    await work.publish({ type: 'letter_refused', policyId, recipient, why, reason: reason ?? '' });
}
