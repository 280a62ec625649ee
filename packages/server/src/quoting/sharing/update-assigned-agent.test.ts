import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, startQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('update assigned agent');
const document = `mutation ($id: uuid!, $agent: uuid) {
  update_assigned_agent(quote_id: $id, assigned_agent_id: $agent) { assigned_agent_id }
}`;
let quote: StartedQuote;
beforeEach(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const idOf = ({ principal }: Caller) => principal.userId ?? '';
const assign = async (caller: Caller, agent: string | null, quoteId = quote.quoteId) =>
  (
    await caller.must<{ update_assigned_agent: { assigned_agent_id: string | null } }>(document, {
      id: quoteId,
      agent,
    })
  ).update_assigned_agent.assigned_agent_id;
const refused = (agent: string, caller = fixture.tenants.insurer.owner) =>
  refusalOf(fixture.backend, caller, document, { id: quote.quoteId, agent });

describe('a quote', () => {
  test('is given to an agent, to another, and to nobody again', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    expect(await assign(agent, idOf(agent))).toBe(idOf(agent));
    expect(await assign(owner, idOf(owner))).toBe(idOf(owner));
    expect(await assign(owner, null)).toBeNull();
    const audited = await selectRows(
      fixture.backend,
      `select operation, actor_user_id from audit_log where root_id = $1 and operation = 'update_assigned_agent'
       order by audit_id`,
      [quote.quoteId],
    );
    expect(audited.map((row) => row['actor_user_id'])).toEqual([idOf(agent), idOf(owner), idOf(owner)]);
  });

  test('keeps its version and its price: whose work it is is no edit', async () => {
    const text = 'select version, premium, content_hash, approved_content_hash from quotes where quote_id = $1';
    const before = await selectOne(fixture.backend, text, [quote.quoteId]);
    await assign(fixture.tenants.insurer.agent, idOf(fixture.tenants.insurer.agent));
    expect(await selectOne(fixture.backend, text, [quote.quoteId])).toEqual(before);
  });

  test('given to whose it is stays as it is', async () => {
    const { agent } = fixture.tenants.insurer;
    await assign(agent, idOf(agent));
    const before = await footprintOf(fixture.backend);
    await assign(agent, idOf(agent));
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual(['public.audit_log']);
  });

  test('of somebody else’s organization takes that one’s agents from whoever works everywhere', async () => {
    const facts = { role: 'global:service_agent', firstName: 'Sam', lastName: 'Service' } as const;
    const service = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email: 'sam@example.com' }));
    expect(await assign(service, idOf(fixture.tenants.insurer.agent))).toBe(idOf(fixture.tenants.insurer.agent));
    expect(await refused(idOf(fixture.tenants.mirror.agent), service)).toMatchObject({
      code: 'agent_not_in_organization',
    });
  });

  test('that is bound says whose policy it is, and the policy offers it', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    const bound = await boundQuote(fixture.backend, aQuote());
    expect(await assign(agent, idOf(agent), bound.quoteId)).toBe(idOf(agent));
    const abilities = 'query ($id: uuid!) { abilities(table: "policies", id: $id) { operation allowed code } }';
    const offered = async (caller: Caller) =>
      (await caller.must<{ abilities: { operation: string }[] }>(abilities, { id: bound.policyId })).abilities.find(
        ({ operation }) => operation === 'update_assigned_agent',
      );
    expect(await offered(agent)).toMatchObject({ allowed: true, code: null });
    expect(await offered(underwriter)).toMatchObject({ allowed: false, code: 'actor_not_allowed' });
  });
});

describe('an agent', () => {
  test('of another organization is refused as one that does not exist', async () => {
    const foreign = await refused(idOf(fixture.tenants.mirror.agent));
    expect(foreign).toMatchObject({ code: 'agent_not_in_organization', field: 'assigned_agent_id' });
    expect(await refused(randomUUID())).toEqual(foreign);
  });

  test('who does not sell there any more is refused', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    const { pool } = fixture.backend.owner;
    await pool.query('update organization_members set active = false where user_id = $1', [idOf(agent)]);
    expect(await refused(idOf(agent))).toMatchObject({ code: 'agent_inactive', field: 'assigned_agent_id' });
    await pool.query('update organization_members set active = true where user_id = $1', [idOf(agent)]);
    expect(await assign(agent, idOf(agent))).toBe(idOf(agent));
    // An underwriter decides on what agents sell.
    expect(await refused(idOf(underwriter))).toMatchObject({ code: expect.stringMatching(/^agent_/) as string });
  });
});
