import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('change organization', { now: '2026-06-15T14:00:00Z' });
const document = `mutation ($id: uuid!, $to: uuid!) {
  change_organization(policy_id: $id, organization_id: $to) { policy { organization_id } }
}`;
const previewed = `query ($id: uuid!, $to: uuid!) { preview_change_organization(policy_id: $id, organization_id: $to) {
  from_name to_name today terms documents notes owed refunds unearned earned commission } }`;
let admin: Caller;
let policy: BoundQuote;
beforeAll(async () => {
  const facts = { role: 'global:organization_admin', firstName: 'Olga', lastName: 'Admin' } as const;
  admin = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email: 'olga@example.com' }));
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  policy = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-16' }), insurer().agent);
});
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const insurer = () => fixture.tenants.insurer;
const mirror = () => fixture.tenants.mirror;
const mirrorId = () => mirror().organization.organizationId;
const insurerId = () => insurer().organization.organizationId;
const run = (
  name:
    | 'book-commissions'
    | 'earn-premium'
    | 'check-balances'
    | 'activate-policies'
    | 'create-renewals'
    | 'advance-renewals',
) => jobHandlers(fixture.backend.platform)[name]?.({});
const at = (instant: string) => fixture.backend.clock.set(instant);
const move = (to = mirrorId()) => admin.must(document, { id: policy.policyId, to });
const refused = (to = mirrorId()) => refusalOf(fixture.backend, admin, document, { id: policy.policyId, to });
const preview = async (to = mirrorId()) =>
  (await admin.must<Record<string, Record<string, number>>>(previewed, { id: policy.policyId, to }))[
    'preview_change_organization'
  ];

const everything = `query ($id: uuid!, $quote: uuid!) {
  policies(where: { policy_id: { _eq: $id } }) { policy_number product { product_id } }
  quotes(where: { quote_id: { _eq: $quote } }) { total }
  entities(where: { quote_id: { _eq: $quote } }) { last_name }
  vehicles(where: { quote_id: { _eq: $quote } }) { make }
  invoices(where: { policy_id: { _eq: $id } }) { amount }
  transactions(where: { policy_id: { _eq: $id } }) { amount }
  payment_methods { cc_last_four }
  billing_arrangements(where: { policy_id: { _eq: $id } }) { autopay }
  documents(where: { policy_id: { _eq: $id } }) { name }
  policy_notes(where: { policy_id: { _eq: $id } }) { note }
  notifications(where: { policy_id: { _eq: $id } }) { template }
  timeline_entries(where: { policy_id: { _eq: $id } }) { kind }
  charge_lines(where: { policy_id: { _eq: $id } }) { amount }
  policy_segments(where: { policy_id: { _eq: $id } }) { status }
  search_platform(search: "Moreno") { quote_id }
}`;
type Seen = Readonly<Record<string, readonly unknown[]>>;
async function countSeen(caller: Caller): Promise<Record<string, number>> {
  const seen = await caller.must<Seen>(everything, { id: policy.policyId, quote: policy.quoteId });
  const own = (rows: readonly unknown[]) =>
    rows.filter((row) => !JSON.stringify(row).includes('quote_id') || JSON.stringify(row).includes(policy.quoteId));
  return Object.fromEntries(Object.entries(seen).map(([name, rows]) => [name, own(rows).length]));
}

type Books = Readonly<Record<string, number>>;
/** What an organization has of the policy in its books, as one of its agents reads it. */
async function booksOf({ agent, organization }: ReturnType<typeof insurer>): Promise<Books> {
  const { ledger_entries: rows } = await agent.must<{ ledger_entries: { account: string; amount: number }[] }>(
    `query ($id: uuid!, $booked: uuid!) { ledger_entries(where: { booked_organization_id: { _eq: $booked },
       ledger_transaction: { policy_id: { _eq: $id } } }) { account amount } }`,
    { id: policy.policyId, booked: organization.organizationId },
  );
  const sums = new Map<string, number>();
  for (const { account, amount } of rows) sums.set(account, (sums.get(account) ?? 0) + amount);
  return Object.fromEntries(sums);
}

describe('a policy that moves to another organization', () => {
  test('is seen there with everything beneath it, and where it was with nothing', async () => {
    await insurer().agent.must(
      'mutation ($id: uuid!) { create_policy_note(policy_id: $id, note: "Call in May") { note } }',
      { id: policy.policyId },
    );
    const [before, none] = [await countSeen(insurer().agent), await countSeen(mirror().agent)];
    expect(Object.values(before)).not.toContain(0);
    expect(await preview()).toMatchObject({ terms: 1, notes: 1, to_name: 'Mirage RV Insurance' });
    await move();
    const { timeline_entries = 0, ...stored } = before;
    const there = await countSeen(mirror().agent);
    expect(there).toMatchObject({ ...stored, timeline_entries: timeline_entries + 1, payment_methods: 1 });
    // Its page opens there: what may be done to it is answered, and what its former rates priced is not changed.
    const { abilities } = await mirror().agent.must<{ abilities: { operation: string; code: string | null }[] }>(
      'query ($id: uuid!) { abilities(table: "policies", id: $id) { operation code } }',
      { id: policy.policyId },
    );
    const codes = new Map(abilities.map(({ operation, code }) => [operation, code]));
    expect(codes.get('apply_policy_affinity_discount')).toBe('rates_elsewhere');
    expect(codes.get('update_policy_vehicle_fni')).toBe('rates_elsewhere');
    expect({ ...(await countSeen(insurer().agent)), payment_methods: 0 }).toEqual({ ...none, payment_methods: 0 });
    // Its insured goes on as before.
    const { policies } = await policy.customer.must<Seen>('{ policies { policy_number } }', {});
    expect(JSON.stringify(policies)).toContain(policy.policyNumber);
  });

  test('is the agent’s there whom the mover chose, or nobody’s', async () => {
    const chosen = `mutation ($id: uuid!, $to: uuid!, $agent: uuid) {
      change_organization(policy_id: $id, organization_id: $to, assigned_agent_id: $agent) { policy_id } }`;
    const give = { id: policy.policyId, to: mirrorId() };
    const stranger = { ...give, agent: insurer().agent.principal.userId };
    expect(await refusalOf(fixture.backend, admin, chosen, stranger)).toEqual({
      code: 'agent_not_in_organization',
      field: 'assigned_agent_id',
    });
    await admin.must(chosen, { ...give, agent: mirror().agent.principal.userId });
    const whose =
      'select q.assigned_agent_id as agent from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1';
    expect(await selectOne(fixture.backend, whose, [policy.policyId])).toEqual({
      agent: mirror().agent.principal.userId,
    });
    await admin.must(chosen, { id: policy.policyId, to: insurerId() });
    expect(await selectOne(fixture.backend, whose, [policy.policyId])).toEqual({ agent: null });
  });

  test('leaves no row behind, in whatever table, but what a machine wrote down of requests', async () => {
    await move();
    const tables = await selectRows<{ table_name: string; by_policy: boolean }>(
      fixture.backend,
      `select c.table_name, c.column_name = 'policy_id' as by_policy from information_schema.columns c
       join information_schema.columns o using (table_schema, table_name)
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name in ('policy_id', 'quote_id') and o.column_name = 'organization_id'
         and t.table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const text = tables
      .map(({ table_name: name, by_policy: byPolicy }) => {
        const [key, place] = byPolicy ? ['policy_id', '$1'] : ['quote_id', '$2'];
        return `select '${name}' as name from ${name} where ${key} = ${place}::uuid and organization_id <> $3::uuid`;
      })
      .join(' union all ');
    expect(await selectRows(fixture.backend, text, [policy.policyId, policy.quoteId, mirrorId()])).toEqual([]);
  });

  test('has its product there, the agent and partner of the former organization no more, and no old link', async () => {
    await selectRows(fixture.backend, 'update quotes set assigned_agent_id = $2 where quote_id = $1', [
      policy.quoteId,
      insurer().agent.principal.userId,
    ]);
    const before = await selectOne<{ token_version: number }>(
      fixture.backend,
      'select token_version from quotes where quote_id = $1',
      [policy.quoteId],
    );
    await move();
    expect(
      await selectOne(
        fixture.backend,
        `select p.product_id, q.product_id as of_quote, q.assigned_agent_id, q.partner_id, q.token_version,
           s.rater_version_id is not null as priced
         from policies p join quotes q on q.quote_id = p.current_quote_id join policy_segments s on s.quote_id = q.quote_id
         where p.policy_id = $1`,
        [policy.policyId],
      ),
    ).toEqual({
      product_id: mirror().productId,
      of_quote: mirror().productId,
      assigned_agent_id: null,
      partner_id: null,
      token_version: before.token_version + 1,
      priced: true,
    });
  });

  test('stands in the trail of both organizations, and in its timeline for staff', async () => {
    await move();
    const trail = await selectRows<{ organization_id: string }>(
      fixture.backend,
      `select organization_id from audit_log where root_id = $1 and operation = 'change_organization' order by audit_id`,
      [policy.policyId],
    );
    expect(trail.map((row) => row.organization_id)).toEqual([insurerId(), mirrorId()]);
    expect(
      await selectOne(
        fixture.backend,
        `select organization_id, facts, actor_name, visible from timeline_entries
         where policy_id = $1 and kind = 'policy_organization_changed'`,
        [policy.policyId],
      ),
    ).toEqual({
      organization_id: mirrorId(),
      actor_name: 'Olga Admin',
      visible: false,
      facts: {
        from: insurer().organization.name,
        to: mirror().organization.name,
      },
    });
  });

  test('has its letters and documents that were owed sent and rendered from where it is', async () => {
    await move();
    const jobs = await selectRows<{ name: string; places: string[] }>(
      fixture.backend,
      `select name, array_agg(data ->> 'organizationId' order by created_on) as places from pgboss.job
       where data ->> 'documentId' = any (select document_id::text from documents where policy_id = $1 and status = 'pending')
          or data ->> 'notificationId' = any (select notification_id::text from notifications where policy_id = $1 and status = 'queued')
       group by name, coalesce(data ->> 'documentId', data ->> 'notificationId') order by name`,
      [policy.policyId],
    );
    expect(new Set(jobs.map(({ name }) => name))).toEqual(new Set(['render-document', 'send-notification']));
    for (const { places } of jobs) expect(places).toEqual([insurerId(), mirrorId()]);
    const render = jobHandlers(fixture.backend.platform)['render-document'];
    const { document_id: documentId } = await selectOne<{ document_id: string }>(
      fixture.backend,
      `select document_id from documents where policy_id = $1 and document_type = 'declarations'`,
      [policy.policyId],
    );
    // The job of the former place finds it gone, and is done.
    await render?.({ documentId, organizationId: insurerId() });
  });
});

describe('the books of a policy that moves', () => {
  test('let an organization find its own commission, though a policy that came was looked at later', async () => {
    await run('book-commissions');
    await selectRows(fixture.backend, `update policy_commissions set seen = '2026-06-15T19:00Z' where policy_id = $1`, [
      policy.policyId,
    ]);
    at('2026-06-15T15:00:00Z');
    const own = await boundQuote(fixture.backend, aQuote(), mirror().agent);
    await move();
    await run('book-commissions');
    const booked = 'select from policy_commissions where policy_id = $1 and booked > 0';
    expect(await selectRows(fixture.backend, booked, [own.policyId])).toHaveLength(1);
  });

  test('stay with who booked them, and what is open goes over: each side is even, and the month goes on', async () => {
    at('2026-07-20T14:00:00Z');
    await run('earn-premium');
    const stated = await preview();
    const before = await booksOf(insurer());
    await move();
    const [left, taken] = [await booksOf(insurer()), await booksOf(mirror())];
    for (const account of ['premium_receivable', 'unapplied_cash', 'unearned_premium', 'refunds_payable']) {
      expect([account, left[account] ?? 0]).toEqual([account, 0]);
    }
    for (const account of ['cash', 'policy_fees', 'taxes_payable']) expect(left[account]).toEqual(before[account]);
    expect(-(left['earned_premium'] ?? 0)).toBe(stated?.['earned']);
    expect(stated?.['earned']).toBeGreaterThan(-(before['earned_premium'] ?? 0));
    expect(left['commission_expense']).toBe(stated?.['commission']);
    expect(stated?.['commission']).toBeGreaterThan(0);
    expect(taken).toMatchObject({
      premium_receivable: stated?.['owed'],
      unearned_premium: -(stated?.['unearned'] ?? 0),
    });
    expect(taken['due_between_organizations']).toBe(-(left['due_between_organizations'] ?? 0));
    expect(Object.values(taken).reduce((sum, amount) => sum + amount, 0)).toBe(0);

    // From now on the new one earns, and the whole term comes to its premium.
    at('2027-07-02T14:00:00Z');
    await run('earn-premium');
    await run('book-commissions');
    const [after, there] = [await booksOf(insurer()), await booksOf(mirror())];
    expect(after).toEqual(left);
    const { premium } = await selectOne<{ premium: number }>(
      fixture.backend,
      'select premium::int from policies where policy_id = $1',
      [policy.policyId],
    );
    expect(-(left['earned_premium'] ?? 0) - (there['earned_premium'] ?? 0)).toBe(premium);
    expect(there['unearned_premium']).toBe(0);
    await run('check-balances');
    const findings = 'select rule from balance_findings where policy_id = $1 and cleared is null';
    expect(await selectRows(fixture.backend, findings, [policy.policyId])).toEqual([]);
  });

  test('count in reports and activities of who booked them, under the policy’s number, and of nobody else', async () => {
    const requested = `query ($id: uuid!) {
      policy_activities(where: { policy_id: { _eq: $id } }) { action policy_number premium_change policy { policy_id } }
      premium_bordereau(where: { policy_id: { _eq: $id } }, order_by: [{ accounting_month: asc }]) {
        policy_number written earned unearned accounting_month }
      policy_activity_days(zone: "UTC", number: "${policy.policyNumber}") { activities premium_change } }`;
    type Reports = Record<
      'policy_activities' | 'premium_bordereau' | 'policy_activity_days',
      Record<string, unknown>[]
    >;
    const reportsOf = ({ agent }: ReturnType<typeof insurer>) =>
      agent.must<Reports>(requested, { id: policy.policyId });
    at('2026-08-03T14:00:00Z');
    await run('earn-premium');
    const before = await reportsOf(insurer());
    await move();
    const [left, taken] = [await reportsOf(insurer()), await reportsOf(mirror())];
    expect(left.policy_activities).toEqual(before.policy_activities.map((one) => ({ ...one, policy: null })));
    expect(left.policy_activity_days).toEqual(before.policy_activity_days);
    expect(left.premium_bordereau.slice(0, before.premium_bordereau.length)).toEqual(before.premium_bordereau);
    expect(left.premium_bordereau.at(-1)).toMatchObject({ policy_number: policy.policyNumber, unearned: 0 });
    expect([taken.policy_activities, taken.policy_activity_days]).toEqual([[], []]);
    const [first] = taken.premium_bordereau;
    expect(first).toMatchObject({ policy_number: policy.policyNumber, accounting_month: '2026-08-01', earned: 0 });
    expect(first?.['written']).toBe(first?.['unearned']);
  });
});

describe('a move is refused', () => {
  test('to where it is, and to an organization that is not there', async () => {
    expect(await refused(insurerId())).toEqual({ code: 'same_organization', field: 'organization_id' });
    expect((await refused(randomUUID())).code).toBe('not_found');
  });

  test('while a payment is on its way, and goes once it is there', async () => {
    const sql = `update payments set status = $2 where quote_id = $1`;
    await selectRows(fixture.backend, sql, [policy.quoteId, 'unknown']);
    expect((await refused()).code).toBe('money_under_way');
    await selectRows(fixture.backend, sql, [policy.quoteId, 'settled']);
    await move();
  });

  test('to an organization that gives back otherwise than was agreed', async () => {
    await selectRows(
      fixture.backend,
      `insert into product_cancellation_terms (organization_id, product_id, effective_date, basis, minimum_earned)
       values ($1, $2, '2026-01-01', 'short_rate_90', 0)`,
      [mirrorId(), mirror().productId],
    );
    expect(await refused()).toEqual({ code: 'terms_differ', field: 'organization_id' });
    await selectRows(fixture.backend, 'delete from product_cancellation_terms where organization_id = $1', [
      mirrorId(),
    ]);
  });

  test('to who looks after either of both', async () => {
    for (const one of [insurer().owner, insurer().agent, mirror().owner]) {
      const { errors } = await one.ask(document, { id: policy.policyId, to: mirrorId() });
      expect(errors.map(({ extensions }) => extensions.code)).not.toEqual([]);
    }
    expect((await countSeen(mirror().agent))['policies']).toBe(0);
  });
});

test('row security lets a policy go to the destination that is named, and to no other', async () => {
  const client = await fixture.backend.platform.pools.operations.connect();
  const update = async (claims: readonly string[]) => {
    await client.query('begin');
    try {
      await client.query(
        `select set_config('role', 'operator', true), set_config('app.organization', $1, true),
           set_config('app.destination', $2, true)`,
        [...claims],
      );
      return await client.query('update policies set organization_id = $2 where policy_id = $1', [
        policy.policyId,
        mirrorId(),
      ]);
    } finally {
      await client.query('rollback');
    }
  };
  try {
    await expect(update([insurerId(), ''])).rejects.toThrow('row-level security');
    await expect(update([insurerId(), randomUUID()])).rejects.toThrow('row-level security');
    expect((await update([mirrorId(), insurerId()])).rowCount).toBe(0);
    expect((await update([insurerId(), mirrorId()])).rowCount).toBe(1);
  } finally {
    client.release();
  }
});

test('the offer of a next term goes along, and is priced by the rates there', async () => {
  await run('activate-policies');
  at('2027-04-18T14:00:00Z');
  for (const job of ['activate-policies', 'create-renewals', 'advance-renewals'] as const) await run(job);
  const offer = () =>
    selectOne<{ status: string; there: boolean; rated: boolean }>(
      fixture.backend,
      `select r.status, r.organization_id = $2 as there, q.rater_version_id is not null as rated
       from policy_renewals r left join quotes q on q.quote_id = r.renewal_quote_id where source_policy_id = $1`,
      [policy.policyId, mirrorId()],
    );
  expect(await offer()).toMatchObject({ there: false, rated: true });
  const edit = 'mutation ($id: uuid!, $d: jsonb!) { update_discounts(quote_id: $id, discounts: $d) { quote_id } }';
  const edited = `select q.quote_id as id, q.discounts from policy_renewals r join quotes q on q.quote_id = r.renewal_quote_id
    where source_policy_id = $1`;
  const before = await selectOne<{ id: string }>(fixture.backend, edited, [policy.policyId]);
  await insurer().agent.must(edit, { id: before.id, d: ['affinity'] });
  await move();
  expect(await offer()).toEqual({ status: 'pending', there: true, rated: false });
  await run('advance-renewals');
  expect(await offer()).toMatchObject({ there: true, rated: true });
  // What was edited of it is made again there.
  const after = await selectOne<{ id: string; discounts: string[] }>(fixture.backend, edited, [policy.policyId]);
  expect([after.id === before.id, after.discounts]).toEqual([false, ['affinity']]);
  const {
    policy_renewals: [renewal],
  } = await mirror().agent.must<{ policy_renewals: { policy_renewal_id: string }[] }>(
    'query ($id: uuid!) { policy_renewals(where: { source_policy_id: { _eq: $id } }) { policy_renewal_id } }',
    { id: policy.policyId },
  );
  const { policy_renewal_changes: compared } = await mirror().agent.must<{
    policy_renewal_changes: { total_before: number; total: number; reasons: { before: number; after: number }[] };
  }>(
    'query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { total_before total reasons { before after } } }',
    { id: renewal?.policy_renewal_id },
  );
  expect(compared.reasons).toEqual([{ before: compared.total_before, after: compared.total }]);
});
