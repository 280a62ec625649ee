import { cloneFurnished } from '@roadworthy/db/template.ts';
import { openOnCopy } from '@roadworthy/testkit/backend.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { type Tenants, tenantsOf, type TenantsFacts } from '@roadworthy/testkit/tenants.ts';
import { perSecond } from './lanes.ts';
import { median } from './measure.ts';

const sold = '2026-06-15';
const dayMs = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.parse(sold) + days * dayMs).toISOString().slice(0, 10);

const previewDocument = `query ($id: uuid!, $from: date!, $changes: policy_changes_input!) {
  preview_policy_change(policy_id: $id, effective_date: $from, changes: $changes) { premium_after
    repeated { effective_date } parts { coverage for_days_left } } }`;
const proposeDocument = `mutation ($id: uuid!, $from: date!, $changes: policy_changes_input!) {
  create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`;
const acceptDocument = `mutation ($id: uuid!) {
  accept_policy_proposal(policy_proposal_id: $id, override_reason: "They wrote it on that day", signed_by: "Ada Moreno") { status } }`;

type Changing = { readonly policyId: string; readonly from: string; readonly changes: object };

async function preview(agent: Caller, { policyId: id, from, changes }: Changing): Promise<number> {
  const { preview_policy_change: shown } = await agent.must<{ preview_policy_change: { repeated: unknown[] } }>(
    previewDocument,
    { id, from, changes },
  );
  return shown.repeated.length;
}

async function apply({ insurer }: Tenants, { policyId: id, from, changes }: Changing): Promise<number> {
  const { create_policy_proposal: made } = await insurer.agent.must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(proposeDocument, { id, from, changes });
  const startedAt = process.hrtime.bigint();
  await insurer.underwriter.must(acceptDocument, { id: made.policy_proposal_id });
  return Number(process.hrtime.bigint() - startedAt) / 1e6;
}

export type ChangeFigures = {
  /** Previews of one line's change a second, four at a time. */
  readonly previews: number;
  /** Milliseconds of a preview that makes every later change again, and of its acceptance. */
  readonly replay: number;
  readonly acceptance: number;
};

/** Changes of policies in force: previews of one line, and a change before `stack` others that are made again after it. */
export async function benchChanges({ rounds, stack }: { rounds: number; stack: number }): Promise<ChangeFigures> {
  const database = await cloneFurnished('bench changes');
  const backend = await openOnCopy(database, { now: `${sold}T14:00:00Z` });
  try {
    const tenants = tenantsOf(backend, database.furnished as TenantsFacts);
    const { agent } = tenants.insurer;
    const { policyId } = await boundQuote(backend, aQuote({ effectiveDate: sold, paymentTerm: 'pay_in_full' }));
    const { coverages } = await selectOne<{ coverages: Record<string, object> }>(
      backend,
      'select q.coverages from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1',
      [policyId],
    );
    const covers = (code: string, deductible: number) => ({
      coverages: { ...coverages, [code]: { ...coverages[code], deductible } },
    });
    const oneLine = Array.from({ length: 100 }, () => ({ policyId, from: sold, changes: covers('collision', 1000) }));
    await perSecond(oneLine, (one) => preview(agent, one));
    const previews: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      previews.push(await perSecond(oneLine, (one) => preview(agent, one)));
    }
    backend.clock.set(`${dayAfter(stack + 2)}T14:00:00Z`);
    for (let passed = 1; passed <= stack; passed += 1) {
      const deductible = [500, 1000, 2500][passed % 3] ?? 500;
      await apply(tenants, { policyId, from: dayAfter(passed), changes: covers('comprehensive', deductible) });
    }
    const first = { policyId, from: sold, changes: covers('collision', 1000) };
    const replays: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = process.hrtime.bigint();
      const repeated = await preview(agent, first);
      replays.push(Number(process.hrtime.bigint() - startedAt) / 1e6);
      if (repeated !== stack) throw new Error(`${repeated} of ${stack} changes are made again`);
    }
    return { previews: median(previews), replay: median(replays), acceptance: await apply(tenants, first) };
  } finally {
    await backend.close();
  }
}
