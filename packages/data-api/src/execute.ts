import type { Pool } from 'pg';
import type { GraphQLSchema } from 'graphql';
import type { Catalog } from './catalog.ts';
import type { DataAnswer, DataRequest } from './data-request.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { OperationField } from './operation-field.ts';
import { ownValue } from './own-value.ts';
import { answerRequest, type Engine, type OnDecoded } from './run/answer-request.ts';
import { BoundedCache } from './run/bounded-cache.ts';
import type { Decoders, Unreadable } from './run/decode-answer.ts';
import { checkedDocument } from './run/document.ts';
import { failureAnswer } from './run/failure-answer.ts';
import type { Target } from './run/plan.ts';
import type { Path } from './run/reached-limits.ts';
import { RequestError } from './run/request-error.ts';
import { Turns } from './run/turns.ts';
import { unreadableErrors, unreadableExtension } from './run/unreadable.ts';
import { declaredVariables } from './run/variables.ts';
import { roleSchema } from './role-schema.ts';
import { checkDeclared, withOperations } from './schema/operations-sdl.ts';
import { roleView, type RoleView } from './schema/role-view.ts';
import { createScope } from './scope.ts';
import { unionSdl } from './union-schema.ts';

export type DataApiOptions = {
  readonly pool: Pool;
  /** Where reads go that may come from a standby; to the primary's pool unless given. */
  readonly standbyFor?: ((after: string | null) => Promise<Pool>) | undefined;
  readonly catalog: Catalog;
  /** The settings that carry claims, in a fixed order (`app.user`, `app.organization`, …). */
  readonly claims: readonly string[];
  readonly operations?: readonly OperationField[];
  readonly operationsSdl?: string;
  readonly statementTimeoutMs: number;
  /** By domain, for each that is marked `@decoded`. */
  readonly decoders?: Decoders;
  /** By domain: told of a read's values before it is answered. */
  readonly onDecoded?: Readonly<Record<string, OnDecoded>>;
  readonly limits?: Partial<Limits>;
  /** Roles for which a plain count stops at a limit and says so in `count_capped`: over all rows it takes long. */
  readonly cappedCount?: { readonly roles: readonly string[]; readonly limit: number };
  /** Roles that may filter by regular expressions; none unless given. */
  readonly regexRoles?: readonly string[];
  /** Claims that tell callers apart who wait for each other; of a request the first counts that it has. */
  readonly callerClaims?: readonly string[];
  /** Told of every failure that the caller is not shown, values that could not be decoded (UnreadableError) included. */
  readonly report?: (error: unknown, request: DataRequest) => void;
};

export type DataApi = {
  schemaOf(role: string): GraphQLSchema;
  unionSdl(): string;
  execute(request: DataRequest): Promise<DataAnswer>;
};

type RoleSide = { readonly view: RoleView; readonly schema: GraphQLSchema; readonly countLimit: number | undefined };

const documentsCached = 1_000;
/** Characters of the documents kept, each counted once for every target: a parsed one takes twenty bytes for each. */
const documentTextCached = 4_000_000;
/** Of one text, by role and operation. */
const targetsCached = 32;
const plansCached = 4_000;
/** Characters of the SQL of all plans. */
const planTextCached = 16_000_000;
const introspectionsCached = 8;

/** What each role sees of one catalog: tests open hundreds of platforms on one, and a schema takes a fifth of a second. */
const sidesByCatalog = new WeakMap<Catalog, Map<string, RoleSide>>();

function makeSide(role: string, options: DataApiOptions): RoleSide {
  const { catalog, operations = [], operationsSdl = '', regexRoles = [], cappedCount } = options;
  const allowed = new Set(operations.filter((operation) => operation.allowed(role)).map(({ name }) => name));
  const countLimit = cappedCount?.roles.includes(role) === true ? cappedCount.limit : undefined;
  const shared = sidesByCatalog.get(catalog) ?? new Map<string, RoleSide>();
  sidesByCatalog.set(catalog, shared);
  const key = JSON.stringify([role, [...allowed], operationsSdl, regexRoles, countLimit]);
  const known = shared.get(key);
  if (known !== undefined) return known;
  const view = roleView(catalog, role, regexRoles);
  const schema = withOperations(roleSchema(view), operationsSdl, (name) => allowed.has(name));
  const side = { view, countLimit, schema };
  shared.set(key, side);
  return side;
}

function rolesOf(options: DataApiOptions): (role: string) => RoleSide {
  const { catalog, cappedCount } = options;
  if (cappedCount !== undefined && !(Number.isSafeInteger(cappedCount.limit) && cappedCount.limit > 0)) {
    throw new Error('The limit of capped counts is a positive integer');
  }
  const sides = new Map<string, RoleSide>();
  return (role) => {
    const known = sides.get(role);
    if (known !== undefined) return known;
    if (!catalog.roles.includes(role)) {
      throw new RequestError('access-denied', 'Your requested role is not in allowed roles');
    }
    const side = makeSide(role, options);
    sides.set(role, side);
    return side;
  };
}

/** Checks each document once for a role. By its text alone, which is not copied for that: few ask one text differently. */
function targetsOf(sideOf: (role: string) => RoleSide, limits: Limits): (request: DataRequest) => Target {
  const documents = new BoundedCache<Target[]>(documentsCached, documentTextCached);
  let made = 0;
  return ({ role, query, operationName, allowIntrospection = false }) => {
    const alike = documents.get(query) ?? [];
    for (const target of alike) {
      const { requested } = target;
      const isSame = requested.operationName === operationName && requested.allowIntrospection === allowIntrospection;
      if (isSame && requested.role === role) return target;
    }
    const side = sideOf(role);
    const requested = { role, operationName, allowIntrospection };
    const checked = checkedDocument(side.schema, { query, operationName, allowIntrospection }, limits);
    made += 1;
    const declared = declaredVariables(side.schema, checked.operation, checked.fragments);
    const target: Target = { ...side, ...checked, requested, declared, id: made, latest: undefined };
    const targets = [target, ...alike.slice(0, targetsCached - 1)];
    documents.set(query, targets, query.length * targets.length);
    return target;
  };
}

/** A read API in Hasura's dialect over what the catalog's roles may select, joined by the server's operations. */
export function createDataApi(options: DataApiOptions): DataApi {
  checkDeclared(options.operationsSdl ?? '', options.operations ?? []);
  const limits = { ...defaultLimits, ...options.limits };
  const { callerClaims = [] } = options;
  const sideOf = rolesOf(options);
  const engine: Engine = {
    pool: options.pool,
    standbyFor: options.standbyFor,
    scope: createScope(options.claims),
    operations: new Map((options.operations ?? []).map((operation) => [operation.name, operation])),
    statementTimeoutMs: options.statementTimeoutMs,
    decoders: options.decoders ?? {},
    onDecoded: options.onDecoded ?? {},
    limits,
    plans: new BoundedCache(plansCached, planTextCached),
    introspections: new BoundedCache(introspectionsCached),
    regexTurns: new Turns({ atOnce: limits.regexesAtOnce, waitMs: limits.regexWaitMs }),
    callerOf: (claims) => callerClaims.map((name) => ownValue(claims, name)).find(Boolean) ?? '',
  };
  const documentOf = targetsOf(sideOf, limits);
  return {
    schemaOf: (role) => sideOf(role).schema,
    unionSdl: () => unionSdl(options.catalog, options.operationsSdl ?? '', options.regexRoles),
    async execute(request) {
      try {
        const found: Unreadable[] = [];
        const unreadable = (each: Unreadable): void => void found.push(each);
        const paths: Path[] = [];
        const reached = (path: Path): void => void paths.push(path);
        const data = await answerRequest({ engine, target: documentOf(request), request, unreadable, reached });
        // Nearly always there is none, and to group none costs each small read something.
        if (found.length === 0 && paths.length === 0) return { status: 200, body: `{"data":${data}}` };
        for (const error of unreadableErrors(found)) options.report?.(error, request);
        const extensions = {
          ...(found.length > 0 && { unreadable: unreadableExtension(found) }),
          ...(paths.length > 0 && { limits_reached: paths.map((path) => ({ path, limit: limits.limit })) }),
        };
        return { status: 200, body: `{"data":${data},"extensions":${JSON.stringify(extensions)}}` };
      } catch (error) {
        return failureAnswer(error, (unshown) => options.report?.(unshown, request));
      }
    },
  };
}
