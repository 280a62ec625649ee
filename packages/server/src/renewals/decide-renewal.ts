import {
  decideApproval,
  decidePlainApproval,
  type DecidedRenewal,
  decideRejection,
  decideResurrection,
  decideSetStatus,
  type NonRenewalNotice,
} from '@roadworthy/core/renewals/decide-renewal.ts';
import { lateNonRenewal } from '@roadworthy/core/policies/notices/late-non-renewal.ts';
import { lastDayToSend } from '@roadworthy/core/policies/notices/earliest-legal-date.ts';
import { resumesOn } from '@roadworthy/core/renewals/renewal-step.ts';
import { permissionsOfRenewal } from '@roadworthy/core/renewals/renewal-transitions.ts';
import type { RenewalStatus } from '@roadworthy/core/renewals/vocabulary.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { sql, type Updateable } from 'kysely';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { advanceRenewal } from './advance-renewal.ts';
import { endingTermOf } from './create-renewal.ts';
import { letPass } from './let-pass.ts';
import { moveRenewal } from './move-renewal.ts';
import { offerRenewal } from './offer-renewal.ts';
import { describeAgain, premiumOfCovered, reviewOf } from './price-renewal.ts';
import { aboutRenewal, lockRenewal, type OpenedRenewal, type Renewal, updateRenewal } from './renewal-store.ts';

/** A renewal as people decide about it. */
export function decidedOf({
  status,
  renewalDate,
  priceChange,
  renewedPolicyId,
  endedBecause,
}: Renewal): DecidedRenewal {
  return {
    status,
    renewalDate,
    isPriced: priceChange !== null,
    isIssued: renewedPolicyId !== null,
    endedBecause,
  };
}

/** Until when a notice that the term is not renewed may go out, by the law of the place. */
export async function noticeOfRefusal(work: Work, { source, renewal }: OpenedRenewal): Promise<NonRenewalNotice> {
  const term = await endingTermOf(work, source.policy);
  const notice = { ...term, reason: 'non_renewal', delivery: 'mail' } as const;
  const today = work.today(source.policy.timeZone);
  const { effectiveDate, expirationDate } = source.policy;
  const premium = await premiumOfCovered(work, source);
  return {
    today,
    lastNotice: lastDayToSend(notice, renewal.renewalDate),
    late: lateNonRenewal({ ...term, sent: today }, { effectiveDate, expirationDate, premium }),
  };
}

async function approve(work: Work, { renewal }: OpenedRenewal, notes: string | null): Promise<void> {
  await moveRenewal(work, renewal, 'approve_renewal', 'approved', {
    underwriting_renewal_status: 'approved',
    underwriting_renewal_decision: 'renew',
    underwriting_renewal_notes: notes,
    actor_id: work.actor.userId,
  });
  await letPass(work, renewal);
  await work.publish({ type: 'renewal_approved', ...aboutRenewal(renewal), by: 'underwriter' });
}

async function reject(work: Work, { renewal }: OpenedRenewal, notes: string): Promise<void> {
  await moveRenewal(work, renewal, 'reject_renewal', 'rejected', {
    underwriting_renewal_status: 'rejected',
    underwriting_renewal_decision: 'non_renew',
    underwriting_renewal_notes: notes,
    actor_id: work.actor.userId,
  });
  await work.publish({ type: 'renewal_rejected', ...aboutRenewal(renewal) });
}

export const approveRenewal = operation({
  name: 'approve_renewal',
  permission: permissionsOfRenewal('approve_renewal'),
  root: 'policy_renewal_id',
  example: {},
  async run(work) {
    const { policy_renewal_id, notes } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const decision = decideApproval(decidedOf(opened.renewal), notes ?? null, work.actor);
    if (!decision.ok) return decision;
    await approve(work, opened, decision.event);
    await advanceRenewal(work, policy_renewal_id);
    return { policy_renewal_id };
  },
});

/** Whether a renewal may be approved among others: read anew, as what it went to an underwriter for may be settled by now. */
export async function readPlainApproval(work: Work, opened: OpenedRenewal): Promise<Decision<null>> {
  const { renewal } = opened;
  const nothing = { issue: null, premiumBefore: 0, premium: null };
  // What is not an underwriter's is refused by its status, and needs no price.
  const priced = renewal.status === 'in_review' && renewal.quoteId !== null ? await reviewOf(work, opened) : null;
  return decidePlainApproval(
    decidedOf(renewal),
    priced ? { ...priced, issue: priced.besidePrice } : nothing,
    work.actor,
  );
}

/** Approves one of several renewals at once. */
export const approvePlainRenewal = operation({
  name: 'approve_plain_renewal',
  permission: permissionsOfRenewal('approve_renewal'),
  root: 'policy_renewal_id',
  example: {},
  async run(work) {
    const { policy_renewal_id } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const decision = await readPlainApproval(work, opened);
    if (!decision.ok) return decision;
    await approve(work, opened, null);
    await advanceRenewal(work, policy_renewal_id);
    return { policy_renewal_id };
  },
});

export const rejectRenewal = operation({
  name: 'reject_renewal',
  permission: permissionsOfRenewal('reject_renewal'),
  root: 'policy_renewal_id',
  example: { notes: 'Two losses in the term.' },
  async run(work) {
    const { policy_renewal_id, notes } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const decided = decidedOf(opened.renewal);
    const decision = decideRejection(decided, notes, await noticeOfRefusal(work, opened), work.actor);
    if (!decision.ok) return decision;
    await reject(work, opened, decision.event);
    await advanceRenewal(work, policy_renewal_id);
    return { policy_renewal_id };
  },
});

/** The number of the next term of a contract: one that was written and never taken keeps its own. */
async function nextTermNumber({ tx }: Work, { policy }: OpenedRenewal['source']): Promise<number> {
  const { last } = await tx
    .selectFrom('policies')
    .select(({ fn }) => fn.max('policy_term').as('last'))
    .where('policy_number', '=', policy.policyNumber)
    .executeTakeFirstOrThrow();
  return (last ?? policy.policyTerm) + 1;
}

/** Brings an offer back that ended: the next term is described and priced anew, with what was edited of it, and looked through. */
export const resurrectRenewal = operation({
  name: 'resurrect_renewal',
  permission: permissionsOfRenewal('resurrect_renewal'),
  root: 'policy_renewal_id',
  example: {},
  async run(work) {
    const { policy_renewal_id } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const { renewal, source } = opened;
    const today = work.today(source.policy.timeZone);
    const { expirationDate: ended } = source.policy;
    const decision = decideResurrection({ ...decidedOf(renewal), renewalDate: ended }, today, work.actor);
    if (!decision.ok) return decision;
    const renewalDate = resumesOn(ended, today);
    const { quoteId, meta, tell } = await describeAgain(work, opened, { effectiveDate: renewalDate });
    await moveRenewal(work, renewal, 'resurrect_renewal', 'quoted', {
      renewal_date: renewalDate,
      policy_term: await nextTermNumber(work, source),
      renewal_quote_id: quoteId,
      base_quote_id: source.policy.currentQuoteId,
      renewed_policy_id: null,
      ended_because: null,
      meta: sql<string>`meta || ${JSON.stringify(meta)}::jsonb`,
      actor_id: work.actor.userId,
    });
    const resumed = { ...renewal, renewalDate };
    await work.publish({ type: 'renewal_resurrected', ...aboutRenewal(resumed) });
    await tell(resumed);
    return { policy_renewal_id };
  },
});

/** What a status that is set by hand says of the underwriter's decision. */
const decidedBy: Partial<Readonly<Record<RenewalStatus, Updateable<Database['policy_renewals']>>>> = {
  in_review: { underwriting_renewal_status: 'pending', underwriting_renewal_decision: null },
  approved: { underwriting_renewal_status: 'approved', underwriting_renewal_decision: 'renew' },
  offered: { underwriting_renewal_status: 'approved', underwriting_renewal_decision: 'renew' },
  rejected: { underwriting_renewal_status: 'rejected', underwriting_renewal_decision: 'non_renew' },
};

export const updateRenewalStatus = operation({
  name: 'update_renewal_status',
  permission: permissionsOfRenewal('update_renewal_status'),
  root: 'policy_renewal_id',
  example: { status: 'in_review', reason: 'Spoken with the insured.' },
  badInput: [{ input: { status: 'renewed' }, code: 'renewal_status_unknown', field: 'status' }],
  async run(work) {
    const { policy_renewal_id, status, reason } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const { renewal } = opened;
    const decision = decideSetStatus(
      decidedOf(renewal),
      { status, reason },
      await noticeOfRefusal(work, opened),
      work.actor,
    );
    if (!decision.ok) return decision;
    const { to } = decision.event;
    if (to === 'approved' || to === 'offered') await letPass(work, renewal);
    if (to === 'offered') await offerRenewal(work, opened, 'update_renewal_status');
    else {
      const notes = to === 'rejected' && { underwriting_renewal_notes: decision.event.reason };
      await moveRenewal(work, renewal, 'update_renewal_status', to, { ...notes });
    }
    await updateRenewal(work, renewal, { ...decidedBy[to], actor_id: work.actor.userId });
    const { reason: why } = decision.event;
    await work.publish({
      type: 'renewal_status_set',
      ...aboutRenewal(renewal),
      from: statusOf(renewal),
      to,
      reason: why,
    });
    if (to === 'rejected') await work.publish({ type: 'renewal_rejected', ...aboutRenewal(renewal) });
    return { policy_renewal_id };
  },
});

/** A status that a running renewal has. */
function statusOf({ status }: Renewal) {
  if (status === 'completed' || status === 'expired') throw new Error(`A renewal that is ${status} is over`);
  return status;
}
