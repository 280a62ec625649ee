import { checkMovable, decideChangeOrganization } from '@roadworthy/core/policies/change-organization.ts';
import type { PolicyOrganizationChanged } from '@roadworthy/core/policies/events/owners.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { accept } from '@roadworthy/core/shared/decision.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sql } from 'kysely';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { organizationFacts } from '../../organizations/find-organization.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { lockQuote } from '../../quoting/quote-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { type ClosedBooks, closeBooks, closedBooksOf, openBooks } from './close-books.ts';
import { destinationOf, type Moving, movingOf } from './moving-facts.ts';

const target = ({ organization_id }: { readonly organization_id: string }) => organization_id;

/** Every term's books, closed today. */
async function booksOf(work: Work, { facts, today }: Moving): Promise<readonly ClosedBooks[]> {
  const books = [];
  for (const policyId of facts.policyIds) books.push(await closedBooksOf(work, policyId, today));
  return books;
}

async function decide(work: Work, moving: Moving, agentId: string | null) {
  const from = await organizationFacts(work.tx, work.organizationId);
  const to = await work.inTarget((there) => destinationOf(there, moving, agentId));
  return decideChangeOrganization(moving.facts, from, to, work.actor);
}

/** Lets go of what stays: quotes that were replaced by these, and that were to replace them. */
async function letGo({ tx }: Work, { facts: { policyIds }, quoteIds }: Moving): Promise<void> {
  const quotes = () => tx.updateTable('quotes');
  await quotes()
    .set({ replaced_by_quote_id: null })
    .where('replaced_by_quote_id', 'in', quoteIds)
    .where('quote_id', 'not in', quoteIds)
    .execute();
  await quotes()
    .set({ rewrites_policy_id: null, rewrites_balance: null })
    .where('rewrites_policy_id', 'in', policyIds)
    .where('quote_id', 'not in', quoteIds)
    .execute();
  await tx.updateTable('claims').set({ assigned_agent_id: null }).where('policy_id', 'in', policyIds).execute();
}

/** Puts the contract into the other organization. Its quotes, and what is beneath them and it, follow by their keys. */
async function handOver(work: Work, moving: Moving, moved: PolicyOrganizationChanged) {
  const { organizationId, productId, agentId } = moved;
  const { facts, quoteIds } = moving;
  await letGo(work, moving);
  await work.handingOver(async () => {
    await work.tx
      .updateTable('payment_methods')
      .set({ organization_id: organizationId })
      .where('contract_id', '=', moving.policy.contractId)
      .execute();
    await work.tx
      .updateTable('policies')
      .set({ organization_id: organizationId, product_id: productId })
      .where('policy_id', 'in', facts.policyIds)
      .execute();
    // The others follow their policy by its key.
    await work.tx
      .updateTable('quotes')
      .set({ organization_id: organizationId, product_id: productId })
      .where('quote_id', 'in', quoteIds)
      .where('policy_id', 'is', null)
      .execute();
  });
  await work.inTarget(async (there) => {
    await there.tx
      .updateTable('quotes')
      .set({
        product_id: productId,
        token_version: sql<number>`token_version + 1`,
        rater_version_id: null,
        assigned_agent_id: agentId,
        partner_id: null,
      })
      .where('quote_id', 'in', quoteIds)
      .execute();
  });
}

export const changeOrganization = operation({
  name: 'change_organization',
  permission: 'policy:move',
  root: 'policy_id',
  target,
  example: { organization_id: '$organization' },
  badInput: [{ input: { organization_id: '018f0000-0000-7000-8000-000000000000' }, code: 'not_found' }],
  async run(work) {
    const { policy_id, assigned_agent_id } = work.input;
    const { policy } = await lockPolicy(work, policy_id);
    await lockQuote(work, policy.currentQuoteId);
    const moving = await movingOf(work, policy);
    const decision = await decide(work, moving, assigned_agent_id ?? null);
    if (!decision.ok) return decision;
    const books = await booksOf(work, moving);
    for (const one of books) await closeBooks(work, one, moving.today);
    await handOver(work, moving, decision.event);
    await work.inTarget(async (there) => {
      for (const one of books) await openBooks(there, one, moving.today);
      await wakeCollection(there, policy.contractId);
      await there.publish(decision.event);
    });
    return { policy_id, policy: { policy_id } };
  },
});

type Counted = { readonly documents: number; readonly files: number; readonly notes: number; readonly claims: number };

/** How many papers go along. */
async function countOf({ tx }: Work, { facts: { policyIds }, quoteIds }: Moving): Promise<Counted> {
  const [policies, quotes] = [sql`${[...policyIds]}::uuid[]`, sql`${[...quoteIds]}::uuid[]`];
  const ofThem = sql`(policy_id = any (${policies}) or quote_id = any (${quotes}))`;
  const { rows } = await sql<Counted>`
    select (select count(*) from documents where ${ofThem} and status = 'ready')::int as documents,
      (select count(*) from files where ${ofThem})::int as files,
      ((select count(*) from policy_notes where policy_id = any (${policies}))
        + (select count(*) from quote_notes where quote_id = any (${quotes})))::int as notes,
      (select count(*) from claims where policy_id = any (${policies}))::int as claims`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}

/** What moving a policy would do: what goes along and what stays, by the functions that carry it out. */
export const previewChangeOrganization = computedRead({
  name: 'preview_change_organization',
  permission: 'policy:move',
  root: 'policy_id',
  target,
  example: { organization_id: '$organization' },
  badInput: [{ input: { organization_id: '018f0000-0000-7000-8000-000000000000' }, code: 'not_found' }],
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const moving = await movingOf(work, policy);
    const decision = await decide(work, moving, null);
    if (!decision.ok) return decision;
    const books = await booksOf(work, moving);
    const sumOf = (part: (one: ClosedBooks) => number) => sumCents(books.map(part));
    return {
      from_name: decision.event.fromName,
      to_name: decision.event.toName,
      currency: policy.currency,
      today: moving.today,
      terms: moving.facts.policyIds.length,
      ...(await countOf(work, moving)),
      owed: sumOf(({ balances }) => balances.premium_receivable + balances.unapplied_cash),
      refunds: sumOf(({ balances }) => -balances.refunds_payable),
      unearned: sumOf(({ balances }) => -balances.unearned_premium),
      earned: sumOf((one) => one.earned),
      commission: sumOf((one) => one.commission),
    };
  },
});

/** Whether a policy may go to another organization, as it stands. */
export const readMoveAbilities: ReadAbilities = async (work, policyId) => {
  const { policy }: { policy: Policy } = await loadPolicy(work, policyId);
  const refusal = checkMovable((await movingOf(work, policy)).facts, work.actor);
  return { change_organization: refusal ? { ok: false, refusal } : accept(null) };
};
