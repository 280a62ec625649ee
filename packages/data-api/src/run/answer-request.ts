import { getArgumentValues, GraphQLError, OperationTypeNode } from 'graphql';
import type { Pool } from 'pg';
import { answerRow } from '../compile/bounded-answer.ts';
import { checkSelection } from '../compile/check-selection.ts';
import { positionBeneath } from '../compile/field-position.ts';
import { shapeVariables } from '../compile/slots.ts';
import { boundValues, type DecodedPosition, newStatement, type Variables } from '../compile/statement.ts';
import type { DataRequest } from '../data-request.ts';
import { checkVariables, type Limits } from '../limits.ts';
import type { OperationField } from '../operation-field.ts';
import { ownValue } from '../own-value.ts';
import { scopedQuery, type Answer } from '../scoped-query.ts';
import type { Claims, Scope } from '../scope.ts';
import { answerOperation } from './answer-operation.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { decodeAnswer, type Decoders, type Decoding, type Encoded } from './decode-answer.ts';
import { isConnectionSound } from './database-error.ts';
import { asInvalid } from './document.ts';
import { placed } from './failure-answer.ts';
import { introspectionText } from './introspection.ts';
import { nameOf, planOf, type Plan, type RootField, type Target } from './plan.ts';
import { type Path, reachedLimits } from './reached-limits.ts';
import { invalid } from './request-error.ts';
import { scalarsIn } from './scalars-in.ts';
import type { Turns } from './turns.ts';
import { coercedVariables } from './variables.ts';

/** Told, before a read is answered, which values of a domain it holds; when it fails, so does the read. */
export type OnDecoded = (encoded: readonly Encoded[], request: DataRequest) => Promise<void>;

export type Engine = {
  readonly pool: Pool;
  readonly standbyFor: ((after: string | null) => Promise<Pool>) | undefined;
  readonly scope: Scope;
  readonly operations: ReadonlyMap<string, OperationField>;
  readonly statementTimeoutMs: number;
  readonly decoders: Decoders;
  readonly onDecoded: Readonly<Record<string, OnDecoded>>;
  readonly limits: Limits;
  readonly plans: BoundedCache<Plan>;
  readonly introspections: BoundedCache<string>;
  /** Of queries with a regular expression. */
  readonly regexTurns: Turns;
  readonly callerOf: (claims: Claims) => string;
};

const longestCachedText = 65_536;

export type Run = {
  readonly engine: Engine;
  readonly target: Target;
  readonly request: DataRequest;
  /** Told of values that cannot be decoded, and are null in the answer. */
  readonly unreadable: Decoding['unreadable'];
  /** Told of lists without a limit that hold as many rows as a list gives. */
  readonly reached: (path: Path) => void;
};
type Texts = Answer[number];

const noVariables: Variables = Object.freeze(Object.create(null));

function variablesOf({ engine, target, request }: Run): Variables {
  const provided = request.variables ?? {};
  if (target.declared.length === 0 && Object.keys(provided).length === 0) return noVariables;
  checkVariables(provided, engine.limits);
  const hideSuggestions = request.allowIntrospection !== true;
  const { document } = target;
  return coercedVariables(target.declared, provided, {
    document,
    hideSuggestions,
    limits: engine.limits,
  });
}

async function askDatabase(
  { engine, request }: Pick<Run, 'engine' | 'request'>,
  { text, key }: { readonly text: string; readonly key: string },
  { values, timeoutMs }: { readonly values: readonly (string | null)[]; readonly timeoutMs: number },
): Promise<Answer> {
  const { role, claims, after } = request;
  const { pool, standbyFor, scope } = engine;
  const ask = (from: Pool): Promise<Answer> => askPool(from, { scope, role, claims, timeoutMs, text, key, values });
  if (after === undefined || standbyFor === undefined) return ask(pool);
  const standby = await standbyFor(after);
  if (standby === pool) return ask(pool);
  // Whatever a standby cannot do, or can no longer, the primary does; what is the question's own fault it says itself.
  return ask(standby).catch(() => ask(pool));
}

async function askPool(pool: Pool, question: Parameters<typeof scopedQuery>[1]): Promise<Answer> {
  const client = await pool.connect();
  let answer: Answer;
  try {
    answer = await scopedQuery(client, question);
  } catch (error) {
    client.release(!isConnectionSound(error));
    throw error;
  }
  client.release();
  return answer;
}

/** The JSON text of every root field that tables answer. */
async function answerTables(
  { engine, request, unreadable, reached }: Run,
  { tables, compiled }: Plan,
  leaves: readonly unknown[],
): Promise<Texts> {
  if (compiled === undefined) return [];
  const { statementTimeoutMs, limits, regexTurns, callerOf } = engine;
  const values = boundValues(compiled.values, leaves);
  const ask = (timeoutMs: number): Promise<Answer> => askDatabase({ engine, request }, compiled, { values, timeoutMs });
  const answer = compiled.regexTests.some((needsRegex) => needsRegex(leaves))
    ? await regexTurns.take(callerOf(request.claims), () => ask(Math.min(statementTimeoutMs, limits.regexTimeoutMs)))
    : await ask(statementTimeoutMs);
  const row = compiled.mayMiss ? (answer[0] ?? []) : answerRow(answer);
  if (compiled.unlimited.length > 0) {
    for (const [index, [key]] of tables.entries())
      for (const path of reachedLimits(row[index] ?? '', key, compiled.unlimited, limits.limit)) reached(path);
  }
  return compiled.decoded.length === 0
    ? row
    : decodedTexts(row, { engine, request, unreadable, tables, positions: compiled.decoded });
}

async function decodedTexts(
  row: Texts,
  {
    engine,
    request,
    unreadable,
    tables,
    positions,
  }: Omit<Run, 'target' | 'reached'> & Pick<Plan, 'tables'> & { readonly positions: readonly DecodedPosition[] },
): Promise<Texts> {
  const found = new Map<string, Encoded[]>();
  const note = (domain: string, encoded: Encoded): void => {
    if (ownValue(engine.onDecoded, domain) !== undefined) found.set(domain, [...(found.get(domain) ?? []), encoded]);
  };
  const decoding = { decoders: engine.decoders, note, unreadable };
  const texts = tables.map(([key], index) => decodeAnswer(row[index] ?? 'null', key, positions, decoding));
  for (const [domain, encoded] of found) await ownValue(engine.onDecoded, domain)?.(encoded, request);
  return texts;
}

/** Hasura counts a variable that was not given as null, so that `_eq: $missing` is refused and matches nothing. */
function withNulls(variables: Variables, { declared }: Target): Variables {
  return { ...Object.fromEntries(declared.map(({ name }) => [name, null])), ...variables };
}

async function answerOne(
  { engine, target, request, unreadable }: Run,
  field: RootField,
  variables: Variables,
): Promise<string> {
  const [key, nodes] = field;
  const [node] = nodes;
  const { schema, fragments, operation, countLimit } = target;
  // A regular expression would hold the operation's transaction and its locks.
  const view = { ...target.view, regex: false };
  const definition = ownValue(schema.getRootType(operation.operation)?.getFields(), nameOf(field));
  const operationField = engine.operations.get(nameOf(field));
  if (definition === undefined || node === undefined || operationField === undefined) {
    throw invalid(`no operation '${nameOf(field)}'`);
  }
  const { decoders, limits } = engine;
  const decoding = { decoders, unreadable };
  const { context, role, claims } = request;
  const statement = () =>
    newStatement({ view, schema, fragments, variables: withNulls(variables, target), limits, countLimit });
  try {
    if (operation.operation === OperationTypeNode.MUTATION) {
      const position = positionBeneath({ path: [], at: '$' }, key);
      inPlace(target, () => checkSelection(statement(), definition.type, nodes, position));
    }
    return await operationField.resolve({
      args: inPlace(target, () => getArgumentValues(definition, node, variables)),
      scalarsIn: (args) => scalarsIn(definition.args, args),
      context,
      role,
      claims,
      answer: (client, value) =>
        answerOperation(statement(), client, { key, type: definition.type, nodes, decoding }, value),
    });
  } catch (error) {
    throw placed(error, key);
  }
}

/** Gives what graphql-js refuses its place in the document: null for a variable that has a default, above all. */
function inPlace<Result>({ document }: Target, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof GraphQLError ? asInvalid(error, document) : error;
  }
}

function cachedPlan(
  { engine, target, request }: Run,
  variables: Variables,
): { plan: Plan; leaves: readonly unknown[] } {
  const { shape, slotted, leaves } = shapeVariables(target.declared, variables);
  if (target.latest?.shape === shape) return { plan: target.latest.plan, leaves };
  const key = `${target.id} ${shape}`;
  const known = engine.plans.get(key);
  if (known !== undefined) {
    target.latest = { shape, plan: known };
    return { plan: known, leaves };
  }
  const isOperation = (name: string): boolean => engine.operations.has(name);
  const plan = inPlace(target, () =>
    planOf(target, { role: request.role, variables: slotted, limits: engine.limits, isOperation }),
  );
  const length = plan.compiled?.text.length ?? 0;
  if (length <= longestCachedText) engine.plans.set(key, plan, length);
  return { plan, leaves };
}

/** `__typename` and introspection. The schema does not change, and telling all of it takes long. */
function answerSchema({ engine, target }: Run, field: RootField, variables: Variables): string {
  if (nameOf(field) === '__typename') {
    return JSON.stringify(target.schema.getRootType(target.operation.operation)?.name ?? '');
  }
  if (target.declared.length > 0) return introspectionText(target, field, variables, engine.limits);
  const key = `${target.id} ${field[0]}`;
  const known = engine.introspections.get(key);
  if (known !== undefined) return known;
  const text = introspectionText(target, field, variables, engine.limits);
  engine.introspections.set(key, text);
  return text;
}

/** Answers a checked document: tables in one statement, operations one by one, merged in the document's order. */
export async function answerRequest(run: Run): Promise<string> {
  const { target } = run;
  const variables = variablesOf(run);
  const { plan, leaves } = cachedPlan(run, variables);
  if (target.operation.operation === OperationTypeNode.MUTATION && plan.operations.length !== 1) {
    throw invalid('a mutation has exactly one root field', '$.selectionSet');
  }
  const requested = answerTables(run, plan, leaves);
  const [tables, ...operations] =
    plan.operations.length === 0
      ? [await requested]
      : await Promise.all([requested, ...plan.operations.map((field) => answerOne(run, field, variables))]);
  let body = '';
  for (const { field, label, by, place } of plan.roots) {
    const counted = by === 'tables' ? tables[place] : by === 'operation' ? operations[place] : undefined;
    const text = by === 'schema' ? answerSchema(run, field, variables) : (counted ?? 'null');
    body += `${body === '' ? '' : ','}${label}${text}`;
  }
  return `{${body}}`;
}
