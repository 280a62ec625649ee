import {
  claimDeadlines,
  type ClockFacts,
  doneLate,
  nextDeadline,
  stopsWhileWaiting,
} from '@roadworthy/core/claims/law/claim-clock.ts';
import { type ClaimStatus, endedClaims } from '@roadworthy/core/claims/vocabulary.ts';
import { type Day, day, dayInZone, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable, Updateable } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';

export type ClaimRow = Selectable<Database['claims']>;

/** A claim, locked until the transaction ends. Throws `not_found`. */
export async function lockClaim({ tx }: Work, claimId: string): Promise<ClaimRow> {
  const row = await tx.selectFrom('claims').selectAll().where('claim_id', '=', claimId).forUpdate().executeTakeFirst();
  if (!row || row.erased !== null) throw notFound();
  return row;
}

/** A claim as it is. Throws `not_found`. */
export async function loadClaim({ tx }: Work, claimId: string): Promise<ClaimRow> {
  const row = await tx.selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirst();
  if (!row || row.erased !== null) throw notFound();
  return row;
}

export async function updateClaim(
  { tx }: Work,
  { claim_id }: Pick<ClaimRow, 'claim_id'>,
  change: Updateable<Database['claims']>,
): Promise<void> {
  await tx.updateTable('claims').set(change).where('claim_id', '=', claim_id).execute();
}

/** Moves a claim in the way that was decided. */
export async function moveClaim(
  work: Work,
  claim: ClaimRow,
  to: ClaimStatus,
  change: Updateable<Database['claims']> = {},
): Promise<ClaimRow> {
  await updateClaim(work, claim, { ...change, status: to });
  return loadClaim(work, claim.claim_id);
}

/** Whose law counts: that of where the insured risk is, else of where it happened. */
export async function placeOf({ tx }: Work, claim: ClaimRow): Promise<string> {
  const quoteId = claim.cover_quote_id ?? claim.quote_id;
  if (quoteId === null) return claim.administrative_area ?? '';
  const { administrative_area } = await tx
    .selectFrom('quotes')
    .select('administrative_area')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return administrative_area;
}

/** The day of the oldest message of who reported a claim that nobody has answered. */
async function unansweredSince({ tx }: Work, { claim_id, time_zone }: ClaimRow): Promise<Day | null> {
  const answered = tx
    .selectFrom('claim_notes')
    .select('claim_note_id')
    .where('claim_id', '=', claim_id)
    .where('visible', '=', true)
    .where('from_claimant', '=', false)
    .orderBy('claim_note_id', 'desc')
    .limit(1);
  const row = await tx
    .selectFrom('claim_notes')
    .select('created')
    .where('claim_id', '=', claim_id)
    .where('from_claimant', '=', true)
    .where(({ or, eb, not, exists }) => or([not(exists(answered)), eb('claim_note_id', '>', answered)]))
    .orderBy('claim_note_id')
    .limit(1)
    .executeTakeFirst();
  return row ? dayInZone(row.created, time_zone) : null;
}

/** Writes down what comes again and was done too late this time: the day of the next time stands in its place from now on. */
async function noteBreaches({ tx }: Work, { claim_id }: ClaimRow, facts: ClockFacts, today: Day): Promise<void> {
  const owed = await tx
    .selectFrom('claim_deadlines')
    .selectAll()
    .where('claim_id', '=', claim_id)
    .where('turn', '=', 0)
    .where('is_owed', '=', true)
    .where('done', 'is', null)
    .execute();
  const late = doneLate(
    owed.map((row) => ({ ...row, due: day(row.due) })),
    facts,
    today,
  );
  for (const { claim_deadline_id: _id, created: _created, updated: _updated, ...row } of late) {
    const turn = tx
      .selectFrom('claim_deadlines')
      .select(({ fn, eb }) => eb(fn.max('turn'), '+', 1).as('turn'))
      .where('claim_id', '=', claim_id)
      .where('step', '=', row.step);
    await tx
      .insertInto('claim_deadlines')
      .values({ ...row, is_owed: false, turn })
      .execute();
  }
}

/** Works out anew by when what has to be done for a claim, and keeps the next of it with the claim. */
export async function followClock(work: Work, claim: ClaimRow): Promise<void> {
  const { tx, organizationId } = work;
  const today = work.today(claim.time_zone);
  const place = await placeOf(work, claim);
  const waits = await tx
    .selectFrom('claim_waits')
    .select(['asked', 'came'])
    .where('claim_id', '=', claim.claim_id)
    .execute();
  const facts = {
    place,
    notice: dayInZone(claim.filed ?? work.now, claim.time_zone),
    proofOfLoss: dayOrNull(claim.proof_of_loss),
    acknowledged: dayOrNull(claim.acknowledged),
    investigationBegun: dayOrNull(claim.investigation_begun),
    investigationFinished: dayOrNull(claim.investigation_finished),
    decision: dayOrNull(claim.decided),
    isDenied: claim.status === 'denied',
    agreement: dayOrNull(claim.agreed),
    paid: dayOrNull(claim.paid_on),
    unanswered: await unansweredSince(work, claim),
    lastStatusLetter: dayOrNull(claim.last_status_letter),
    waits: waits.map(({ asked, came }) => ({ from: day(asked), to: dayOrNull(came) })),
  };
  const deadlines = claimDeadlines(facts, today);
  await noteBreaches(work, claim, facts, today);
  await tx
    .updateTable('claim_deadlines')
    .set({ is_owed: false })
    .where('claim_id', '=', claim.claim_id)
    .where('turn', '=', 0)
    .where(
      'step',
      'not in',
      deadlines.map(({ step }) => step),
    )
    .execute();
  await tx
    .insertInto('claim_deadlines')
    .values(
      deadlines.map(({ step, due, done, isProvisional, days, kind, grade, source }) => ({
        organization_id: organizationId,
        claim_id: claim.claim_id,
        step,
        due,
        done,
        is_provisional: isProvisional,
        is_owed: true,
        days,
        day_kind: kind,
        grade,
        source,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('claim_deadline_of_step').doUpdateSet(({ ref }) => ({
        due: ref('excluded.due'),
        done: ref('excluded.done'),
        is_provisional: ref('excluded.is_provisional'),
        is_owed: ref('excluded.is_owed'),
        days: ref('excluded.days'),
        day_kind: ref('excluded.day_kind'),
        grade: ref('excluded.grade'),
        source: ref('excluded.source'),
      })),
    )
    .execute();
  const isSettled = endedClaims.some((status) => status === claim.status);
  const next = isSettled ? null : nextDeadline(deadlines);
  const isWaiting = !isSettled && waits.some(({ came }) => came === null);
  await updateClaim(work, claim, {
    next_step: next?.step ?? null,
    next_due: next?.due ?? null,
    clock_stopped_by: isWaiting ? stopsWhileWaiting(place) : null,
  });
}
