import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { ActivityAction } from '@roadworthy/core/policies/vocabulary.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { Work } from '../kernel/work.ts';
import { findAgent } from '../organizations/find-agent.ts';

/** Writes the line of a policy in the book of activities; `change` is what it did to the premium of the term, in cents. */
export async function recordActivity(
  work: Work,
  policy: Policy,
  { action, change, quote }: { readonly action: ActivityAction; readonly change: number; readonly quote: Quote },
): Promise<void> {
  const agent = quote.assignedAgentId === null ? undefined : await findAgent(work.tx, quote.assignedAgentId);
  await work.tx
    .insertInto('policy_activities')
    .values((values) => ({
      timestamp: work.now,
      organization_id: work.organizationId,
      booked_organization_id: work.organizationId,
      policy_id: policy.policyId,
      policy_number: policy.policyNumber,
      currency: policy.currency,
      action,
      organization_name: values
        .selectFrom('organizations')
        .select('name')
        .where('organization_id', '=', work.organizationId),
      agent_name: agent?.name ?? null,
      agent_user_id: agent ? quote.assignedAgentId : null,
      provider: policy.provider,
      policy_status: policy.status,
      effective_date: policy.effectiveDate,
      expiration_date: policy.expirationDate,
      policy_term_premium: policy.premium,
      premium_change: change,
      current_quote_id: policy.currentQuoteId,
      policy_state: garagingArea(quote),
      payment_term: policy.paymentTerm,
      cancelled_as_of: policy.cancelledAsOf,
    }))
    .execute();
}
