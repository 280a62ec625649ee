import { getNamedType, isObjectType, type FieldNode, type GraphQLOutputType } from 'graphql';
import { ownValue } from '../own-value.ts';
import { beneath, collectFields } from './collect-fields.ts';
import { positionBeneath, type Position } from './field-position.ts';
import { notedRow } from './rows.ts';
import { entriesOf } from './selection.ts';
import { nextAlias, type Statement } from './statement.ts';

/**
 * Compiles a selection for its refusals alone, into a statement that nobody runs: what a mutation selects of its result
 * has to be refused before it does anything. Throws `validation-failed`.
 */
export function checkSelection(
  statement: Statement,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  position: Position,
): void {
  const named = getNamedType(type);
  const table = statement.view.tables.get(named.name);
  if (table !== undefined) {
    entriesOf(statement, notedRow(table, nextAlias(statement)), beneath(nodes), position);
  } else if (isObjectType(named)) {
    for (const [key, own] of collectFields(beneath(nodes), statement)) {
      const field = ownValue(named.getFields(), own[0]?.name.value ?? '');
      if (field !== undefined) checkSelection(statement, field.type, own, positionBeneath(position, key));
    }
  }
}
