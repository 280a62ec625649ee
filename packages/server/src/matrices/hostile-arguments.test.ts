import { sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import {
  type BoundQuote,
  boundQuote,
  aQuote,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import {
  getNamedType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { contracts } from './all-contracts.ts';
import { argumentsOf, askerOf } from './contract-arguments.ts';
import { documentOf, isMutation, rootFields } from './contract-document.ts';
import type { Contract } from './contract.ts';

const fixture = useFixture('hostile arguments');

let quote: StartedQuote;
let added: StartedQuote;
let policy: BoundQuote;
let method: string;
let administrator: Caller;
const stage = () => ({ ...fixture, method, added, administrator });
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
  added = await signedQuote(fixture.backend, aQuote());
  quote = await signedQuote(fixture.backend, aQuote());
  policy = await boundQuote(fixture.backend, aQuote());
  const person = { role: 'global:admin', firstName: 'Ada', lastName: 'Root', email: 'root@example.com' } as const;
  administrator = fixture.backend.as(await addPerson(fixture.backend.owner, person));
});

const numbers = [
  '-9223372036854775809',
  '9223372036854775808',
  '-9223372036854775808',
  '9223372036854775807',
  '-1',
  '0',
];
/** What no field was made for, by the type that it has in the schema. */
const hostile: Readonly<Record<string, readonly unknown[]>> = {
  String: [
    '',
    ' ',
    '%',
    "'",
    '\\',
    '\u0000',
    '\uD800',
    'é'.repeat(65),
    'a'.repeat(101),
    'a '.repeat(1_000),
    'a'.repeat(4_001),
    '9'.repeat(40),
    '2026-13-45',
    '{',
    '../..',
    'NaN',
    '\n\n',
    '👩🏽‍🚒'.repeat(40),
  ],
  Int: [-2_147_483_648, -1, 0, 2_147_483_647],
  Float: [-1e308, -1, 0, 1e308],
  bigint: [...numbers, 9_007_199_254_740_991, '1e3', '0x10', ''],
  numeric: [...numbers, '1e400', '-1e-400', 'NaN', 'Infinity', '9'.repeat(200), 0.1],
  date: [
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '-infinity',
    'infinity',
    '300000-01-01',
    'today',
    '0044-03-15 BC',
    '',
  ],
  timestamptz: [
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    'infinity',
    '-infinity',
    'now',
    '294277-01-01T00:00:00Z',
    '',
  ],
  uuid: ['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'x', ''],
  jsonb: [
    [],
    null,
    '',
    1e308,
    [[[[[[[[[[]]]]]]]]]],
    { constructor: 1, __proto__: null },
    { a: 'x'.repeat(4_000) },
    Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`key_${n}`, n])),
    Array.from({ length: 3_000 }, (_, n) => n),
  ],
};
const longLists = [0, 2, 501, 5_000];

type Place = { readonly path: readonly string[]; readonly type: GraphQLInputType };

/** Every place beneath an argument of a type: what is put there, and what is put around it. */
function placesOf(path: readonly string[], type: GraphQLInputType): Place[] {
  const named = getNamedType(type);
  const here = { path, type };
  if (!isInputObjectType(named)) return [here];
  return [here, ...Object.values(named.getFields()).flatMap((field) => placesOf([...path, field.name], field.type))];
}

const listIn = (type: GraphQLInputType): GraphQLInputType | null =>
  isNonNullType(type) ? listIn(type.ofType) : isListType(type) ? type.ofType : null;

/** A value with another one at the path; a list on the way keeps its first element alone. */
function withAt(value: unknown, path: readonly string[], type: GraphQLInputType, put: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return put;
  if (listIn(type)) {
    const [element] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withAt(element, path, listIn(type) as GraphQLInputType, put)];
  }
  const named = getNamedType(type);
  const inner = isInputObjectType(named) ? named.getFields()[first]?.type : undefined;
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return inner === undefined ? put : { ...object, [first]: withAt(object[first], rest, inner, put) };
}

function valuesFor({ type }: Place, input: unknown): unknown[] {
  const element = listIn(type);
  const named = getNamedType(type);
  const scalars = isInputObjectType(named) ? [] : (hostile[named.name] ?? []);
  if (element === null) return [...scalars];
  const [first = scalars.at(-1) ?? {}] = Array.isArray(input) ? (input as unknown[]) : [];
  return [...longLists.map((length) => Array.from({ length }, () => first)), ...scalars.map((each) => [each])];
}

function at(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    if (Array.isArray(found)) [found] = found as unknown[];
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  return found;
}

type Trial = { readonly contract: Contract; readonly place: Place; readonly value: unknown };

function everyTrial(input: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Trial[] {
  const { dataApi } = fixture.backend.platform;
  return [...contracts.values()].flatMap((contract) => {
    const field = rootFields(dataApi, isMutation(dataApi, contract) ? 'mutation' : 'query')[contract.operation];
    const places = field?.args.flatMap((argument) => placesOf([argument.name], argument.type)) ?? [];
    return places
      .filter(({ path }) => path[0] !== contract.root)
      .flatMap((place) =>
        valuesFor(place, at(input.get(contract.operation), place.path)).map((value) => ({ contract, place, value })),
      );
  });
}

/** Numbers that follow from a seed, so that a failure can be had again. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state ^ (state >>> 12)) >>> 0;
  };
}

/** What a field that is demanded holds beside the one that is tried, so that a trial is about that one alone. */
const samples: Readonly<Record<string, unknown>> = {
  String: 'ordinary',
  Int: 1,
  Float: 1,
  Boolean: true,
  bigint: '500000',
  numeric: 20,
  date: '2026-07-01',
  timestamptz: '2027-01-01T00:00:00Z',
  uuid: '00000000-0000-7000-8000-000000000000',
  jsonb: {},
};

/** A value with everything that its type demands and that it lacks. */
function completed(value: unknown, type: GraphQLInputType): unknown {
  const element = listIn(type);
  if (element) return Array.isArray(value) ? value.map((one) => completed(one, element)) : value;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const held = value as Record<string, unknown>;
  const fields = Object.values(named.getFields()).filter(
    (field) => Object.hasOwn(held, field.name) || isRequiredInputField(field),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      Object.hasOwn(held, field.name) ? completed(held[field.name], field.type) : sampleOf(field.type),
    ]),
  );
}

function sampleOf(type: GraphQLInputType): unknown {
  if (listIn(type)) return [];
  const named = getNamedType(type);
  return isInputObjectType(named) ? completed({}, type) : (samples[named.name] ?? 'ordinary');
}

/** About the row or the person as they are, not about what was sent: there is no field to name. */
const aboutTheRow = new Set([
  'report_full',
  'claim_draft',
  'claim_filed',
  'message_stays',
  'messages_full',
  'not_found',
  'not_permitted',
  'partner_archived',
  'transition_not_allowed',
  'policy_over',
  'policy_ended',
  'policy_not_cancellable',
  'policy_not_cancelled',
  'policy_not_delinquent',
  'never_in_force',
  'rule_impact_under_way',
  'referral_over',
  'referral_pending',
  'rates_promoted',
  'rating_outdated',
  'not_priced',
  'quote_not_resumable',
  'run_approved',
  'run_not_approved',
  'account_missing',
  'run_paid',
  'run_withdrawn',
  'too_many_attempts',
  'nothing_asked',
  'nothing_changed',
  'nothing_owed',
  'second_insured_missing',
]);

type Refused = {
  readonly message: string;
  readonly extensions: { readonly code?: unknown; readonly field?: unknown; readonly path?: unknown };
};

/** Whether a person or a program that reads the refusal knows which argument is meant. */
function namesItsField({ extensions: { code, field, path } }: Refused, { place }: Trial): boolean {
  if (typeof field === 'string' && field !== '') return true;
  // The older version is what is wrong, and the argument that says it has one name everywhere.
  if (place.path[0] === 'version' && String(code).endsWith('_changed_elsewhere')) return true;
  // What somebody has decided already.
  if (String(code).endsWith('_decided')) return true;
  return aboutTheRow.has(String(code)) || /\.args\.\w/.test(String(path));
}

/** What is wrong with the refusal of a trial; null where it says which field is meant and what to do. */
function complaintOf(error: Refused, trial: Trial): string | null {
  const { code } = error.extensions;
  const isOurs = code === 'unexpected' || code === 'data-exception';
  if (isOurs) return 'is a failure of ours';
  if (code === 'value_does_not_fit') return 'is known to the database alone';
  if (!namesItsField(error, trial)) return 'names no field';
  return error.message.trim() === '' ? 'says nothing' : null;
}

/** Customers are asked of what is theirs, and what is about a policy of one that is sold. */
function subjectOf({ root }: Contract): StartedQuote {
  return root === 'policy_id' || root === 'claim_id' ? policy : quote;
}

async function askerOfTrial(contract: Contract): Promise<Caller> {
  const { roles, root } = contract;
  const isStaffs = roles.some((role) => /^organization:(?:agent|owner|underwriter)$/.test(role));
  if (!isStaffs && roles.includes('global:user')) return ownerOfPolicy(fixture.backend, policy.policyId);
  if (root === 'policy_id' && !isStaffs) return administrator;
  if (isStaffs && !roles.includes('organization:agent') && roles.includes('organization:owner')) {
    return fixture.tenants.insurer.owner;
  }
  return askerOf(stage(), contract, quote);
}

test('no text, number, list or document in any argument of any operation is a failure of ours: what does not fit is refused by name, at its field', async () => {
  const seed = Number(process.env['HOSTILE_SEED'] ?? sampleSeed);
  const amount = Number(process.env['HOSTILE_ARGUMENTS'] ?? 400);
  const { backend } = fixture;
  const { dataApi } = backend.platform;
  const provided = new Map<string, Record<string, unknown>>();
  const refresh = async (contract: Contract) => {
    provided.set(contract.operation, await argumentsOf(stage(), contract, subjectOf(contract)));
  };
  for (const contract of contracts.values()) await refresh(contract);
  const next = randomFrom(seed);
  const trials = everyTrial(provided)
    .map((trial) => ({ trial, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, amount);
  const failures: string[] = [];
  for (const { trial } of trials) {
    const { contract, place, value } = trial;
    const base = provided.get(contract.operation) ?? {};
    const [name = '', ...rest] = place.path;
    const field = rootFields(dataApi, isMutation(dataApi, contract) ? 'mutation' : 'query')[contract.operation];
    const type = field?.args.find((argument) => argument.name === name)?.type;
    if (!type) continue;
    const tried = withAt(base[name], rest, type, value);
    const variables = { ...base, [name]: rest.length === 0 ? tried : completed(tried, type) };
    const caller = await askerOfTrial(contract);
    const { errors } = await caller.ask(documentOf(dataApi, contract, variables), variables);
    const [error] = errors;
    const complaint = error ? complaintOf(error, trial) : null;
    const input = JSON.stringify(value)?.slice(0, 60) ?? 'undefined';
    if (error && complaint !== null) {
      const refused = `${error.extensions.code} ${error.message}`;
      failures.push(`${contract.operation} ${place.path.join('.')} = ${input} ${complaint}: ${refused}`);
    }
    // What was written goes on with another quote, as long as the questions that were asked on the way leave one to be signed.
    if (errors.length === 0 && isMutation(dataApi, contract) && contract.root !== null) {
      if (contract.root === 'policy_id') policy = await boundQuote(backend, aQuote()).catch(() => policy);
      else if (contract.root !== 'claim_id') quote = await signedQuote(backend, aQuote()).catch(() => quote);
      await refresh(contract);
    }
  }
  expect(failures, `HOSTILE_SEED=${seed}`).toEqual([]);
}, 600_000);
