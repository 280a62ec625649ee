import { decideTogether, isOfAddress, refusedBy } from '@roadworthy/core/changes/change-address.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import type { Decision, Refused } from '@roadworthy/core/shared/decision.ts';
import { accept } from '@roadworthy/core/shared/decision.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import type { AddressChangeOfPolicy, MutationInputs, PolicyChangesInput } from '../generated/operations.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { accept as acceptFor, acceptOwn } from './accept-policy-proposal.ts';
import { vehicleGone } from './change-draft.ts';
import { type Priced, priceRequested, writeProposal } from './create-policy-proposal.ts';
import { asksOf, proposalFields } from './price-proposal.ts';
import { loadProposal } from './proposal-store.ts';

type Readdressing = Pick<MutationInputs['change_address'], 'effective_date' | 'mailing_address' | 'moved_vehicles'>;
type OfPolicy = { readonly stored: StoredPolicy; readonly endorsing: Endorsing };

/** The policies of whoever holds one, at its organization: what an address is changed of together. */
async function policiesOfCustomer({ tx, organizationId }: Work, { policy }: StoredPolicy): Promise<Set<string>> {
  if (policy.userId === null) return new Set([policy.policyId]);
  const rows = await tx
    .selectFrom('policies')
    .select('policy_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', policy.userId)
    .execute();
  return new Set(rows.map(({ policy_id }) => policy_id));
}

async function together(work: Work, policyId: string, also: readonly string[]): Promise<Decision<readonly string[]>> {
  return decideTogether(policyId, also, await policiesOfCustomer(work, await loadPolicy(work, policyId)));
}

/** The change of one of the policies: where its letters go, and where those of the vehicles are kept that are moved along. */
function changesOf(
  { endorsing: { described } }: OfPolicy,
  { mailing_address, moved_vehicles }: Readdressing,
): PolicyChangesInput {
  const roots = described.quote.vehicles.map(({ rootVehicleId }) => rootVehicleId);
  const moved = roots.filter((root) => moved_vehicles?.includes(root));
  return {
    mailing_address,
    vehicles: moved.map((root) => ({
      root_vehicle_id: root,
      changes: { garaging_postal_code: mailing_address.postal_code },
    })),
  };
}

const priceAddress = (work: Work, { stored, endorsing }: OfPolicy, input: Readdressing): Promise<Decision<Priced>> =>
  priceRequested(work, stored, endorsing, {
    effective_date: input.effective_date ?? null,
    changes: changesOf({ stored, endorsing }, input),
  });

/** Whether each vehicle that is moved along is on one of the policies. */
function checkMoved(policies: readonly OfPolicy[], { moved_vehicles: moved }: Readdressing): Decision<true> {
  const known = new Set(
    policies.flatMap(({ endorsing }) => endorsing.described.quote.vehicles.map(({ rootVehicleId }) => rootVehicleId)),
  );
  return (moved ?? []).every((root) => known.has(root)) ? accept(true) : vehicleGone();
}

/** What another address would cost on each of several policies; what one refuses is said of it alone. */
export const previewAddressChange = computedRead({
  name: 'preview_address_change',
  permission: ['proposal:create', 'proposal:create_own'],
  root: 'policy_id',
  example: { mailing_address: { line_1: '7 High Street', locality: 'Cleveland', postal_code: '44114' } },
  async run(work) {
    const { policy_id, also, ...input } = work.input;
    const policies = await together(work, policy_id, also ?? []);
    if (!policies.ok) return policies;
    const opened: OfPolicy[] = [];
    for (const one of policies.event) {
      const stored = await loadPolicy(work, one);
      opened.push({ stored, endorsing: await endorsingOf(work, stored) });
    }
    const moved = checkMoved(opened, input);
    if (!moved.ok) return moved;
    const shown: AddressChangeOfPolicy[] = [];
    for (const one of opened) {
      const { stored, endorsing } = one;
      const { policyId, policyNumber } = stored.policy;
      const named = { policy_id: policyId, policy_number: policyNumber };
      const requested = await priceAddress(work, one, input);
      if (requested.ok) {
        const { priced } = requested.event;
        const preview = proposalFields(work, stored, endorsing, priced, asksOf(work, priced));
        shown.push({ ...named, code: null, message: null, preview });
      } else {
        const { refusal } = requested;
        if (isOfAddress(refusal)) return requested;
        shown.push({ ...named, code: refusal.code, message: t(work.request.locale, refusal), preview: null });
      }
    }
    return shown;
  },
});

/** Proposes and accepts the change of one of the policies, whose locks are held. */
async function changeOne(
  work: Work,
  one: OfPolicy,
  input: Readdressing & { readonly premium: number },
): Promise<Decision<string>> {
  const { stored, endorsing } = one;
  const requested = await priceAddress(work, one, input);
  if (!requested.ok) return requested;
  const written = await writeProposal(work, stored, requested.event);
  if ('ok' in written) return written;
  const { proposal } = await loadProposal(work, written.policy_proposal_id);
  const accepted = { stored, endorsing, proposal, priced: requested.event.priced };
  const { premium } = input;
  const refused = await (may(work.actor, 'proposal:accept')
    ? acceptFor(work, accepted, { premium })
    : acceptOwn(work, accepted, { premium }));
  return refused ?? accept(written.policy_proposal_id);
}

/**
 * Gives several policies of one customer another address in one change: each is proposed and accepted at the premium that
 * was shown of it, in one transaction, so that what one refuses changes none.
 */
export const changeAddress = operation({
  name: 'change_address',
  permission: ['proposal:create', 'proposal:create_own'],
  root: 'policy_id',
  example: {
    premium: 100,
    mailing_address: { line_1: '7 High Street', locality: 'Cleveland', postal_code: '44114' },
  },
  async run(work) {
    const { policy_id, premium, also, ...input } = work.input;
    const agreed = new Map([...(also ?? []).map((one) => [one.policy_id, one.premium] as const), [policy_id, premium]]);
    const policies = await together(work, policy_id, [...agreed.keys()]);
    if (!policies.ok) return policies;
    // In one order, so that two changes of the same policies wait for each other and not both.
    for (const one of policies.event.toSorted()) await lockPolicy(work, one);
    const opened: OfPolicy[] = [];
    for (const one of policies.event) {
      const stored = await loadPolicy(work, one);
      opened.push({ stored, endorsing: await endorsingOf(work, stored) });
    }
    const moved = checkMoved(opened, input);
    if (!moved.ok) return moved;
    const made: { policy_proposal_id: string }[] = [];
    for (const one of opened) {
      const { policyId, policyNumber } = one.stored.policy;
      const changed = await changeOne(work, one, { ...input, premium: agreed.get(policyId) ?? premium });
      if (!changed.ok) {
        const field = policyId === policy_id ? 'policy_id' : 'also.policy_id';
        const refused: Refused = opened.length === 1 ? changed : refusedBy(policyNumber, changed.refusal, field);
        return refused;
      }
      made.push({ policy_proposal_id: changed.event });
    }
    return made;
  },
});
