import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addOrganization, addPerson } from '@roadworthy/testkit/seed.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('change quote organization');
const document = `mutation ($id: uuid!, $to: uuid!) {
  change_quote_organization(quote_id: $id, organization_id: $to) { organization_id status version }
}`;
let admin: Caller;
let quote: StartedQuote;
beforeAll(async () => {
  const facts = { role: 'global:organization_admin', firstName: 'Olga', lastName: 'Admin' } as const;
  admin = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email: 'olga@example.com' }));
  const change = (row: RateRow) =>
    row.factor === 'base' ? { ...row, factors: { ...row.factors, collision: '9.00' } } : row;
  await releaseRates(fixture.backend.owner, { organizationId: mirrorId(), version: 'dearer', change });
});
beforeEach(async () => {
  quote = await signedQuote(fixture.backend, aQuote({ partner: insurer().partner }), insurer().agent);
});

const insurer = () => fixture.tenants.insurer;
const mirror = () => fixture.tenants.mirror;
const mirrorId = () => mirror().organization.organizationId;
const owner = () => fixture.backend.owner.pool;
const move = (to = mirrorId(), id = quote.quoteId) => admin.must(document, { id, to });
const refused = (to: string, id = quote.quoteId) => refusalOf(fixture.backend, admin, document, { id, to });
const rowOf = (columns: string) =>
  selectOne<Record<string, unknown>>(fixture.backend, `select ${columns} from quotes where quote_id = $1`, [
    quote.quoteId,
  ]);

const everything = `query ($id: uuid!) {
  quotes(where: { quote_id: { _eq: $id } }) { total }
  entities(where: { quote_id: { _eq: $id } }) { last_name }
  vehicles(where: { quote_id: { _eq: $id } }) { make }
  locations(where: { quote_id: { _eq: $id } }) { postal_code }
  quote_notes(where: { quote_id: { _eq: $id } }) { note }
  timeline_entries(where: { quote_id: { _eq: $id } }) { kind }
  search_platform(search: "Moreno") { quote_id }
}`;
type Seen = Readonly<Record<string, readonly unknown[]>>;
async function countSeen(caller: Caller): Promise<Record<string, number>> {
  const seen = await caller.must<Seen>(everything, { id: quote.quoteId });
  const own = (rows: readonly unknown[]) =>
    rows.filter((row) => !JSON.stringify(row).includes('quote_id') || JSON.stringify(row).includes(quote.quoteId));
  return Object.fromEntries(Object.entries(seen).map(([name, rows]) => [name, own(rows).length]));
}

describe('a quote that moves to another organization', () => {
  test('is seen there with everything beneath it, and where it was with nothing', async () => {
    await insurer().agent.must(
      'mutation ($id: uuid!) { create_quote_note(quote_id: $id, note: "Call in May") { note } }',
      {
        id: quote.quoteId,
      },
    );
    const [before, none] = [await countSeen(insurer().agent), await countSeen(mirror().agent)];
    expect(Object.values(before)).not.toContain(0);
    await move();
    const { timeline_entries = 0, ...stored } = before;
    expect(await countSeen(mirror().agent)).toEqual({ ...stored, timeline_entries: timeline_entries + 1 });
    expect(await countSeen(insurer().agent)).toEqual(none);
    expect(new Set(Object.values(none))).toEqual(new Set([0]));
  });

  test('leaves no row of its own behind, in whatever table', async () => {
    await move();
    const tables = await selectRows<{ table_name: string }>(
      fixture.backend,
      `select c.table_name from information_schema.columns c
       join information_schema.columns o using (table_schema, table_name)
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'quote_id' and o.column_name = 'organization_id'
         and t.table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const text = tables
      .map(
        ({ table_name: name }) => `select '${name}' as name from ${name} where quote_id = $1 and organization_id <> $2`,
      )
      .join(' union all ');
    expect(await selectRows(fixture.backend, text, [quote.quoteId, mirrorId()])).toEqual([]);
  });

  test('has its product, agent, partner, approval and signature of the former organization no more', async () => {
    const agentId = insurer().agent.principal.userId;
    await owner().query(
      `update quotes set assigned_agent_id = $2, status = 'agent_approved', resume_status = 'agent_required',
         approved_content_hash = content_hash where quote_id = $1`,
      [quote.quoteId, agentId],
    );
    expect(await move()).toMatchObject({
      change_quote_organization: { organization_id: mirrorId(), status: 'agent_required' },
    });
    expect(
      await rowOf(
        'product_id, assigned_agent_id, partner_id, approved_content_hash, resume_status, signed_at, signer_info',
      ),
    ).toEqual({
      product_id: mirror().productId,
      assigned_agent_id: null,
      partner_id: null,
      approved_content_hash: null,
      resume_status: null,
      signed_at: null,
      signer_info: null,
    });
  });

  test('is rated under the rates of its new organization, and the timeline says what became of the price', async () => {
    const { premium } = await rowOf('premium');
    await move();
    const after = await rowOf('premium, rater_version_id, content_hash, rated_content_hash');
    expect(after['premium']).not.toBe(premium);
    expect(after['content_hash']).toBe(after['rated_content_hash']);
    const { organization_id } = await selectOne<{ organization_id: string }>(
      fixture.backend,
      'select organization_id from rater_versions where rater_version_id = $1',
      [after['rater_version_id']],
    );
    expect(organization_id).toBe(mirrorId());
    const entry = await selectOne(
      fixture.backend,
      `select organization_id, facts, actor_name, visible, premium_before, premium_after from timeline_entries
       where quote_id = $1 and kind = 'quote_organization_changed'`,
      [quote.quoteId],
    );
    expect(entry).toEqual({
      organization_id: mirrorId(),
      facts: {
        from: insurer().organization.name,
        to: mirror().organization.name,
      },
      actor_name: 'Olga Admin',
      visible: false,
      premium_before: premium,
      premium_after: after['premium'],
    });
  });

  test('stands in the trail of both organizations', async () => {
    await move();
    const trail = await selectRows<{ organization_id: string }>(
      fixture.backend,
      `select organization_id from audit_log where root_id = $1 and operation = 'change_quote_organization' order by audit_id`,
      [quote.quoteId],
    );
    expect(trail.map((row) => row.organization_id)).toEqual([insurer().organization.organizationId, mirrorId()]);
  });

  test('is opened by no link that was given out before', async () => {
    await move();
    const { resume_quote } = await fixture.backend
      .anonymous()
      .must<{ resume_quote: { result: string } }>(
        'query ($id: uuid!, $token: String!) { resume_quote(quote_id: $id, token: $token) { result } }',
        { id: quote.quoteId, token: quote.token },
      );
    expect(resume_quote.result).toBe('outdated');
  });

  test('is worked on there like any other, up to its policy', async () => {
    await move();
    const { agent } = mirror();
    await agent.must(
      'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
      { id: await vehicleOf(fixture.backend, quote.quoteId), changes: { storage_type: 'indoor' } },
    );
    const sent = await agent.must<{ send_quote_to_customer: { checkout_url: string } }>(
      'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }',
      { id: quote.quoteId },
    );
    expect(sent.send_quote_to_customer.checkout_url).toContain(quote.quoteId);
  });

  test('leaves behind what it took the place of', async () => {
    const older = await signedQuote(fixture.backend, aQuote());
    await owner().query(`update quotes set status = 'replaced', replaced_by_quote_id = $2 where quote_id = $1`, [
      older.quoteId,
      quote.quoteId,
    ]);
    await move();
    expect(
      await selectOne(fixture.backend, 'select organization_id, replaced_by_quote_id from quotes where quote_id = $1', [
        older.quoteId,
      ]),
    ).toEqual({ organization_id: insurer().organization.organizationId, replaced_by_quote_id: null });
  });
});

describe('a move is refused', () => {
  test('to an organization that sells no such product, or has no rates for it', async () => {
    const bare = await addOrganization(fixture.backend.owner, { name: 'Bare RV' });
    expect(await refused(bare.organizationId)).toEqual({ code: 'product_not_sold', field: 'organization_id' });
    await owner().query(
      `insert into products (organization_id, product_name, description, provider, live_in,
         available_policy_duration_months, new_policy_number)
       select $1, product_name, description, provider, live_in, available_policy_duration_months, 'BRE' from products
       where product_id = $2`,
      [bare.organizationId, insurer().productId],
    );
    expect(await refused(bare.organizationId)).toEqual({ code: 'rates_missing' });
  });

  test('to one that is archived, as to one that does not exist', async () => {
    const nowhere = await refused(randomUUID());
    await owner().query('update organizations set archived = now() where organization_id = $1', [mirrorId()]);
    expect(await refused(mirrorId())).toEqual(nowhere);
    await owner().query('update organizations set archived = null where organization_id = $1', [mirrorId()]);
  });

  test('to the one where it is', async () => {
    expect(await refused(insurer().organization.organizationId)).toEqual({
      code: 'same_organization',
      field: 'organization_id',
    });
  });

  test('of what is a policy', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    expect(await refused(mirrorId(), bound.quoteId)).toEqual({ code: 'quote_bound' });
  });
});

test('an edit that waited for a move finds the quote gone, and of both only the move is there', async () => {
  const client = await owner().connect();
  try {
    await client.query('begin');
    await client.query('select from quotes where quote_id = $1 for update', [quote.quoteId]);
    const moving = move();
    // Whoever asks first waits first.
    await expect
      .poll(async () => (await selectRows(fixture.backend, 'select from pg_locks where not granted')).length)
      .toBeGreaterThan(0);
    const editing = insurer().agent.ask(
      'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "pay_in_full") { id } }',
      { id: quote.quoteId },
    );
    await expect
      .poll(async () => (await selectRows(fixture.backend, 'select from pg_locks where not granted')).length)
      .toBeGreaterThan(1);
    await client.query('commit');
    await moving;
    const { errors } = await editing;
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['not_found']);
  } finally {
    client.release();
  }
  expect(await rowOf('organization_id, payment_term')).toEqual({
    organization_id: mirrorId(),
    payment_term: 'monthly',
  });
});

test('row security lets a quote go to the destination that is named, and to no other', async () => {
  const client = await fixture.backend.platform.pools.operations.connect();
  const update = (claims: readonly string[]) =>
    client.query('begin').then(async () => {
      try {
        await client.query(
          `select set_config('role', 'operator', true), set_config('app.organization', $1, true),
             set_config('app.destination', $2, true)`,
          [...claims],
        );
        return await client.query('update quotes set organization_id = $2 where quote_id = $1', [
          quote.quoteId,
          mirrorId(),
        ]);
      } finally {
        await client.query('rollback');
      }
    });
  try {
    const insurerId = insurer().organization.organizationId;
    await expect(update([insurerId, ''])).rejects.toThrow('row-level security');
    await expect(update([insurerId, randomUUID()])).rejects.toThrow('row-level security');
    // What belongs to the destination is nobody's to take.
    expect((await update([mirrorId(), insurerId])).rowCount).toBe(0);
    expect((await update([insurerId, mirrorId()])).rowCount).toBe(1);
  } finally {
    client.release();
  }
});

afterAll(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));
