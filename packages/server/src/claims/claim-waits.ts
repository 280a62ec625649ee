import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { nameOfActor } from './adjusters.ts';
import { followClock, loadClaim, lockClaim, moveClaim } from './claim-store.ts';
import { aboutClaim, checkReason, openClaim } from './handle-claim.ts';

export const askClaimant = operation({
  name: 'ask_claimant',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { what: 'The estimate of the shop' },
  async run(work) {
    const opened = await openClaim(work, work.input.claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const what = tidyLine(work.input.what);
    const problem = findLineProblem(what, 'name', 'what');
    if (problem) return { ok: false, refusal: problem };
    if (what === '') {
      return refuse('what_missing', words('Say what is needed.', 'Dites ce qu’il faut.'), 'what');
    }
    await work.tx
      .insertInto('claim_waits')
      .values({
        organization_id: work.organizationId,
        claim_id: claim.claim_id,
        what,
        asked: work.today(claim.time_zone),
        asked_by_name: await nameOfActor(work),
      })
      .execute();
    await followClock(work, claim);
    await work.publish({ type: 'claimant_asked', ...aboutClaim(claim), what });
    return { claim_id: claim.claim_id };
  },
});

/** Whether something that the claimant was asked for has not come yet. */
const checkWaiting = (came: string | null): Decision<null> =>
  came === null ? accept(null) : refuse('wait_ended', words('This came in already.', 'Ceci est déjà arrivé.'));

/** What may be done to what the claimant was asked for. */
export const readWaitAbilities: ReadAbilities = async (work, waitId) => {
  const { claim_id, came } = await work.tx
    .selectFrom('claim_waits')
    .select(['claim_id', 'came'])
    .where('claim_wait_id', '=', waitId)
    .executeTakeFirstOrThrow();
  const handles = decideClaim(await loadClaim(work, claim_id), 'reserve_claim', work.actor);
  return { note_claim_arrival: handles.ok ? checkWaiting(came) : handles };
};

export const noteClaimArrival = operation({
  name: 'note_claim_arrival',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { claim_wait_id: '00000000-0000-7000-8000-000000000000', on: '2026-06-15' },
  async run(work) {
    const { claim_id, claim_wait_id, on: typed } = work.input;
    const opened = await openClaim(work, claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const wait = await work.tx
      .selectFrom('claim_waits')
      .selectAll()
      .where('claim_wait_id', '=', claim_wait_id)
      .where('claim_id', '=', claim_id)
      .executeTakeFirst();
    if (!wait) throw notFound();
    const on = day(typed);
    const waits = checkWaiting(wait.came);
    if (!waits.ok) return waits;
    if (on < day(wait.asked) || on > work.today(claim.time_zone)) {
      return refuse(
        'day_out_of_range',
        words(
          'Choose a day from when it was asked for until today.',
          'Choisissez un jour entre la demande et aujourd’hui.',
        ),
        'on',
      );
    }
    await work.tx.updateTable('claim_waits').set({ came: on }).where('claim_wait_id', '=', claim_wait_id).execute();
    await followClock(work, claim);
    await work.publish({ type: 'claimant_answered', ...aboutClaim(claim), what: wait.what, on });
    return { claim_id };
  },
});

export const appealClaim = operation({
  name: 'appeal_claim',
  permission: permissionsOfClaim('appeal_claim'),
  root: 'claim_id',
  example: { reason: 'The shop says that it was hail.' },
  async run(work) {
    const opened = await openClaim(work, work.input.claim_id, 'appeal_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const reason = checkReason(work.input.reason);
    if (!reason.ok) return reason;
    if (claim.appealed !== null) {
      return refuse(
        'appealed_already',
        words(
          'This claim was appealed before. The letter of denial says who else looks at complaints.',
          'Cette réclamation a déjà été portée en appel. La lettre de refus indique qui d’autre examine les plaintes.',
        ),
      );
    }
    // A decision is owed again, and what was said before stands in the timeline.
    const moved = await moveClaim(work, claim, 'reopened', {
      appealed: work.today(claim.time_zone),
      appeal_reason: reason.event,
      decided: null,
      decision_reason: null,
      ended: null,
    });
    await followClock(work, moved);
    await work.publish({ type: 'claim_appealed', ...aboutClaim(moved), reason: reason.event });
    return { claim_id: moved.claim_id };
  },
});

/** Claims whose legal days run. */
export const openClaims = `
  select organization_id, claim_id from claims
  where status not in ('draft', 'denied', 'paid', 'closed', 'withdrawn') order by filed limit 500`;

/** Works out the legal days of a claim anew. */
export async function recountClaim(work: Work, claimId: string): Promise<void> {
  await followClock(work, await lockClaim(work, claimId));
}
