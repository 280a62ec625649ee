import pg from 'pg';
import { crossings } from './homes.ts';
import type { ForeignKey, Sharding, UniqueKey } from './read-sharding.ts';

const quoted = (name: string): string => pg.escapeIdentifier(name);
/** `… (a, b) …` with `organization_id` before its first column. */
const withOrganization = (definition: string): string => definition.replace('(', '(organization_id, ');

function droppedKey({ table, name, isConstraint }: UniqueKey): string {
  return isConstraint ? `alter table ${quoted(table)} drop constraint ${quoted(name)};` : `drop index ${quoted(name)};`;
}

function addedKey({ table, name, isPrimary, isConstraint, definition }: UniqueKey): string {
  // The definition of an index names its table; that of a constraint has to be told it.
  return isConstraint
    ? `alter table ${quoted(table)} add constraint ${quoted(name)} ${withOrganization(definition)};` +
        // The data API knows rows by what a primary key has beside it.
        (isPrimary ? `\ncomment on constraint ${quoted(name)} on ${quoted(table)} is '@with_tenant';` : '')
    : `${definition.replace(/ \(/, ' (organization_id, ')};`;
}

function alongOrganization({ table, name, target, columns, targetColumns, definition, comment }: ForeignKey): string {
  const isAlong = columns.includes('organization_id');
  const of = (names: readonly string[]) => [...(isAlong ? [] : ['organization_id']), ...names].map(quoted).join(', ');
  const rest = definition
    .slice(definition.indexOf(')', definition.indexOf('REFERENCES')) + 1)
    .replace(' ON UPDATE CASCADE', '');
  return (
    `alter table ${quoted(table)} add constraint ${quoted(name)} ` +
    `foreign key (${of(columns)}) references ${quoted(target)} (${of(targetColumns)})${rest};` +
    (comment === null
      ? ''
      : `\ncomment on constraint ${quoted(name)} on ${quoted(table)} is ${pg.escapeLiteral(comment)};`)
  );
}

/**
 * What a schema needs so that it can be spread by organization, on any PostgreSQL: each key contains the organization,
 * each reference goes along it, and none follows a row into another organization. A single server keeps its short keys.
 */
export function fitForSharding({ tables, uniqueKeys, foreignKeys }: Sharding): string {
  const isDistributed = (table: string) => tables.some(({ name, home }) => name === table && home === 'distributed');
  const keys = uniqueKeys.filter(({ table, hasOrganization }) => isDistributed(table) && !hasOrganization);
  const followed = foreignKeys.filter(({ table, target }) => isDistributed(table) && isDistributed(target));
  const crossing = foreignKeys.filter(({ name }) => Object.hasOwn(crossings, name));
  return [
    ...[...new Set([...followed, ...crossing])].map(
      ({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)};`,
    ),
    // What still leads to a key that is made anew leads there from a table that is no organization's.
    ...keys.map(droppedKey),
    ...keys.map(addedKey),
    ...followed.filter((key) => !crossing.includes(key)).map(alongOrganization),
  ].join('\n');
}

/** What Citus is told once the schema fits: each organization's rows together, copies of what all read. */
export function spreadByOrganization({ tables }: Sharding): string {
  const named = (home: string) => tables.filter((table) => table.home === home).map(({ name }) => name);
  const [first, ...others] = named('distributed');
  return [
    ...named('reference').map((name) => `select create_reference_table('${name}');`),
    `select create_distributed_table('${first}', 'organization_id');`,
    ...others.map(
      (name) => `select create_distributed_table('${name}', 'organization_id', colocate_with => '${first}');`,
    ),
  ].join('\n');
}
