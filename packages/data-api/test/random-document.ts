import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { ids } from './toy-schema.ts';

/** Draws from a finite tape of numbers, so that a failing document shrinks with its tape. */
type Tape = { next(below: number): number };

export function tapeOf(numbers: readonly number[]): Tape {
  let position = 0;
  return {
    next(below) {
      const value = numbers[position] ?? 0;
      position += 1;
      return value % below;
    },
  };
}

const texts = ['Atlas', '%', "'", '', 'size.width', '2026-01-02', ids.atlas, '"', '100'];
const days = ['2020-02-29', '1999-12-31'];
const scalarValues: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, 2, 100],
  Float: [0, 1.5, -2],
  Boolean: [true, false],
  uuid: Object.values(ids),
  date: days,
  timestamp: days,
  timestamptz: days,
  numeric: [0, '4.50', -1],
  bigint: [0, 104753, '900'],
  jsonb: [1, 'a', null, [], { size: { width: 30 } }, [{ n: 1 }]],
};

const pick = <T>(tape: Tape, values: readonly T[]): T | undefined => values[tape.next(Math.max(values.length, 1))];

/** A value for an input type, as JSON; enums are marked so that they print bare. */
type Input = { readonly bare: string } | null | string | number | boolean | Input[] | { [key: string]: Input };

function valueOf(tape: Tape, type: GraphQLInputType, depth: number): Input {
  if (isNonNullType(type)) return valueOf(tape, type.ofType, depth);
  if (isListType(type)) {
    return Array.from({ length: tape.next(3) }, () => valueOf(tape, type.ofType, depth - 1));
  }
  if (isEnumType(type)) return { bare: pick(tape, type.getValues())?.name ?? '' };
  if (isScalarType(type)) return (pick(tape, scalarValues[type.name] ?? texts) ?? null) as Input;
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const wanted = depth <= 0 ? 0 : tape.next(3);
  const chosen = new Map(Array.from({ length: wanted }, () => pick(tape, fields)).map((field) => [field?.name, field]));
  for (const field of fields) if (isNonNullType(field.type)) chosen.set(field.name, field);
  return Object.fromEntries(
    [...chosen.values()].flatMap((f) => (f === undefined ? [] : [[f.name, valueOf(tape, f.type, depth - 1)]])),
  );
}

function printed(value: Input): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('bare' in value && typeof value['bare'] === 'string') return value['bare'];
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}: ${printed(each)}`)
    .join(', ')}}`;
}

function plain(value: Input): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('bare' in value && typeof value['bare'] === 'string') return value['bare'];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

type Draft = {
  readonly tape: Tape;
  readonly variables: Record<string, unknown>;
  readonly heads: string[];
  aliases: number;
};

function argumentsOf(draft: Draft, field: GraphQLField<unknown, unknown>): string {
  const { tape } = draft;
  const chosen = field.args.filter((argument) => isNonNullType(argument.type) || tape.next(3) === 0);
  const parts = chosen.map((argument) => {
    const value = valueOf(tape, argument.type, 4);
    if (tape.next(2) === 0) return `${argument.name}: ${printed(value)}`;
    const name = `v${draft.heads.length}`;
    draft.heads.push(`$${name}: ${String(argument.type)}`);
    draft.variables[name] = plain(value);
    return `${argument.name}: $${name}`;
  });
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

function selectionOf(draft: Draft, type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const leaves = (each: GraphQLField<unknown, unknown>): boolean => !isObjectType(getNamedType(each.type));
  const fields = Object.values((type as GraphQLObjectType).getFields()).filter((each) => depth > 0 || leaves(each));
  const chosen = Array.from({ length: 1 + draft.tape.next(3) }, () => pick(draft.tape, fields));
  const lines = chosen.flatMap((field) => {
    if (field === undefined) return [];
    draft.aliases += 1;
    const inner = selectionOf(draft, getNamedType(field.type), depth - 1);
    return [`a${draft.aliases}: ${field.name}${argumentsOf(draft, field)}${inner}`];
  });
  return ` { __typename ${lines.join(' ')} }`;
}

/** A document that is valid for a schema, half of its arguments given as variables. */
export function randomDocument(
  schema: GraphQLSchema,
  tape: Tape,
): { query: string; variables: Record<string, unknown> } {
  const draft: Draft = { tape, variables: {}, heads: [], aliases: 0 };
  const root = schema.getQueryType();
  const body = root ? selectionOf(draft, root, 4) : '{ __typename }';
  const head = draft.heads.length === 0 ? '' : `query Q(${draft.heads.join(', ')})`;
  return { query: `${head}${body}`, variables: draft.variables };
}

const spoilers: readonly ((query: string, tape: Tape) => string)[] = [
  (query) => query.replace(/\b(title|name|days|count|books|shelves|people|loans)\b/, 'nope'),
  (query) => query.replace(/\{/, '{ ...none '),
  (query) => query.replace(/_(eq|neq|gt|in|is_null)\b/, '_nope'),
  (query) => query.replace(/\((?=\w)/, '(nope: 1, '),
  (query) => query.replace(/: (-?\d+|"[^"]*"|true|false)/, ': {nope: null}'),
  (query) => query.replace(/: ("[^"]*"|-?\d+)/, ': null'),
  (query) => query.replace(/__typename/, '__typename { x }'),
  (query) => query.replace(/ asc| desc/, ' sideways'),
  (query) => `${query} fragment unused on books { title }`,
  (query) => query.replace(/limit: \d+/, 'limit: -1'),
  (query) => query.replace(/ \}/, ''),
  (query, tape) => query.slice(0, 1 + tape.next(Math.max(query.length - 1, 1))),
  (query, tape) => {
    const at = tape.next(query.length);
    return `${query.slice(0, at)}${pick(tape, ['}', '{', '$', '"', '(', '\u0000', ' @skip', ' ...', '#', "'"]) ?? ''}${query.slice(at)}`;
  },
];

/** A document spoilt in one place: mostly invalid, sometimes by chance still valid. */
export function spoiltDocument(
  schema: GraphQLSchema,
  tape: Tape,
): { query: string; variables: Record<string, unknown> } {
  const { query, variables } = randomDocument(schema, tape);
  const names = Object.keys(variables);
  const name = pick(tape, names);
  if (name !== undefined && tape.next(3) === 0) {
    const value = pick(tape, [null, 'x', 3, -1, [[]], { nope: 1 }, { _eq: null }, [null], true, '\ud800']);
    return { query, variables: { ...variables, [name]: value } };
  }
  return { query: pick(tape, spoilers)?.(query, tape) ?? query, variables };
}
