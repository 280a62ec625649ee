import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { eventHandlers } from '../../registry.ts';
import { handToAgent } from './hand-to-agent.ts';
import { lockQuote } from '../quote-store.ts';

// A Monday, ten in the morning where the organization is.
const fixture = useFixture('round robin', { now: '2026-06-15T14:00:00Z' });
const update = `mutation ($id: uuid!, $members: [turn_settings!]!) {
  update_round_robin(organization_id: $id, members: $members) { organization_id } }`;
const preview = `query ($id: uuid!) {
  next_turns(organization_id: $id, area: "US-OH", line: "personal", language: "en") { name } }`;
const id = () => fixture.tenants.insurer.organization.organizationId;
const administrator = () => someone(fixture.backend, 'global:organization_admin');
const change = (members: readonly object[]) => administrator().must(update, { id: id(), members });

const people: Record<string, string> = {};
beforeAll(async () => {
  for (const firstName of ['Ann', 'Bob']) {
    const { organization } = fixture.tenants.insurer;
    const email = `${firstName}@turns.example`.toLowerCase();
    const person = { role: 'organization:agent', firstName, lastName: 'Turn', email, organization } as const;
    people[firstName] = (await addPerson(fixture.backend.owner, person)).userId;
  }
  await change([{ user_id: people['Ann'], weight: 2 }, { user_id: people['Bob'] }]);
});

/** Hands a customer's quote over, as a rule does that wants an agent. */
async function handOver(): Promise<string> {
  const { quoteId } = await signedQuote(fixture.backend, aQuote());
  await hand(quoteId);
  return quoteId;
}
const hand = (quoteId: string) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: eventHandlers },
    id(),
    systemRequest('hand over'),
    async (work) => handToAgent(work, (await lockQuote(work, quoteId)).quote),
  );
const agentOf = async (quoteId: string) =>
  (
    await selectOne<{ name: string | null }>(
      fixture.backend,
      `select (select first_name from agent_profiles where user_id = assigned_agent_id) as name
       from quotes where quote_id = $1`,
      [quoteId],
    )
  ).name;

describe('a quote that waits for an agent', () => {
  test('is given to whose turn it is, as the preview said, by the weights', async () => {
    const { next_turns: turns } = await administrator().must<{ next_turns: { name: string }[] }>(preview, { id: id() });
    expect(turns.slice(0, 3).map(({ name }) => name)).toEqual(['Ann Turn', 'Bob Turn', 'Ann Turn']);
    const given: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) given.push(await agentOf(await handOver()));
    expect(given).toEqual(['Ann', 'Bob', 'Ann']);
  });

  test('says who was passed over and why, and its timeline whose it is', async () => {
    await change([{ user_id: people['Bob'], licensed_in: ['US-KY'] }]);
    const quoteId = await handOver();
    expect(
      await selectOne(
        fixture.backend,
        `select agent_name, reason, passed_over from round_robin_assignments where quote_id = $1`,
        [quoteId],
      ),
    ).toEqual({
      agent_name: 'Ann Turn',
      reason: 'next_in_turn',
      passed_over: [{ user_id: people['Bob'], name: 'Bob Turn', why: 'not_licensed' }],
    });
    expect(
      await selectRows(
        fixture.backend,
        `select facts from timeline_entries where quote_id = $1 and kind = 'agent_assigned'`,
        [quoteId],
      ),
    ).toEqual([{ facts: { agent: 'Ann Turn' } }]);
    await change([{ user_id: people['Bob'], licensed_in: [] }]);
  });

  test('goes on waiting where nobody can be taken', async () => {
    fixture.backend.clock.set('2026-06-15T23:30:00Z');
    const quoteId = await handOver();
    expect(await agentOf(quoteId)).toBeNull();
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('is nobody’s twice, whoever gives at once', async () => {
    const quotes = await Promise.all(Array.from({ length: 6 }, () => signedQuote(fixture.backend, aQuote())));
    await Promise.all(quotes.map(({ quoteId }) => hand(quoteId)));
    const given = await selectRows<{ agent: string; count: number }>(
      fixture.backend,
      `select agent_name as agent, count(*)::int from round_robin_assignments where quote_id = any ($1) group by 1 order by 1`,
      [quotes.map(({ quoteId }) => quoteId)],
    );
    expect(given).toEqual([
      { agent: 'Ann Turn', count: 4 },
      { agent: 'Bob Turn', count: 2 },
    ]);
  });
});

describe('a turn whose worker is killed', () => {
  const credits = () =>
    selectRows<{ credit: object }>(
      fixture.backend,
      'select to_jsonb(m) as credit from round_robin_members m order by user_id',
      [],
    );
  const given = (quoteIds: readonly string[]) =>
    selectRows<{ quote_id: string; count: number }>(
      fixture.backend,
      `select quote_id, count(*)::int from round_robin_assignments where quote_id = any ($1) group by 1`,
      [quoteIds],
    );

  test('is nobody’s, and the next one is taken once by each of two who go on', async () => {
    const quotes = await Promise.all(Array.from({ length: 3 }, () => signedQuote(fixture.backend, aQuote())));
    const ids = quotes.map(({ quoteId }) => quoteId);
    const before = await credits();
    // The server ends the connection in the middle of the transaction, once whose turn it is has been saved.
    await selectRows(
      fixture.backend,
      `create function kill_turns() returns trigger language plpgsql security definer as $$
       begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
      [],
    );
    await selectRows(
      fixture.backend,
      'create trigger kill_turns after insert on round_robin_assignments for each row execute function kill_turns()',
      [],
    );
    const killed = await Promise.allSettled(ids.map((quoteId) => hand(quoteId)));
    expect(killed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([await given(ids), await credits()]).toEqual([[], before]);
    await selectRows(fixture.backend, 'drop trigger kill_turns on round_robin_assignments', []);
    await Promise.all([...ids, ...ids].map((quoteId) => hand(quoteId).catch(() => undefined)));
    expect((await given(ids)).map(({ count }) => count)).toEqual([1, 1, 1]);
  });
});

describe('the pool', () => {
  test.each([
    [{ weight: 0 }, 'weight_out_of_range', 'weight'],
    [{ working_days: [8] }, 'days_not_valid', 'working_days'],
    [{ works_from: '19:00' }, 'hours_not_valid', 'works_from'],
    [{ languages: ['de'] }, 'language_unknown', 'languages'],
    [{ licensed_in: ['Ohio'] }, 'area_unknown', 'licensed_in'],
    [{ cap: 1001 }, 'cap_out_of_range', 'cap'],
  ])('refuses %j at its field', async (settings, code, field) => {
    const members = [{ user_id: people['Ann'], ...settings }];
    expect(await refusalOf(fixture.backend, administrator(), update, { id: id(), members })).toMatchObject({
      code,
      field,
    });
  });

  test('has agents of its organization alone, and is changed by its owner and administrators', async () => {
    const members = [{ user_id: fixture.tenants.mirror.agent.principal.userId }];
    expect(await refusalOf(fixture.backend, administrator(), update, { id: id(), members })).toMatchObject({
      code: 'agent_not_in_organization',
    });
    expect(
      await refusalOf(fixture.backend, fixture.tenants.insurer.agent, update, { id: id(), members: [] }),
    ).toMatchObject({
      code: expect.stringMatching(/./),
    });
    const before = await fixture.tenants.insurer.owner.must<{ update_round_robin: { organization_id: string } }>(
      update,
      {
        id: id(),
        members: [],
      },
    );
    expect(before.update_round_robin.organization_id).toBe(id());
  });
});

describe('an enquiry', () => {
  test('is given to whose turn it is, whatever line or place it is of, with its reason', async () => {
    const send = `mutation ($kind: String!) { send_enquiry(kind: $kind, name: "Ada Moreno", email: "ada@example.com",
      phone: "614-555-0148", about: "Please call me.") { reference } }`;
    const { send_enquiry: sent } = await fixture.backend
      .anonymous()
      .must<{ send_enquiry: { reference: string } }>(send, { kind: 'contact' });
    const row = await selectOne<{ taken: boolean; reason: string }>(
      fixture.backend,
      `select e.assigned_agent_id = a.user_id as taken, a.reason from enquiries e
       join round_robin_assignments a using (enquiry_id) where e.reference = $1`,
      [sent.reference],
    );
    expect(row).toEqual({ taken: true, reason: 'next_in_turn' });
  });
});
