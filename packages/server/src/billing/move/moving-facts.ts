import type { MovingPolicy, PolicyDestination } from '@roadworthy/core/policies/change-organization.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { findAgent } from '../../organizations/find-agent.ts';
import { organizationFacts } from '../../organizations/find-organization.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { productByProvider } from '../../products/product-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { cancellationOn, insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { returnTermsOfPolicy } from '../../policies/policy-terms.ts';
import { cancellationTermsOf } from '../../products/parameters-of.ts';

/** A policy that may move, with the keys of everything that goes with it: all terms of its contract. */
export type Moving = {
  readonly facts: MovingPolicy;
  readonly policy: Policy;
  readonly quoteIds: readonly string[];
  readonly state: string;
  readonly today: Day;
};

/** What is to be over before policies and quotes move. */
async function waitingOf({ tx }: Work, policyIds: readonly string[], quoteIds: readonly string[]) {
  const [policies, quotes] = [sql`${[...policyIds]}::uuid[]`, sql`${[...quoteIds]}::uuid[]`];
  const { rows } = await sql<Pick<MovingPolicy, 'isMoneyUnderWay' | 'isBeingReplaced'>>`
    select
      exists (select from payments where (policy_id = any (${policies}) or quote_id = any (${quotes}))
          and status in ('pending', 'authorized', 'processing', 'unknown'))
        or exists (select from process_intents where state = 'begun' and root_id = any (${policies} || ${quotes}))
        as "isMoneyUnderWay",
      exists (select from quotes where rewrites_policy_id = any (${policies}) and policy_id is null
        and status not in ('expired', 'replaced')) as "isBeingReplaced"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A question without a table has one answer');
  return row;
}

/** Gathers what the rules of moving look at; whoever carries out has locked the policy. */
export async function movingOf(work: Work, policy: Policy): Promise<Moving> {
  const { tx } = work;
  const terms = await tx
    .selectFrom('policies')
    .select(['policy_id', 'policy_term', 'created'])
    .where('contract_id', '=', policy.contractId)
    .orderBy('policy_term')
    .orderBy('created')
    .execute();
  const policyIds = terms.map(({ policy_id }) => policy_id);
  // What describes a next term goes with the offer of it, and what described it before.
  const { rows: quotes } = await sql<{ quote_id: string }>`
    with recursive offered as (
      select renewal_quote_id as quote_id from policy_renewals
      where source_policy_id = any (${sql`${policyIds}::uuid[]`}) and renewal_quote_id is not null
      union
      select q.quote_id from quotes q join offered o on q.replaced_by_quote_id = o.quote_id where q.policy_id is null
    )
    select quote_id from offered
    union
    select quote_id from quotes where policy_id = any (${sql`${policyIds}::uuid[]`})`.execute(tx);
  const quoteIds = quotes.map(({ quote_id }) => quote_id);
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const state = insuredState(quote);
  return {
    policy,
    quoteIds,
    state,
    today: coverDayOf(work, policy),
    facts: {
      policy,
      policyIds,
      quote,
      hasSuccessor: policyIds.at(-1) !== policy.policyId,
      ...(await waitingOf(work, policyIds, quoteIds)),
      terms: await returnTermsOfPolicy(work, policy, { quote, state }),
    },
  };
}

/** The organization in which the work is, as the one that a policy is to move to, with the agent who is to have it. */
export async function destinationOf(
  work: Work,
  { policy, state }: Moving,
  agentId: string | null,
): Promise<PolicyDestination> {
  const { organizationId, tx } = work;
  const product = await productByProvider(tx, policy.provider);
  const { name } = await organizationFacts(tx, organizationId);
  const { effectiveDate } = policy;
  const none = { basis: 'pro_rata', minimumEarned: 0 } as const;
  const terms = product
    ? cancellationOn(await cancellationTermsOf(work, product.productId), { state, on: effectiveDate })
    : none;
  const agent = agentId === null ? null : await findAgent(tx, agentId);
  return { organizationId, name, product, terms, agent };
}
