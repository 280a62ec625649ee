import { collectedPremium, commissionDue } from '@roadworthy/core/billing/ledger/commission.ts';
import { commissionEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { scanOrganizations } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { parametersFor } from '../../products/parameters-of.ts';
import { writeLedgers } from '../write-ledger.ts';

/** Policies that are looked at in one transaction, under their locks. */
const batch = 200;

type Place = { readonly booked: Date; readonly policyId: string };

/**
 * Policies whose money moved since it was looked at, the longest waiting first. What was written while somebody looked is
 * found once it is there: the last ten minutes are looked at again.
 */
async function movedPolicies({ tx, organizationId }: Work, after: Place | null): Promise<readonly Place[]> {
  const { rows } = await sql<{ policy_id: string; booked: Date }>`
    select * from (
      select policy_id, max(booked) as booked from ledger_transactions
      where organization_id = ${organizationId}::uuid and kind not in ('earning', 'commission')
        and booked > coalesce((select max(seen) - interval '10 minutes' from policy_commissions
          where organization_id = ${organizationId}::uuid), '-infinity')
      group by policy_id) moved
    where ${after === null}::boolean or (booked, policy_id) > (${after?.booked ?? null}::timestamptz, ${after?.policyId ?? null}::uuid)
    order by booked, policy_id limit ${batch}`.execute(tx);
  return rows.map(({ policy_id, booked }) => ({ policyId: policy_id, booked }));
}

type Money = {
  readonly policy_id: string;
  readonly product_id: string;
  readonly effective_date: string;
  readonly is_renewal: boolean;
  readonly rate: number | null;
  readonly booked: number;
  readonly written: number;
  readonly returned: number;
  readonly invoices: readonly { readonly premium: number; readonly amount: number; readonly paid: number }[];
};

/** What decides about the commission of policies, which are locked: whoever writes of their money waits, or was waited for. */
async function lockMoney({ tx }: Work, policyIds: readonly string[]): Promise<readonly Money[]> {
  const ids = sql`${[...policyIds]}::uuid[]`;
  await sql`select policy_id from policies where policy_id = any (${ids}) order by policy_id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<Money>`
    select p.policy_id, p.product_id, p.effective_date::text, q.business_type = 'renewal' as is_renewal, c.rate,
      coalesce(c.booked, 0)::int8 as booked, coalesce(l.written, 0)::int8 as written,
      coalesce(r.returned, 0)::int8 as returned, coalesce(i.invoices, '[]') as invoices
    from policies p join quotes q on q.quote_id = p.current_quote_id left join policy_commissions c on c.policy_id = p.policy_id
    left join lateral (select sum(amount) as written from charge_lines
      where charge_lines.policy_id = p.policy_id and kind = 'premium') l on true
    left join lateral (select sum(f.amount - f.fees - coalesce((select sum(a.amount) from payment_allocations a
        where a.policy_refund_id = f.policy_refund_id), 0)) as returned
      from policy_refunds f where f.policy_id = p.policy_id and f.status <> 'stopped' and (f.by_hand or f.reason <> 'late_interest')) r on true
    left join lateral (select json_agg(json_build_object('premium', premium, 'amount', amount, 'paid', paid_amount)) as invoices
      from invoices where invoices.policy_id = p.policy_id and paid_amount > 0) i on true
    where p.policy_id = any (${ids})`.execute(tx);
  return rows;
}

async function rateOf(work: Work, { rate, product_id, effective_date, is_renewal }: Money): Promise<number> {
  if (rate !== null) return rate;
  const { commissionNew, commissionRenewal } = await parametersFor(work, product_id, day(effective_date));
  return is_renewal ? commissionRenewal : commissionNew;
}

type Commission = {
  readonly policyId: string;
  readonly rate: number;
  /** What is to be booked now, and what the books have then, in cents. */
  readonly due: number;
  readonly booked: number;
  readonly collected: number;
};

/** The commission of some policies, which are locked. */
export async function commissionsOf(work: Work, policyIds: readonly string[]): Promise<readonly Commission[]> {
  const found = [];
  for (const money of await lockMoney(work, policyIds)) {
    const rate = await rateOf(work, money);
    const due = commissionDue(money, rate, money.booked);
    found.push({
      policyId: money.policy_id,
      rate,
      due,
      collected: collectedPremium(money),
      booked: money.booked + due,
    });
  }
  return found;
}

/** Books what became payable, or is clawed back, of some policies whose money was looked at up to then. */
export async function bookBatch(work: Work, places: readonly Place[]): Promise<void> {
  const effectiveDate = dayInZone(work.now, 'UTC');
  const stored = await commissionsOf(
    work,
    places.map(({ policyId }) => policyId),
  );
  const due = stored.filter((one) => one.due !== 0);
  await writeLedgers(
    work,
    due.map((one) => ({
      policyId: one.policyId,
      kind: 'commission' as const,
      effectiveDate,
      entries: commissionEntries(one.due),
    })),
  );
  const seen = new Map(places.map(({ policyId, booked }) => [policyId, booked]));
  await sql`
    insert into policy_commissions (policy_id, organization_id, rate, collected, booked, seen)
    select policy_id, ${work.organizationId}::uuid, rate, collected, booked, seen
    from unnest(${stored.map((one) => one.policyId)}::uuid[], ${stored.map((one) => one.rate)}::int[],
      ${stored.map((one) => one.collected)}::bigint[], ${stored.map((one) => one.booked)}::bigint[],
      ${stored.map((one) => seen.get(one.policyId) ?? work.now)}::timestamptz[])
      as kept (policy_id, rate, collected, booked, seen)
    on conflict (organization_id, policy_id) do update
    set collected = excluded.collected, booked = excluded.booked, seen = greatest(policy_commissions.seen, excluded.seen)
    where (policy_commissions.collected, policy_commissions.booked) is distinct from (excluded.collected, excluded.booked)
      or policy_commissions.seen < excluded.seen`.execute(work.tx);
}

/**
 * Books the commission on what was collected, and claws back what is not any more, of every policy whose money moved. It
 * looks at no order of events and keeps the difference alone: late, doubled or after a crash it comes to the same.
 */
export async function bookCommissions(kernel: Kernel): Promise<void> {
  await scanOrganizations(kernel, 'commission', 'select distinct organization_id from policies', async (inside) => {
    let after: Place | null = null;
    do {
      const from: Place | null = after;
      const places: readonly Place[] = await inside(async (work) => {
        const moved = await movedPolicies(work, from);
        if (moved.length > 0) await bookBatch(work, moved);
        return moved;
      });
      after = places.length < batch ? null : (places.at(-1) ?? null);
    } while (after !== null);
  });
}
