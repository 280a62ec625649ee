import { followLetter, type LetterOnItsWay } from '@roadworthy/core/policies/notices/follow-letter.ts';
import { type WhyRefused } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { type Day, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import { failLetter, noteLetterLeft } from '../../claims/claim-letters.ts';
import { loadClaim, lockClaim } from '../../claims/claim-store.ts';
import { aboutClaim } from '../../claims/handle-claim.ts';
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

type Row = Selectable<Database['posted_letters']>;

/** Locks what a letter is about before the letter, as every writer beneath it does. */
async function lockSubject(work: Work, postedLetterId: string): Promise<void> {
  const { policy_id: policyId, claim_id: claimId } = await work.tx
    .selectFrom('posted_letters')
    .select(['policy_id', 'claim_id'])
    .where('posted_letter_id', '=', postedLetterId)
    .executeTakeFirstOrThrow();
  if (policyId !== null) await lockPolicy(work, policyId);
  if (claimId !== null) await lockClaim(work, claimId);
}

/** What is new of a letter, each once. */
type News = {
  readonly mailed: { readonly on: Day; readonly number: string } | null;
  readonly returnedOn: Day | null;
  readonly refused: { readonly why: WhyRefused; readonly reason: string } | null;
};

async function tellOfNotice(
  work: Work,
  { policy_id: policyId, notice_id: noticeId, recipient, service, addressee }: Row,
  { mailed, returnedOn, refused }: News,
): Promise<void> {
  if (policyId === null || noticeId === null) return;
  const isNotice = addressee === 'insured';
  if (mailed) {
    const { on, number } = mailed;
    if (isNotice) await proveNotice(work, { noticeId, by: service, on, reference: number });
    await work.publish({ type: 'letter_mailed', policyId, recipient, service, mailedOn: on, number });
  }
  if (returnedOn) {
    if (isNotice) await noteReturnedNotice(work, noticeId, returnedOn);
    await work.publish({ type: 'letter_returned', policyId, recipient, returnedOn });
  }
  if (refused) await work.publish({ type: 'letter_refused', policyId, recipient, ...refused });
}

async function tellOfClaim(
  work: Work,
  { claim_id: claimId, claim_letter_id: letterId, recipient }: Row,
  { mailed, returnedOn, refused }: News,
): Promise<void> {
  if (claimId === null || letterId === null) return;
  const claim = await loadClaim(work, claimId);
  if (mailed) {
    const { kind } = await work.tx
      .selectFrom('claim_letters')
      .select('kind')
      .where('claim_letter_id', '=', letterId)
      .executeTakeFirstOrThrow();
    await noteLetterLeft(work, claim, { letterId, kind, proof: mailed.number, on: mailed.on });
  }
  if (returnedOn) {
    await work.tx
      .updateTable('claim_letters')
      .set({ returned: returnedOn })
      .where('claim_letter_id', '=', letterId)
      .execute();
    await work.publish({
      type: 'claim_letter_returned',
      ...aboutClaim(claim),
      recipient,
      returnedOn,
      claimLetterId: letterId,
    });
  }
  if (refused) await failLetter(work, letterId, refused.reason);
}

/**
 * The one place where what became of a letter is written down, with what it proves of its notice or does for its claim, once
 * however often and in whatever order it is told.
 */
export async function noteLetter(work: Work, postedLetterId: string, found: FoundLetter): Promise<void> {
  const { tx } = work;
  await lockSubject(work, postedLetterId);
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
  const mailedOn = news.includes('mailed') ? next.mailedOn : null;
  const told = {
    mailed: mailedOn && { on: mailedOn, number: trackingNumber ?? reference ?? '' },
    returnedOn: news.includes('returned') ? next.returnedOn : null,
    refused: news.includes('refused') ? { why, reason: reason ?? '' } : null,
  };
  await tellOfNotice(work, row, told);
  await tellOfClaim(work, row, told);
}
