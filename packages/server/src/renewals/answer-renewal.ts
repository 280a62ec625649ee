import {
  decideAnswer,
  type Declined,
  readDecline,
  readRenewalOption,
  readSaleStatus,
  type RenewalAnswer,
} from '@roadworthy/core/renewals/decide-renewal.ts';
import { decideRenewal, permissionsOfRenewal } from '@roadworthy/core/renewals/renewal-transitions.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { CustomerRenewalOption } from '@roadworthy/core/policies/vocabulary.ts';
import { accept, type Decision, type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { advanceRenewal } from './advance-renewal.ts';
import { decidedOf } from './decide-renewal.ts';
import { issueRenewal } from './issue-renewal.ts';
import { moveRenewal } from './move-renewal.ts';
import { aboutRenewal, lockRenewal, type OpenedRenewal, renewalOf, updateRenewal } from './renewal-store.ts';

/** Whether an offer still says what was offered: otherwise it is looked through again first. */
async function checkOffered(work: Work, { renewal }: OpenedRenewal): Promise<Decision<true>> {
  const { quote } = await loadQuote(work, renewal.quoteId ?? '');
  return quote.approvedContentHash === quote.contentHash
    ? accept(true)
    : refuse(
        'renewal_offer_changed',
        words(
          'This offer was changed and is being looked through. It is offered again within minutes.',
          'Cette offre a été modifiée et est en cours d’examen. Elle sera offerte de nouveau dans quelques minutes.',
        ),
      );
}

async function carryOut(work: Work, opened: OpenedRenewal, answer: RenewalAnswer): Promise<Refused | null> {
  const { renewal } = opened;
  if (answer === 'decline_renewal') {
    await moveRenewal(work, renewal, 'decline_renewal', 'declined');
    await work.publish({ type: 'renewal_declined', ...aboutRenewal(renewal) });
    return null;
  }
  const offered = await checkOffered(work, opened);
  if (!offered.ok) return offered;
  await moveRenewal(work, renewal, 'accept_my_renewal', 'accepted');
  await work.publish({ type: 'renewal_accepted', ...aboutRenewal(renewal) });
  await issueRenewal(work, opened);
  return null;
}

/** How a contract goes on, and why not; who says nothing of why leaves what was said of it before. */
type Chosen = { readonly option: CustomerRenewalOption; readonly why: Declined };

function chosenColumns({ option, why: { reason, comment } }: Chosen) {
  const customer_renewal_option = option;
  // Why it was not to go on is no more.
  if (option !== 'do_not_renew') return { customer_renewal_option, decline_reason: null, decline_comment: null };
  if (reason === null && comment === null) return { customer_renewal_option };
  return { customer_renewal_option, decline_reason: reason, decline_comment: comment };
}

async function keepForPolicy({ tx }: Work, policyId: string, chosen: Chosen): Promise<void> {
  await tx.updateTable('policies').set(chosenColumns(chosen)).where('policy_id', '=', policyId).execute();
}

/** Keeps how a contract goes on from now on, on its term and on the offer of the next. */
async function keepOption(work: Work, { renewal, source }: OpenedRenewal, chosen: Chosen): Promise<void> {
  await updateRenewal(work, renewal, { ...chosenColumns(chosen), next_look: work.now });
  await keepForPolicy(work, source.policy.policyId, chosen);
}

/** Before anything is offered there is nothing to decline: that nothing is to follow is noted down, as everything else. */
const notOffered = ['pending', 'error', 'quoted', 'in_review', 'agent_review', 'approved'];

/** The answer of an insured, or of their agent for them, to an offer. */
export async function answerRenewal(
  work: Work,
  renewalId: string,
  input: {
    readonly text: string;
    readonly field: string;
    readonly accepts: boolean;
    readonly reason?: string | null | undefined;
    readonly comment?: string | null | undefined;
    /** Whether the token of a letter speaks for who is insured: it may what they may. */
    readonly isByLink?: boolean;
  },
): Promise<{ policy_renewal_id: string } | Refused> {
  const option = readRenewalOption(input.text, input.field);
  if (!option.ok) return option;
  const declined = readDecline(input.reason ?? null, input.comment ?? null);
  if (!declined.ok) return declined;
  const opened = await lockRenewal(work, renewalId);
  const { renewal, source } = opened;
  const today = work.today(source.policy.timeZone);
  const decision = decideAnswer(
    decidedOf(renewal),
    option.event,
    today,
    input.isByLink ? principalOf('system') : work.actor,
  );
  // An agent notes down how the contract goes on; the insured's own yes takes the offer.
  const isNoted =
    !input.accepts &&
    (option.event === 'do_not_renew' ? notOffered.includes(renewal.status) : renewal.status !== 'declined');
  if (!decision.ok && !(isNoted && decision.refusal.code !== 'actor_not_allowed')) return decision;
  if (decision.ok && !isNoted) {
    const refused = await carryOut(work, opened, decision.event);
    if (refused) return refused;
  }
  await keepOption(work, opened, { option: option.event, why: declined.event });
  return { policy_renewal_id: renewalId };
}

const badOption = (field: string) => [{ input: { [field]: 'maybe' }, code: 'renewal_option_unknown', field }];

const badReason = { input: { decline_reason: 'bored' }, code: 'decline_reason_unknown', field: 'decline_reason' };

export const acceptMyRenewal = operation({
  name: 'accept_my_renewal',
  permission: 'renewal:accept',
  root: 'policy_renewal_id',
  example: { option: 'auto_renew' },
  badInput: [...badOption('option'), badReason],
  run: (work) => {
    const { policy_renewal_id, option: text, decline_reason: reason, decline_comment: comment } = work.input;
    return answerRenewal(work, policy_renewal_id, { text, field: 'option', accepts: true, reason, comment });
  },
});

export const updateRenewalDecisionAgent = operation({
  name: 'update_renewal_decision_agent',
  permission: 'renewal:offer',
  root: 'policy_renewal_id',
  example: { customer_renewal_option: 'manual' },
  badInput: [...badOption('customer_renewal_option'), badReason],
  run: (work) => {
    const { policy_renewal_id, customer_renewal_option: text } = work.input;
    const { decline_reason: reason, decline_comment: comment } = work.input;
    return answerRenewal(work, policy_renewal_id, {
      text,
      field: 'customer_renewal_option',
      accepts: false,
      reason,
      comment,
    });
  },
});

/** The same for a policy whose renewal may not be made yet: its offer begins with that. */
export const updateRenewalDecisionAgentForPolicy = operation({
  name: 'update_renewal_decision_agent_for_policy',
  permission: 'renewal:offer',
  root: 'policy_id',
  example: { customer_renewal_option: 'manual' },
  badInput: [...badOption('customer_renewal_option'), badReason],
  async run(work) {
    const { policy_id, customer_renewal_option: text } = work.input;
    const { decline_reason: reason = null, decline_comment: comment = null } = work.input;
    const field = 'customer_renewal_option';
    const option = readRenewalOption(text, field);
    if (!option.ok) return option;
    const declined = readDecline(reason, comment);
    if (!declined.ok) return declined;
    await lockPolicy(work, policy_id);
    const renewal = await renewalOf(work, 'source_policy_id', policy_id);
    if (renewal && renewal.status !== 'completed' && renewal.status !== 'expired') {
      const answered = await answerRenewal(work, renewal.renewalId, { text, field, accepts: false, reason, comment });
      if ('ok' in answered) return answered;
    }
    await keepForPolicy(work, policy_id, { option: option.event, why: declined.event });
    return { policy_id };
  },
});

export const updateRenewalSaleStatusAgent = operation({
  name: 'update_renewal_sale_status_agent',
  permission: 'renewal:offer',
  root: 'policy_renewal_id',
  example: { sale_status: 'contacted' },
  badInput: [{ input: { sale_status: 'asleep' }, code: 'sale_status_unknown', field: 'sale_status' }],
  async run(work) {
    const { policy_renewal_id, sale_status } = work.input;
    const status = readSaleStatus(sale_status);
    if (!status.ok) return status;
    const { renewal } = await lockRenewal(work, policy_renewal_id);
    const meta = sql<string>`meta || jsonb_build_object('sale_status', ${status.event}::text)`;
    await updateRenewal(work, renewal, { meta });
    return { policy_renewal_id };
  },
});

/** Looks once more at what waits for an agent: it is offered once nothing is left of it. */
export const checkRenewalStatus = operation({
  name: 'check_renewal_status',
  permission: permissionsOfRenewal('check_renewal_status'),
  root: 'policy_renewal_id',
  example: {},
  async run(work) {
    const { policy_renewal_id } = work.input;
    const opened = await lockRenewal(work, policy_renewal_id);
    const decision = decideRenewal(opened.renewal, 'check_renewal_status', work.actor);
    if (!decision.ok) return decision;
    await moveRenewal(work, opened.renewal, 'review_again', 'quoted');
    await advanceRenewal(work, policy_renewal_id);
    return { policy_renewal_id };
  },
});
