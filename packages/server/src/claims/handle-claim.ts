import { decideClaim, type ClaimOperation, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { type NotedStep, notedSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { rolesWith } from '@roadworthy/core/identity/role-permissions.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { findProseProblem } from '@roadworthy/core/shared/text/check-text.ts';
import { type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { exposuresOf, release } from './claim-exposures.ts';
import { type ClaimRow, followClock, lockClaim, moveClaim } from './claim-store.ts';

/** What an event says of a claim: which one, of which policy, and its number. */
export const aboutClaim = ({ claim_id, policy_id, claim_number }: ClaimRow) => ({
  claimId: claim_id,
  policyId: policy_id,
  number: claim_number ?? '',
});

/** A claim that somebody may do something to, as it stands. */
export async function openClaim(work: Work, claimId: string, deed: ClaimOperation): Promise<Decision<ClaimRow>> {
  const claim = await lockClaim(work, claimId);
  const may = decideClaim(claim, deed, work.actor);
  return may.ok ? accept(claim) : may;
}

export function checkReason(reason: string): Decision<string> {
  const text = reason.trim();
  if (text === '') {
    return refuse('reason_missing', words('Give a reason.', 'Donnez une raison.'), 'reason');
  }
  const problem = findProseProblem(text, 'reason', 'reason');
  return problem ? { ok: false, refusal: problem } : accept(text);
}

/** The name of somebody who handles claims, or null for everybody else. */
export async function handlerName({ tx }: Work, userId: string): Promise<string | null> {
  const holders = rolesWith('claim:handle').map(String);
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', first_name, last_name) as name from users
    where user_id = ${userId}::uuid and holds_global_role(user_id, ${holders})`.execute(tx);
  return rows[0]?.name ?? null;
}

export const assignClaim = operation({
  name: 'assign_claim',
  permission: permissionsOfClaim('assign_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'assign_claim');
    if (!claim.ok) return claim;
    const handler = work.input.handler_user_id ?? personOf(work.actor);
    const name = await handlerName(work, handler);
    if (name === null || name === '') {
      return refuse(
        'handler_unknown',
        words(
          'Choose somebody of the service who handles claims.',
          'Choisissez une personne du service qui traite les réclamations.',
        ),
        'handler_user_id',
      );
    }
    const { status } = claim.event;
    const moved = await moveClaim(work, claim.event, status === 'filed' ? 'open' : status, {
      handler_user_id: handler,
      handler_name: name,
      assigned_because: [],
    });
    await followClock(work, moved);
    await work.publish({ type: 'claim_assigned', ...aboutClaim(moved), handler: name });
    return { claim_id: moved.claim_id };
  },
});

export const investigateClaim = operation({
  name: 'investigate_claim',
  permission: permissionsOfClaim('investigate_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'investigate_claim');
    if (!claim.ok) return claim;
    const today = work.today(claim.event.time_zone);
    const moved = await moveClaim(work, claim.event, 'investigating', {
      investigation_begun: claim.event.investigation_begun ?? today,
    });
    await followClock(work, moved);
    await work.publish({ type: 'claim_investigated', ...aboutClaim(moved) });
    return { claim_id: moved.claim_id };
  },
});

function checkStep(claim: ClaimRow, step: string, on: Day, today: Day): Decision<NotedStep> {
  const known = notedSteps.find((one) => one === step);
  if (!known) {
    return refuse(
      'choice_unknown',
      words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
      'step',
    );
  }
  const filed = dayInZone(claim.filed ?? new Date(0), claim.time_zone);
  return on >= filed && on <= today
    ? accept(known)
    : refuse(
        'day_out_of_range',
        words('Choose a day from the report until today.', 'Choisissez un jour entre la déclaration et aujourd’hui.'),
        'on',
      );
}

export const noteClaimStep = operation({
  name: 'note_claim_step',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { step: 'acknowledged', on: '2026-06-15' },
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'reserve_claim');
    if (!claim.ok) return claim;
    const on = day(work.input.on);
    const step = checkStep(claim.event, work.input.step, on, work.today(claim.event.time_zone));
    if (!step.ok) return step;
    const moved = await moveClaim(work, claim.event, claim.event.status, { [step.event]: on });
    await followClock(work, moved);
    await work.publish({ type: 'claim_step_done', ...aboutClaim(moved), step: step.event, on });
    return { claim_id: moved.claim_id };
  },
});

/** Something is decided of a payment first, then of the claim. */
const refusePaymentMoving = () =>
  refuse(
    'payment_open',
    words(
      'A payment of this claim waits for somebody or is on its way. Decide on it first.',
      'Un paiement de cette réclamation attend quelqu’un ou est en route. Décidez-en d’abord.',
    ),
  );

export const denyClaim = operation({
  name: 'deny_claim',
  permission: permissionsOfClaim('deny_claim'),
  root: 'claim_id',
  example: { reason: 'Wear is not covered (part “Damage to your vehicle”).' },
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'deny_claim');
    if (!claim.ok) return claim;
    const reason = checkReason(work.input.reason);
    if (!reason.ok) return reason;
    if ((await heldFor(work, claim.event)).moving > 0) return refusePaymentMoving();
    const moved = await moveClaim(work, claim.event, 'denied', {
      decided: work.today(claim.event.time_zone),
      decision_reason: reason.event,
    });
    await release(work, moved);
    await followClock(work, moved);
    await work.publish({ type: 'claim_denied', ...aboutClaim(moved), reason: reason.event });
    return { claim_id: moved.claim_id };
  },
});

/** What is held back for a claim in all, and asked to be paid or on its way; cents. */
export async function heldFor(
  work: Work,
  claim: ClaimRow,
): Promise<{ readonly held: number; readonly moving: number }> {
  const rows = await exposuresOf(work, claim);
  const { moving } = await work.tx
    .selectFrom('claim_payments')
    .select(({ fn }) => fn.countAll<number>().as('moving'))
    .where('claim_id', '=', claim.claim_id)
    .where('status', 'in', ['requested', 'sending'])
    .executeTakeFirstOrThrow();
  return { held: sumCents(rows.map((row) => row.reserve_indemnity + row.reserve_expense)), moving };
}

export const closeClaim = operation({
  name: 'close_claim',
  permission: permissionsOfClaim('close_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'close_claim');
    if (!claim.ok) return claim;
    const { held, moving } = await heldFor(work, claim.event);
    if (moving > 0) return refusePaymentMoving();
    if (held > 0) {
      return refuse(
        'reserve_left',
        words(
          'Something is still held back for this claim. Set it to $0 first.',
          'Un montant est encore provisionné pour cette réclamation. Ramenez-le d’abord à 0 $.',
        ),
      );
    }
    const moved = await moveClaim(work, claim.event, 'closed', { ended: work.today(claim.event.time_zone) });
    await followClock(work, moved);
    await work.publish({ type: 'claim_closed', ...aboutClaim(moved) });
    return { claim_id: moved.claim_id };
  },
});

export const reopenClaim = operation({
  name: 'reopen_claim',
  permission: permissionsOfClaim('reopen_claim'),
  root: 'claim_id',
  example: { reason: 'New photographs came in.' },
  async run(work) {
    const claim = await openClaim(work, work.input.claim_id, 'reopen_claim');
    if (!claim.ok) return claim;
    const reason = checkReason(work.input.reason);
    if (!reason.ok) return reason;
    // A decision is owed again; what was said before stands in the timeline.
    const moved = await moveClaim(work, claim.event, 'reopened', { decided: null, decision_reason: null, ended: null });
    await followClock(work, moved);
    await work.publish({ type: 'claim_reopened', ...aboutClaim(moved), reason: reason.event });
    return { claim_id: moved.claim_id };
  },
});
