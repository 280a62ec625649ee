import type { FieldNode, GraphQLSchema } from 'graphql';
import { compileFields, type CompiledQuery } from '../compile.ts';
import { collectFields } from '../compile/collect-fields.ts';
import { newStatement, type Variables } from '../compile/statement.ts';
import type { Limits } from '../limits.ts';
import type { RoleView } from '../schema/role-view.ts';
import { statementKey } from '../scoped-query.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedDocument } from './document.ts';
import type { DeclaredVariable } from './variables.ts';

export type RootField = readonly [key: string, nodes: readonly FieldNode[]];
export type Target = CheckedDocument & {
  /** Stands for role and document in the keys of plans. */
  readonly id: number;
  readonly requested: {
    readonly role: string;
    readonly operationName: string | undefined;
    readonly allowIntrospection: boolean;
  };
  readonly declared: readonly DeclaredVariable[];
  /** The plan that was used last: most documents have variables of one shape. */
  latest: { readonly shape: string; readonly plan: Plan } | undefined;
  readonly view: RoleView;
  readonly schema: GraphQLSchema;
  readonly countLimit: number | undefined;
};

/** A root field, who answers it, and its place among the fields that the same one answers. */
type Root = {
  readonly field: RootField;
  /** What stands before its answer: the key as JSON, and a colon. */
  readonly label: string;
  readonly by: 'tables' | 'operation' | 'schema';
  readonly place: number;
};

/** A document for variables of one shape: its root fields by who answers them, and the SQL for PostgreSQL's share. */
export type Plan = {
  readonly roots: readonly Root[];
  readonly tables: readonly RootField[];
  readonly operations: readonly RootField[];
  readonly compiled: (CompiledQuery & { readonly key: string }) | undefined;
};

export const nameOf = ([, nodes]: RootField): string => nodes[0]?.name.value ?? '';

export function planOf(
  target: Target,
  {
    role,
    variables,
    limits,
    isOperation,
  }: {
    role: string;
    variables: Variables;
    limits: Limits;
    isOperation: (name: string) => boolean;
  },
): Plan {
  const { operation, fragments, view, schema, countLimit } = target;
  const fields = [...collectFields([operation.selectionSet], { fragments, variables })];
  const root = schema.getRootType(operation.operation);
  // Before an operation runs, whose answer may hold lists as well.
  if (root) checkRows(root, fields, { fragments, variables, limits, view });
  const by = (field: RootField): Root['by'] => {
    const name = nameOf(field);
    return name.startsWith('__') ? 'schema' : isOperation(name) ? 'operation' : 'tables';
  };
  const operations = fields.filter((field) => by(field) === 'operation');
  const tables = fields.filter((field) => by(field) === 'tables');
  const roots = fields.map((field) => {
    const place = Math.max(tables.indexOf(field), operations.indexOf(field));
    return { field, label: `${JSON.stringify(field[0])}:`, by: by(field), place };
  });
  if (tables.length === 0) return { roots, operations, tables, compiled: undefined };
  const compiled = compileFields(newStatement({ view, schema, fragments, variables, limits, countLimit }), tables);
  return { roots, operations, tables, compiled: { ...compiled, key: statementKey(role, compiled.text) } };
}
