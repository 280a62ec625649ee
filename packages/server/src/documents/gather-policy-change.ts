import { describeChange, describeReduction } from '@roadworthy/core/changes/describe-change.ts';
import { reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import { type ChangedPart, policyChangeOf } from '@roadworthy/core/documents/policy-change.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { daysBetween } from '@roadworthy/core/shared/time/day.ts';
import { vehicleName } from '../billing/cancellation/preview-cancellation.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { type PricedProposal, priceProposal } from '../changes/price-proposal.ts';
import { loadProposal, type OpenedProposal } from '../changes/proposal-store.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { aboutOf, commonOf } from './gather-statements.ts';
import type { Subject } from './gathering.ts';

/** The price of a change that may still be carried out; null once it is, or will not be, and where something is in its way. */
export async function priceOfChange(work: Work, { proposal, stored }: OpenedProposal): Promise<PricedProposal | null> {
  if (proposal.status !== 'pending' && proposal.status !== 'scheduled') return null;
  const priced = await priceProposal(work, stored, await endorsingOf(work, stored), proposal);
  return priced.ok ? priced.event : null;
}

const partsOf = ({ diff, quote }: PricedProposal): ChangedPart[] =>
  diff.charges.map(({ vehicleId, coverage, termAmount, amount }) => ({
    vehicle: vehicleId === null ? null : vehicleName(quote, vehicleId),
    coverage,
    forTerm: termAmount,
    forDaysLeft: amount,
  }));

async function signatureOf({ tx }: Work, proposalId: string) {
  const { signed, signer_info, premium_change } = await tx
    .selectFrom('policy_proposals')
    .select(['signed', 'signer_info', 'premium_change'])
    .where('policy_proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
  // As accept_my_policy_proposal wrote it; what was erased names nobody.
  const { name = null } = (signer_info ?? {}) as { readonly name?: string };
  return { signature: signed && name ? { name, at: signed } : null, premiumChange: premium_change };
}

/** The change of a policy that a subject names, as it is read, signed and kept. */
export async function gatherPolicyChange(work: Work, subject: Subject): Promise<Statement> {
  const opened = await loadProposal(work, aboutOf(subject));
  const { proposal } = opened;
  const { writing, ...common } = await commonOf(work, subject);
  const priced = await priceOfChange(work, opened);
  const before: Quote = (await loadQuote(work, proposal.baseQuoteId)).quote;
  const after: Quote = (await loadQuote(work, proposal.draftId)).quote;
  const { signature, premiumChange } = await signatureOf(work, proposal.proposalId);
  const { effectiveDate, expirationDate } = common.policy;
  return policyChangeOf(
    {
      ...common,
      change: {
        status: proposal.status,
        effective: proposal.effective,
        things: describeChange(before, after),
        takesAway: reducedCover(before, after).map((one) => describeReduction(one, { before, after })),
        parts: priced ? partsOf(priced) : [],
        daysLeft: daysBetween(proposal.effective, expirationDate),
        daysOfTerm: daysBetween(effectiveDate, expirationDate),
        premiumChange: priced ? priced.diff.premiumAfter - priced.diff.premiumBefore : premiumChange,
        signature,
      },
    },
    writing,
  );
}
