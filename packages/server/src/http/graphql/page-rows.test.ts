import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits } from '@roadworthy/data-api/limits.ts';
import { collectFields } from '@roadworthy/data-api/compile/collect-fields.ts';
import { checkRows } from '@roadworthy/data-api/run/check-rows.ts';
import { buildSchema, getOperationAST, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../../../..');
const schema = buildSchema(readFileSync(join(repository, 'schema.graphql'), 'utf8'));
const generated = join(repository, 'apps/web/src/generated/documents.ts');
const documents = Object.entries((await import(generated)) as Record<string, string>).filter(([name]) =>
  name.endsWith('Document'),
);

/** The most that a page asks for at once, as an export does (`readAll`). */
const limit = 200;

function check(name: string, text: string, rows: number): void {
  const document = parse(text);
  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error(`${name} is no operation of the schema`);
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const variables = { limit };
  const fields = collectFields([operation.selectionSet], { fragments, variables });
  const view = { tables: new Map(), functions: new Map() };
  checkRows(root, fields, { fragments, variables, limits: { ...defaultLimits, rows }, view });
}

test.each(documents)('%s may touch less than half of the rows that the data API allows', (name, text) => {
  expect(() => check(name, text, defaultLimits.rows / 2)).not.toThrow();
});

test.each([
  '{ policies(limit: 3) { ledger_transactions { ledger_entries { ledger_entry_id } } } }',
  '{ quotes { vehicles { vehicle_id } entities { entity_id } locations { location_id } } }',
])('what agents ask without a limit on each list is answered: %s', (text) => {
  expect(() => check('asked', text, defaultLimits.rows)).not.toThrow();
});

test('a page whose lists lie too deep within each other would be noticed', () => {
  const deep = '{ quotes { vehicles { quote { vehicles { vehicle_id } } } } }';
  expect(() => check('deep', deep, defaultLimits.rows / 2)).toThrow('may touch more than');
});
