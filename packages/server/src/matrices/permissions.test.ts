import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import { readCatalog } from '@roadworthy/data-api/catalog.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { readTableAccess, readTableColumns } from '@roadworthy/db/read-table-access.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';
import { operationFields } from '../registry.ts';
import { contracts } from './all-contracts.ts';
import type { Columns } from './expectation.ts';
import { expectedFunctions, expectedTables } from './expected-permissions.ts';

const fixture = useFixture('permissions');
let tables: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  tables = await readTableColumns(fixture.backend.owner.pool);
});

/** What a policy says, in the words of the expectation; a rule that nobody has thought of stays as it is. */
function wordFor(rule: string): string {
  const text = rule.replace(/^\((.*)\)$/, '$1');
  const shown = /^visible AND \(archived IS NULL\) AND \((.*)\)$/.exec(text)?.[1];
  // Of what was paid, what is on its way, of a claim that is the reader's own and nobody else's report.
  if (/^\(kind <> 'expense'::text\) AND \(status = ANY .* AND \(NOT claims\.is_third_party\)\)\)\)$/.test(text)) {
    return text.includes('claim_claim()') ? 'shown token' : 'shown through claims';
  }
  if (shown !== undefined) return `shown ${wordFor(shown)}`;
  // Of letters, what was sent, to whom it was written to.
  if (
    /^\(status = 'sent'::text\) AND \((?:EXISTS .* AND \(NOT claims\.is_third_party\)\)\)|claim_id = claim_claim\(\))\)$/.test(
      text,
    )
  ) {
    return text.includes('claim_claim()') ? 'shown token' : 'shown through claims';
  }
  const visible = /^(?:customer_)?visible AND \((.*)\)$/.exec(text)?.[1];
  if (visible !== undefined) return `visible ${wordFor(visible)}`;
  const shared = /^\(shared IS NOT NULL\) AND \(archived IS NULL\) AND (.*)$/.exec(text)?.[1];
  if (shared !== undefined) return `${wordFor(shared)} if shared`;
  const ownRates = /^\((.*)\) AND \((?:NOT every_organization|run_organization_id = claim_organization\(\))\)$/.exec(
    text,
  )?.[1];
  if (ownRates !== undefined) return `${wordFor(ownRates)} under its own rates`;
  const live = /^\(archived IS NULL\) AND \((EXISTS.*)\)$/.exec(text)?.[1];
  if (live !== undefined) return `live ${wordFor(live)}`;
  if (text.startsWith("(root_table = 'organizations'::text) OR (operation = ")) return 'of organizations';
  if (text.startsWith('for_subtree AND (organization_id = ANY (( SELECT claim_lineage()')) return 'beneath it';
  const either = text.split(') OR (');
  if (text === '(organization_id = claim_organization()) OR (booked_organization_id = claim_organization())')
    return 'organization or booked organization';
  if (either.length > 1) return either.map(wordFor).join(' or ');
  if (text === 'true') return 'every';
  if (text === 'organization_id = claim_organization()') return 'organization';
  if (text === 'booked_organization_id = claim_organization()') return 'booked organization';
  if (text === 'user_id = claim_user()') return 'own';
  if (text === '(user_id = claim_user()) AND (organization_id = claim_organization())') return 'own of organization';
  if (/^\(?policy_inspection_id IS NOT NULL\) AND \(stored IS NULL\) AND \(user_id = claim_user\(\)+$/.test(text))
    return 'own on its way';
  if (/^\(?claim_id IS NOT NULL\) AND \(attached IS NULL\) AND \(user_id = claim_user\(\)+$/.test(text))
    return 'own evidence on its way';
  if (/^\(?claim_id = claim_claim\(\)\) AND \(attached IS NULL\) AND \(user_id IS NULL\)*$/.test(text))
    return 'evidence on its way';
  if (/^(?:(?:current_)?quote_id = claim_quote\(\)|claim_id = claim_claim\(\))$/.test(text)) return 'token';
  if (text === `split <> 'campaign'::text`) return 'every if not campaign';
  if (text === 'archived IS NULL') return 'live';
  const child = /^EXISTS \( SELECT FROM (\w+) WHERE \(\w+\.file_id = files\.file_id\)+$/.exec(text);
  if (child !== null) return `through ${child[1]}`;
  const parent = /^EXISTS \( SELECT FROM (\w+) WHERE \((\w+)\.(\w+) = \w+\.(\w+)\)\)$/.exec(text);
  const isUpward =
    parent?.[1] === parent?.[2] && (parent?.[3] === parent?.[4] || parent?.[4] === `source_${parent?.[3]}`);
  return parent !== null && isUpward ? `through ${parent[1]}` : text;
}

const words = (names: string) => names.split(' ');

/** The columns of a table that an expectation names; a name that the table does not have stands out. */
function columnsOf(table: string, columns: Columns): string[] {
  const all = tables.get(table) ?? [];
  const unknown =
    columns === 'all' ? [] : words('but' in columns ? columns.but : columns.only).filter((n) => !all.includes(n));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  if (columns === 'all') return [...all];
  if ('but' in columns) return all.filter((name) => !words(columns.but).includes(name));
  return all.filter((name) => words(columns.only).includes(name));
}

const line = (table: string, role: string, rows: string, columns: readonly string[]) =>
  `${table} | ${role} | ${rows} | ${columns.join(' ')}`;

describe('permissions', () => {
  test('to read are those that were written down by hand, table by table and column by column', async () => {
    const access = await readTableAccess(fixture.backend.owner.pool, requestRoles);
    const actual = access.map(({ table, role, rows, columns }) =>
      line(table, role, rows.map(wordFor).join(' or '), columns),
    );
    const expected = Object.entries(expectedTables).flatMap(([table, entries]) =>
      entries.flatMap(({ roles, rows, columns }) =>
        roles.map((role) => line(table, role, rows, columnsOf(table, columns))),
      ),
    );
    expect(expected.length).toBeGreaterThan(400);
    const differing = {
      missing: expected.filter((one) => !actual.includes(one)),
      unexpected: actual.filter((one) => !expected.includes(one)),
    };
    expect(differing).toEqual({ missing: [], unexpected: [] });
  });

  test('to carry out operations are those that the contract beside each was written with by hand', () => {
    const actual = operationFields(fixture.backend.platform).map(({ name, allowed }) => [
      name,
      requestRoles.filter((role) => allowed(role)),
    ]);
    const expected = [...contracts.values()].map(({ operation, roles }) => [
      operation,
      requestRoles.filter((role) => roles.some((one) => one === role)),
    ]);
    expect(Object.fromEntries(actual)).toEqual({ ...Object.fromEntries(expected), roles: requestRoles });
  });

  test('to ask functions of the database are those that were written down by hand', async () => {
    const { functions } = await readCatalog(fixture.backend.owner.pool, { roles: requestRoles });
    const actual = [...functions].map(([name, { roles }]) => [name, requestRoles.filter((role) => roles.has(role))]);
    const expected = Object.entries(expectedFunctions).map(([name, roles]) => [
      name,
      requestRoles.filter((role) => roles.some((one) => one === role)),
    ]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });

  test('to find the links of quotes are those to send them, among the roles that search', async () => {
    const senders = await selectRows<{ role: string }>(
      fixture.backend,
      `select r.role from unnest($1::text[]) with ordinality r (role, place)
       where pg_has_role(r.role, 'link_senders', 'usage') order by r.place`,
      [requestRoles],
    );
    const may = expectedFunctions['search_platform']?.filter((role) => permissionsOf(role).includes('quote:send'));
    expect(senders.map(({ role }) => role).toSorted()).toEqual(may?.toSorted());
  });

  test('to see everybody’s place are those to read the leaderboard', async () => {
    const readers = await selectRows<{ role: string }>(
      fixture.backend,
      `select r.role from unnest($1::text[]) with ordinality r (role, place)
       where pg_has_role(r.role, 'leaderboard_readers', 'usage') order by r.place`,
      [requestRoles],
    );
    const may = expectedTables['leaderboard']
      ?.flatMap(({ roles }) => roles)
      .filter((role) => permissionsOf(role).includes('leaderboard:read'));
    expect(readers.map(({ role }) => role).toSorted()).toEqual(may?.toSorted());
  });

  test('name every role of a request but email, which reads nothing', () => {
    const named = new Set<string>(Object.values(expectedTables).flatMap((list) => list.flatMap(({ roles }) => roles)));
    expect([...named].toSorted()).toEqual(requestRoles.filter((role) => role !== 'email').toSorted());
  });
});
