import type { GraphQLSchema } from 'graphql';
import type { Column } from '../catalog.ts';
import { isJsonScalar, type Decoded } from '../catalog/column-type.ts';
import type { Fragments, Limits } from '../limits.ts';
import { invalid } from '../run/request-error.ts';
import type { RoleView } from '../schema/role-view.ts';
import { filled, hasSlot, Slot } from './slots.ts';

/** Where a value to decode stands in the answer; `*` is each entry of a list. */
export type DecodedPosition = Decoded & {
  readonly path: readonly string[];
  readonly table: string;
  readonly column: string;
};

/** A list that no limit was given for, where it stands in the answer; plain where its text holds no other list. */
export type UnlimitedList = { readonly path: readonly string[]; readonly isPlain: boolean };

export type Variables = Readonly<Record<string, unknown>>;

/** A value as text, or how to write it once the variables' leaves are known. */
export type BoundValue = string | null | ((leaves: readonly unknown[]) => string | null);

export type RegexTest = (leaves: readonly unknown[]) => boolean;

/** One SQL statement while it is written: what it may name, and the values it has bound. */
export type Statement = {
  readonly view: RoleView;
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: Variables;
  readonly limits: Limits;
  /** Beyond this many rows a plain count stops; undefined counts them all. */
  readonly countLimit: number | undefined;
  readonly values: BoundValue[];
  readonly decoded: DecodedPosition[];
  readonly unlimited: UnlimitedList[];
  aliases: number;
  conditions: number;
  /** Relations followed by the conditions and the order of the rows that are being written, and of all rows so far. */
  relationsOfList: number;
  relationsOfDocument: number;
  lists: number;
  /** Conditions by regular expressions, those included that `like` can answer. */
  regexes: number;
  /** Of each of them that may need PostgreSQL's regular expressions: whether one request's values do. */
  readonly regexTests: RegexTest[];
};

export function newStatement(
  base: Pick<Statement, 'view' | 'schema' | 'fragments' | 'variables' | 'limits' | 'countLimit'>,
): Statement {
  return {
    ...base,
    values: [],
    decoded: [],
    unlimited: [],
    aliases: 0,
    conditions: 0,
    relationsOfList: 0,
    relationsOfDocument: 0,
    lists: 0,
    regexes: 0,
    regexTests: [],
  };
}

export function nextAlias(statement: Statement): string {
  statement.aliases += 1;
  return `t${statement.aliases}`;
}

/** Counts a relation that a condition or an order follows; throws `validation-failed` where there are too many. */
export function countRelation(statement: Statement, at: string): void {
  statement.relationsOfList += 1;
  statement.relationsOfDocument += 1;
  const { limits, relationsOfList, relationsOfDocument } = statement;
  if (relationsOfList > limits.relationsOfList || relationsOfDocument > limits.relationsOfDocument)
    throw invalid('The query follows too many relations', at);
}

/**
 * Binds a value, which may hold slots, and gives its place, cast to a type that came from the catalog or from this
 * package. `write` gives PostgreSQL's text form and may refuse the value.
 */
export function parameter(
  statement: Statement,
  value: unknown,
  sqlType: string,
  write: (plain: unknown) => string | null,
): string {
  statement.values.push(hasSlot(value) ? (leaves) => write(filled(value, leaves)) : write(value));
  return `$${statement.values.length}::${sqlType}`;
}

/** The values of a statement as one request sends them. */
export function boundValues(values: readonly BoundValue[], leaves: readonly unknown[]): (string | null)[] {
  return values.map((value) => (typeof value === 'function' ? value(leaves) : value));
}

/** Binds a value of a column's type. */
export const columnParameter = (
  statement: Statement,
  value: unknown,
  column: Typed & { readonly sql: string },
): string => parameter(statement, value, column.sql, (plain) => textOf(plain, column));

/** PostgreSQL's text form of an array. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  const items = values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
}

type Typed = Pick<Column, 'scalar' | 'list'>;

/** A coerced GraphQL value in the text form PostgreSQL reads. */
export function textOf(value: unknown, type: Typed): string | null {
  if (value === null || value === undefined) return null;
  if (type.list) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return arrayLiteral(items.map((item) => textOf(item, { ...type, list: false })));
  }
  return typeof value === 'string' && !isJsonScalar(type.scalar) ? value : JSON.stringify(value);
}

export const textLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Slot);

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
