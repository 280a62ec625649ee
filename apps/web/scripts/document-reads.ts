import { isLiveTable, liveTables, type LiveTable, reportedUnder } from '@roadworthy/core/shared/lists/live-tables.ts';
import type { DocumentReads } from '../src/data/live/document-reads.ts';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type ObjectFieldNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const tableOfKey = new Map(Object.entries(liveTables).map(([table, key]) => [key as string, table]));

function isKey({ name, value }: ObjectFieldNode): boolean {
  return (
    name.value.endsWith('_id') &&
    value.kind === Kind.OBJECT &&
    value.fields.some((operator) => operator.name.value === '_eq')
  );
}

/** Whether a list is one row's: it asks for a single value of a key. */
function isOfOneRow({ arguments: provided = [] }: FieldNode): boolean {
  const where = provided.find(({ name }) => name.value === 'where')?.value;
  return where?.kind === Kind.OBJECT && where.fields.some(isKey);
}

/** The tables of which the queries of a document have to hear, by the names of the queries; fragments belong to all of them. */
export function readsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, DocumentReads> {
  const found = new Map<string, DocumentReads>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== OperationTypeNode.QUERY || !node.name) continue;
    const rows = new Set<LiveTable>();
    const lists = new Set<LiveTable>();
    const info = new TypeInfo(schema);
    const enter = (field: FieldNode): void => {
      const type = (getNamedType(info.getType())?.name ?? '').replace(/_aggregate(?:_fields)?$/, '');
      const tables = reportedUnder[type] ?? [];
      for (const table of tables) rows.add(table);
      if (info.getParentType() !== schema.getQueryType()) return;
      for (const { name, value } of field.arguments ?? []) {
        const named = name.value === 'table' && value.kind === Kind.STRING ? value.value : undefined;
        const table = named ?? tableOfKey.get(name.value);
        if (table !== undefined && isLiveTable(table)) rows.add(table);
      }
      if (field.name.value.endsWith('_by_pk') || isOfOneRow(field)) return;
      for (const table of tables) lists.add(table);
    };
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    for (const part of [node, ...fragments]) visit(part, visitWithTypeInfo(info, { Field: enter }));
    for (const table of lists) rows.delete(table);
    if (rows.size + lists.size > 0) {
      found.set(node.name.value, { rows: [...rows].toSorted(), lists: [...lists].toSorted() });
    }
  }
  return found;
}
