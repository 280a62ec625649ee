import type { Pool } from 'pg';
import type { GraphQLSchema } from 'graphql';
import type { Catalog } from './catalog.ts';
import type { DataAnswer, DataRequest } from './data-request.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { OperationField } from './operation-field.ts';
import { answerRequest, type Engine } from './run/answer-request.ts';
import { BoundedCache } from './run/bounded-cache.ts';
import { checkedDocument } from './run/document.ts';
import { failureAnswer } from './run/failure-answer.ts';
import { variableParts, type Target } from './run/plan.ts';
import { RequestError } from './run/request-error.ts';
import type { Unseal } from './run/unseal-answer.ts';
import { roleSchema } from './role-schema.ts';
import { checkDeclared, withOperations } from './schema/operations-sdl.ts';
import { roleView, type RoleView } from './schema/role-view.ts';
import { createScope } from './scope.ts';
import { unionSdl } from './union-schema.ts';

export type DataApiOptions = {
  readonly pool: Pool;
  readonly catalog: Catalog;
  /** The settings that carry claims, in a fixed order (`app.user`, `app.organization`, …). */
  readonly claims: readonly string[];
  readonly operations?: readonly OperationField[];
  readonly operationsSdl?: string;
  readonly statementTimeoutMs: number;
  readonly unseal?: Unseal;
  readonly limits?: Partial<Limits>;
  /** Told of every failure that the caller is not shown. */
  readonly report?: (error: unknown) => void;
};

export type DataApi = {
  schemaOf(role: string): GraphQLSchema;
  unionSdl(): string;
  execute(request: DataRequest): Promise<DataAnswer>;
};

type RoleSide = { readonly view: RoleView; readonly schema: GraphQLSchema };

const documentsKept = 1_000;
const plansKept = 4_000;

const sealedShut: Unseal = () => {
  throw new Error('No unseal function was given');
};

function rolesOf({ catalog, operations = [], operationsSdl = '' }: DataApiOptions): (role: string) => RoleSide {
  const sides = new Map<string, RoleSide>();
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return (role) => {
    const known = sides.get(role);
    if (known !== undefined) return known;
    if (!catalog.roles.includes(role)) {
      throw new RequestError('access-denied', 'Your requested role is not in allowed roles');
    }
    const view = roleView(catalog, role);
    const allowed = (name: string): boolean => byName.get(name)?.allowed(role) ?? false;
    const side = { view, schema: withOperations(roleSchema(view), operationsSdl, allowed) };
    sides.set(role, side);
    return side;
  };
}

/** A read API in Hasura's dialect over what the catalog's roles may select, joined by the server's operations. */
export function createDataApi(options: DataApiOptions): DataApi {
  checkDeclared(options.operationsSdl ?? '', options.operations ?? []);
  const limits = { ...defaultLimits, ...options.limits };
  const sideOf = rolesOf(options);
  const documents = new BoundedCache<Target>(documentsKept);
  const engine: Engine = {
    pool: options.pool,
    scope: createScope(options.claims),
    operations: new Map((options.operations ?? []).map((operation) => [operation.name, operation])),
    statementTimeoutMs: options.statementTimeoutMs,
    unseal: options.unseal ?? sealedShut,
    limits,
    plans: new BoundedCache(plansKept),
  };
  let documentsMade = 0;
  const documentOf = (request: DataRequest): Target => {
    const { role, query, operationName, allowIntrospection = false } = request;
    const key = `${role}\n${operationName ?? ''}\n${allowIntrospection}\n${query}`;
    const known = documents.get(key);
    if (known !== undefined) return known;
    const side = sideOf(role);
    const checked = checkedDocument(side.schema, { query, operationName, allowIntrospection }, limits);
    documentsMade += 1;
    const target = { ...side, ...checked, id: documentsMade, parts: variableParts(side.schema, checked) };
    documents.set(key, target);
    return target;
  };
  return {
    schemaOf: (role) => sideOf(role).schema,
    unionSdl: () => unionSdl(options.catalog, options.operationsSdl ?? ''),
    async execute(request) {
      try {
        const data = await answerRequest({ engine, target: documentOf(request), request });
        return { status: 200, body: `{"data":${data}}` };
      } catch (error) {
        return failureAnswer(error, options.report);
      }
    },
  };
}
