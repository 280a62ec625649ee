import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import { permissions } from '@roadworthy/core/identity/permission-roles.ts';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import { type Catalog, readCatalog } from '@roadworthy/data-api/catalog.ts';
import { ungrantedRelations } from '@roadworthy/data-api/schema/role-view.ts';
import { readTableAccess, readTableColumns, type TableAccess } from '@roadworthy/db/read-table-access.ts';
import { prepareTemplate } from '@roadworthy/db/template.ts';
import { requestRoles } from '@roadworthy/server/kernel/connect-platform.ts';
import { operationFields } from '@roadworthy/server/registry.ts';
import { createBackend } from '@roadworthy/testkit/backend.ts';

/** Role by table and column, and role by operation, read from a database migrated from zero and from the registry. */
export async function printPermissions(): Promise<string> {
  const template = await prepareTemplate();
  try {
    const backend = await createBackend('permissions');
    try {
      const access = await readTableAccess(backend.owner.pool, requestRoles);
      const columns = await readTableColumns(backend.owner.pool);
      const operations = operationFields(backend.platform).map(({ name, allowed }) => ({
        name,
        roles: requestRoles.filter((role) => allowed(role)),
      }));
      const catalog = await readCatalog(backend.owner.pool, { roles: requestRoles });
      const functions = [...catalog.functions].map(([name, { roles }]) => ({ name, roles: [...roles] }));
      return `${[head, ...groupLines(), ...tables(columns, access), ...relationsLacking(catalog), ...byName('operation', operations), ...byName('function', functions), ...byRole()].join('\n')}\n`;
    } finally {
      await backend.close();
    }
  } finally {
    await template.stop();
  }
}

const head = `# Permissions

Printed from the database and the registry by scripts/generate.ts: do not edit. What it should say is written by hand in
\`packages/server/src/matrices/expected-permissions.ts\`, and a test compares the two.

## What each role reads

Callers only read; every write is an operation. A table that is missing under a role does not exist for it.`;

const code = (text: string) => `\`${text}\``;

/** Roles that mostly read and do the same, under one word each. */
const groups: readonly (readonly [string, readonly string[]])[] = [
  ['everybody', requestRoles],
  [
    'global staff',
    [
      'global:read_only',
      'global:service_agent',
      'global:service_member',
      'global:service_manager',
      'global:underwriter',
      'global:admin',
    ],
  ],
  ['service', ['global:service_agent', 'global:service_member', 'global:service_manager']],
  ['organization staff', ['organization:agent', 'organization:owner', 'organization:underwriter']],
  ['customers', ['global:user', 'organization:customer']],
];

function named(roles: readonly string[]): string {
  const [name, members] = groups.find(([, group]) => group.every((role) => roles.includes(role))) ?? [];
  if (name === undefined || members === undefined) return roles.join(', ');
  const others = named(roles.filter((role) => !members.includes(role)));
  return others === '' ? name : `${name}, ${others}`;
}

function columnsOf({ columns, isWhole }: TableAccess, all: readonly string[]): string {
  if (isWhole) return 'all columns';
  const missing = all.filter((column) => !columns.includes(column));
  return missing.length < columns.length ? `all columns but ${missing.join(', ')}` : columns.join(', ');
}

function rowsOf({ rows }: TableAccess): string {
  const rules = rows.map((rule) => rule.replace(/^\((.*)\)$/, '$1'));
  if (rules.length === 0) return 'no row';
  return rules.includes('true') ? 'every row' : `rows where ${rules.map(code).join(' or ')}`;
}

function tables(all: ReadonlyMap<string, readonly string[]>, access: readonly TableAccess[]): string[] {
  const byTable = Map.groupBy(access, ({ table }) => table);
  const sections = [...all].flatMap(([name, columns]) => {
    const same = Map.groupBy(byTable.get(name) ?? [], (one) => `${rowsOf(one)}: ${columnsOf(one, columns)}`);
    const lines = [...same].map(([what, held]) => `- **${named(held.map(({ role }) => role))}**, ${what}`);
    return lines.length === 0 ? [] : ['', `### ${name}`, '', ...lines];
  });
  const unread = [...all.keys()].filter((name) => !byTable.has(name));
  return [...sections, '', '### Read by no caller', '', unread.join(', ')];
}

/** Relations between tables that a role reads, which are not in its schema for want of the columns that join them. */
function relationsLacking(catalog: Catalog): string[] {
  const all = requestRoles.flatMap((role) => ungrantedRelations(catalog, role).map((one) => ({ ...one, role })));
  const same = Map.groupBy(
    all,
    ({ table, relation, columns }) => `| ${code(`${table}.${relation}`)} | ${columns.map(code).join(', ')}`,
  );
  const lines = [...same].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '',
    '### Relations that a role lacks',
    '',
    'Between tables that it reads, for want of a column that joins them.',
    '',
    '| Relation | Not granted | Roles |',
    '|---|---|---|',
    ...lines.map(([what, held]) => `${what} | ${named(held.map(({ role }) => role))} |`),
  ];
}

function groupLines(): string[] {
  const lines = groups.slice(1).map(([name, roles]) => `- ${name}: ${roles.join(', ')}`);
  return ['', 'In this document', '', ...lines];
}

function byName(what: 'operation' | 'function', all: readonly { name: string; roles: readonly string[] }[]): string[] {
  const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map(({ name, roles }) => {
    return `| ${code(name)} | ${named(roles)} |`;
  });
  const title = what === 'operation' ? 'Operation' : 'Function';
  return ['', `## Which roles each ${what} answers`, '', `| ${title} | Roles |`, '|---|---|', ...lines];
}

function byRole(): string[] {
  const lines = requestRoles.map((role) => {
    const held = permissionsOf(role as Role);
    const text = held.length === permissions.length ? 'every permission' : held.map(code).join(' ');
    return `| ${role} | ${text === '' ? '–' : text} |`;
  });
  return ['', '## Which permissions each role holds', '', '| Role | Permissions |', '|---|---|', ...lines];
}
