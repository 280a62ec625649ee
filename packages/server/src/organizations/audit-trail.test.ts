import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('audit trail');
const read = `{ audit_trail(order_by: [{ at: desc }], limit: 200) {
  operation actor_role actor_name organization_name organization_id root_table } }`;
type Row = Readonly<
  Record<'operation' | 'actor_role' | 'actor_name' | 'organization_id' | 'root_table', string | null>
>;
const rowsOf = async (caller: { must: <Data>(document: string) => Promise<Data> }) =>
  (await caller.must<{ audit_trail: Row[] }>(read)).audit_trail;
const update = `mutation ($id: uuid!) {
  update_organization(organization_id: $id, changes: { sales_number: "216-555-0177" }) { version } }`;

beforeAll(async () => {
  const { insurer, mirror } = fixture.tenants;
  await startQuote(fixture.backend, aQuote(), insurer.agent);
  for (const side of [insurer, mirror]) await side.owner.must(update, { id: side.organization.organizationId });
});

describe('the trail as people read it', () => {
  test('is that of an owner’s own organization, with who did it', async () => {
    const { insurer } = fixture.tenants;
    const rows = await rowsOf(insurer.owner);
    const { organizationId } = insurer.organization;
    expect(new Set(rows.map(({ organization_id }) => organization_id))).toEqual(new Set([organizationId]));
    expect(rows).toContainEqual(
      expect.objectContaining({
        operation: 'start_quote',
        actor_role: 'organization:agent',
        actor_name: expect.stringMatching(/\S+ \S+/),
        organization_name: expect.stringContaining('Harbor'),
      }),
    );
  });

  test('is what was done to organizations for who administers them, and everything for who administers all', async () => {
    const administered = await rowsOf(someone(fixture.backend, 'global:organization_admin'));
    expect(administered.length).toBeGreaterThanOrEqual(2);
    expect(new Set(administered.map(({ root_table }) => root_table))).toEqual(new Set(['organizations']));
    const all = await rowsOf(someone(fixture.backend, 'global:admin'));
    expect(all.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['start_quote', 'update_organization']),
    );
  });

  test.each(['agent', 'underwriter'] as const)('is not for an %s', async (who) => {
    const { errors } = await fixture.tenants.insurer[who].ask(read);
    expect(errors[0]?.extensions.code).toBe('validation-failed');
  });
});
