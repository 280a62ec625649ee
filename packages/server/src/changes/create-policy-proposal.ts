import { checkRatesOfTerm, checkEndorsable } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { asNowFrom } from '@roadworthy/core/changes/as-now.ts';
import { composeDeltas, isNothing } from '@roadworthy/core/changes/delta.ts';
import { descriptionOf, reachedAsNow } from '@roadworthy/core/changes/description.ts';
import { checkSupported } from '@roadworthy/core/changes/propose-change.ts';
import { ownsPolicy } from '@roadworthy/core/changes/sign-change.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { accept, type Decision, type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import type { MutationInputs, PolicyChangesInput, QueryInputs } from '../generated/operations.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import {
  asksOf,
  dayOfChange,
  foundOfDraft,
  type PricedProposal,
  priceProposal,
  proposalFields,
  thingsFields,
  type Wanted,
} from './price-proposal.ts';
import { referChange } from './referred-change.ts';
import { identifiedIn } from './change-drivers.ts';
import { coveredOn, identifiedAgain } from './later-changes.ts';
import { type ReadChanges, readChanges } from './read-changes.ts';
import { writeDraft } from './write-draft.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

async function supportOf({ tx }: Work, { policy }: StoredPolicy) {
  const { support_policy_proposal } = await tx
    .selectFrom('products')
    .select('support_policy_proposal')
    .where('product_id', '=', policy.productId)
    .executeTakeFirstOrThrow();
  return checkSupported(support_policy_proposal);
}

/** What counts from a day on as it is now, by its records; nothing of how somebody is reached is among it. */
function countAsNow(covered: Endorsing, endorsing: Endorsing, names: readonly string[]): ReadChanges {
  const { quote } = endorsing.described;
  const now = descriptionOf(quote);
  const mailing = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId)?.rootLocationId;
  const then = reachedAsNow(descriptionOf(covered.described.quote), now);
  const keys = names.map((name) => (name === 'locations.mailing' ? `locations.${mailing}` : name));
  const { entities, ...delta } = asNowFrom(then, now, keys);
  const people = entities && { entities: Object.fromEntries(Object.entries(entities).map(identifiedAgain)) };
  return { delta: { ...delta, ...people }, identified: identifiedIn(quote) };
}

/**
 * What somebody wants changed from a day on. What a later change set already is nothing new now, and is from that day on:
 * then it is compared with what is covered on the day.
 */
async function readFrom(
  work: Work,
  endorsing: Endorsing,
  effective: Day,
  changes: PolicyChangesInput,
): Promise<Decision<ReadChanges>> {
  const read = await readChanges(work, endorsing, changes);
  const { as_now: names } = changes;
  if (names?.length) {
    const counted = countAsNow(await coveredOn(work, endorsing, effective), endorsing, names);
    if (!read.ok) {
      const isAll = read.refusal.code === 'nothing_changed' && !isNothing(counted.delta);
      return isAll ? accept(counted) : read;
    }
    const both = composeDeltas(counted.delta, read.event.delta);
    const identified = new Map([...counted.identified, ...read.event.identified]);
    return both.ok ? accept({ delta: both.event, identified }) : both;
  }
  if (read.ok || read.refusal.code !== 'nothing_changed') return read;
  const covered = await coveredOn(work, endorsing, effective);
  return covered === endorsing ? read : readChanges(work, covered, changes);
}

type Requested = Pick<QueryInputs['preview_policy_change'], 'effective_date' | 'changes'>;

/** What somebody wants changed, and what it would do; nothing is written. */
export async function priceRequested(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  { effective_date, changes }: Requested,
): Promise<Decision<Priced>> {
  const supported = await supportOf(work, stored);
  if (!supported.ok) return supported;
  const status = checkEndorsable(endorsing.facts);
  if (status) return { ok: false, refusal: status };
  const effective = dayOfChange(work, endorsing, effective_date == null ? null : day(effective_date));
  const read = await readFrom(work, endorsing, effective, changes);
  if (!read.ok) return read;
  const wanted = { ...read.event, effective };
  const priced = await priceProposal(work, stored, endorsing, wanted);
  return priced.ok ? accept({ wanted, priced: priced.event }) : priced;
}

type Proposed = Pick<MutationInputs['create_policy_proposal'], 'policy_id' | 'effective_date' | 'changes'>;

async function propose(work: Work, input: Proposed): Promise<{ policy_proposal_id: string } | Refused> {
  const stored = await lockPolicy(work, input.policy_id);
  const endorsing = await endorsingOf(work, stored);
  const requested = await priceRequested(work, stored, endorsing, input);
  if (!requested.ok) return requested;
  return writeProposal(work, stored, requested.event);
}

export type Priced = {
  readonly wanted: Wanted;
  readonly priced: PricedProposal;
  /** The change of the term before that it repeats. */
  readonly carriedFrom?: string;
};

/** Writes down a change that is proposed of a policy that is locked, with its draft and what somebody has to look at. */
export async function writeProposal(
  work: Work,
  { policy }: StoredPolicy,
  { wanted, priced, carriedFrom }: Priced,
): Promise<{ policy_proposal_id: string } | Refused> {
  const { delta, effective } = wanted;
  const { policyId } = policy;
  const { described, book } = priced.base;
  const draftId = await writeDraft(work, { base: described.quote, changed: priced.quote, delta, book });
  const found = await foundOfDraft(work, priced.base, draftId, priced, ownsPolicy(policy, work.actor.userId));
  if (!found.ok) return found;
  const { premiumBefore, premiumAfter } = priced.diff;
  const { policy_proposal_id } = await work.tx
    .insertInto('policy_proposals')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      base_quote_id: described.quote.quoteId,
      proposed_quote_id: draftId,
      effective,
      delta: JSON.stringify(delta),
      premium_change: premiumAfter - premiumBefore,
      term_change: priced.termChange,
      asks_underwriter: await referChange(work, draftId, found.event),
      proposed_by_user_id: work.actor.userId,
      carried_from: carriedFrom ?? null,
    })
    .returning('policy_proposal_id')
    .executeTakeFirstOrThrow();
  await work.publish({
    type: 'proposal_created',
    policyId,
    quoteId: draftId,
    proposalId: policy_proposal_id,
    effective,
  });
  return { policy_proposal_id };
}

const example = { changes: { discounts: ['affinity'] } };

export const createPolicyProposal = operation({
  name: 'create_policy_proposal',
  permission: 'proposal:create',
  root: 'policy_id',
  example,
  run: (work) => propose(work, work.input),
});

export const createMyPolicyProposal = operation({
  name: 'create_my_policy_proposal',
  permission: 'proposal:create_own',
  root: 'policy_id',
  example,
  run: (work) => propose(work, work.input),
});

/** What a change would cost, asked before anybody proposes it. */
export const previewPolicyChange = computedRead({
  name: 'preview_policy_change',
  permission: ['proposal:create', 'proposal:create_own'],
  root: 'policy_id',
  example,
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const endorsing = await endorsingOf(work, stored);
    const requested = await priceRequested(work, stored, endorsing, work.input);
    if (!requested.ok) return requested;
    const { priced } = requested.event;
    return proposalFields(work, stored, endorsing, priced, asksOf(work, priced));
  },
});

/** What is otherwise now than it was on a day: what may be asked to count from that day already. */
export const policyChangedSince = computedRead({
  name: 'policy_changed_since',
  permission: ['proposal:create', 'proposal:create_own'],
  root: 'policy_id',
  example: { effective_date: '2026-06-20' },
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const endorsing = await endorsingOf(work, stored);
    const covered = await coveredOn(work, endorsing, day(work.input.effective_date));
    return thingsFields(work, covered.described.quote, endorsing.described.quote);
  },
});

/** Whether a change of a policy may be proposed, as it stands. */
export const readProposeAbilities: ReadAbilities = async (work, policyId) => {
  const both = (decision: Decision<unknown>) => {
    const closed = refuse('actor_not_allowed', mayNotDoToPolicy);
    return {
      create_policy_proposal: may(work.actor, 'proposal:create') ? decision : closed,
      create_my_policy_proposal: may(work.actor, 'proposal:create_own') ? decision : closed,
    };
  };
  if (!may(work.actor, ['proposal:create', 'proposal:create_own'])) return both(accept(null));
  const stored = await loadPolicy(work, policyId);
  const supported = await supportOf(work, stored);
  if (!supported.ok) return both(supported);
  const { quote } = await loadQuote(work, stored.policy.currentQuoteId);
  const rates = checkRatesOfTerm(quote.raterVersionId);
  if (!rates.ok) return both(rates);
  const status = checkEndorsable((await endorsingOf(work, stored)).facts);
  return both(status ? { ok: false, refusal: status } : accept(null));
};
