import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { liveTables, type LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';
import { readAudiences } from './audiences.ts';

const fixture = useFixture('audiences');
const roles = [...callerRoles, 'anonymous', 'token:quote', 'token:claim'];
const of = async (table: LiveTable) => {
  const audiences = await readAudiences(fixture.backend.platform.pools.reads, roles);
  return Object.fromEntries(roles.map((role) => [role, audiences(role, table)]));
};

const ours = Object.fromEntries(
  callerRoles.flatMap((role) => (role.startsWith('global:') && role !== 'global:user' ? [[role, 'all']] : [])),
);
const tenants = Object.fromEntries(
  callerRoles.flatMap((role) => (/^organization:(?!customer)/.test(role) ? [[role, 'organization']] : [])),
);

test('hints of quotes need a question only for who owns single rows', async () => {
  expect(await of('quotes')).toEqual({
    ...ours,
    ...tenants,
    'global:user': 'asked',
    'organization:customer': 'asked',
    'token:quote': 'asked',
    email: 'none',
    anonymous: 'none',
    'token:claim': 'none',
  });
});

/** Their rows may be addressed to every organization, or be about all of them, which is for the platform’s staff. */
const broadcast = new Set<LiveTable>(['announcements', 'kml_files', 'dislocation_runs']);

/** Their rows are of one person alone. */
const personal = new Set<LiveTable>(['bulk_runs', 'export_runs']);

test('staff never need a question but for what may be addressed to every organization or is their own', async () => {
  for (const table of (Object.keys(liveTables) as LiveTable[]).filter((one) => !personal.has(one))) {
    const audiences = await of(table);
    for (const role of [...Object.keys(ours), ...(broadcast.has(table) ? [] : Object.keys(tenants))]) {
      expect([table, role, audiences[role]]).not.toEqual([table, role, 'asked']);
    }
  }
});
