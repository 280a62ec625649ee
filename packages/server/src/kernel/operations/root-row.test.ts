import { randomUUID } from 'node:crypto';
import { transaction } from '@roadworthy/db/pool.ts';
import { namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { whoRuns } from '../../../test/call-of.ts';
import { type Caller, enterOrganization, organizationOfRoot, type RootTable } from './root-row.ts';

const fixture = useFixture('root row');
let bound: BoundQuote;
const tables = ['quotes', 'policies', 'vehicles', 'entities'] as const satisfies readonly RootTable[];
let ids: Record<(typeof tables)[number], string>;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote());
  ids = {
    quotes: bound.quoteId,
    policies: bound.policyId,
    vehicles: await vehicleOf(fixture.backend, bound.quoteId),
    entities: await namedInsuredOf(fixture.backend, bound.quoteId),
  };
});

const find = (caller: Caller, table: RootTable, id: string) =>
  transaction(fixture.backend.platform.pools.operations, (client) => organizationOfRoot(client, caller, { table, id }));
const agentOf = (organizationId: string): Caller => ({
  role: 'organization:agent',
  claims: { 'app.organization': organizationId },
});

describe('organizationOfRoot', () => {
  test.each(tables)('finds a row of %s for who may see it', async (table) => {
    const { organizationId } = fixture.tenants.insurer.organization;
    expect(await find(agentOf(organizationId), table, ids[table])).toBe(organizationId);
    expect(await find({ role: 'token:quote', claims: { 'app.quote': bound.quoteId } }, table, ids[table])).toBe(
      organizationId,
    );
    expect(await find(agentOf(organizationId), table, ids[table].toUpperCase())).toBe(organizationId);
  });

  test.each(tables)('tells a foreign row of %s and one that does not exist apart for nobody', async (table) => {
    const stranger = agentOf(fixture.tenants.mirror.organization.organizationId);
    const errors = [];
    for (const id of [ids[table], randomUUID(), 'nonsense', '']) {
      errors.push(await find(stranger, table, id).catch((error: Error) => `${error.name}: ${error.message}`));
    }
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toMatch(/^OperationError: /);
  });

  test('finds nothing without a claim', async () => {
    for (const role of ['organization:agent', 'token:quote', 'global:user']) {
      await expect(find({ role, claims: {} }, 'quotes', ids.quotes)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('enterOrganization', () => {
  test('goes on as operator in that organization, whatever the caller claimed, until the transaction ends', async () => {
    const { insurer, mirror } = fixture.tenants;
    const pool = fixture.backend.platform.pools.operations;
    await transaction(pool, async (client) => {
      await enterOrganization(
        client,
        { 'app.organization': mirror.organization.organizationId },
        insurer.organization.organizationId,
      );
      expect(await whoRuns(client)).toEqual({ role: 'operator', organization: insurer.organization.organizationId });
    });
    const client = await pool.connect();
    expect(await whoRuns(client)).toMatchObject({ organization: null });
    client.release();
  });
});
