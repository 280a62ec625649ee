import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readsOf } from './document-reads.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'schema.graphql');
const schema = buildASTSchema(parse(readFileSync(file, 'utf8')), { assumeValidSDL: true });
const reads = (text: string) => readsOf(schema, parse(text)).get('Q');

test.each([
  ['a row by its key', 'query Q($q: uuid!) { quotes_by_pk(id: $q) { quote_id } }', ['quotes'], []],
  ['a list and its count', 'query Q { quotes { quote_id } quotes_aggregate { aggregate { count } } }', [], ['quotes']],
  [
    'what lies below a row',
    'query Q($p: uuid!) { policies_by_pk(id: $p) { current_quote { vehicles { vin } } } }',
    ['policies', 'quotes'],
    [],
  ],
  [
    'what a fragment asks for',
    'query Q($p: uuid!) { policies_by_pk(id: $p) { ...P } } fragment P on policies { current_quote { plan } }',
    ['policies', 'quotes'],
    [],
  ],
  [
    'the children of one row',
    'query Q($p: uuid!) { invoices(where: { policy_id: { _eq: $p } }) { amount } }',
    ['policies'],
    [],
  ],
  ['the children of any row', 'query Q { invoices(where: { status: { _eq: "paid" } }) { amount } }', [], ['policies']],
  ['what is computed of a row', 'query Q($q: uuid!) { quote_pricing(quote_id: $q) { bindable } }', ['quotes'], []],
  [
    'what may be done to a record',
    'query Q($q: uuid!) { abilities(table: "policies", id: $q) { allowed } }',
    ['policies'],
    [],
  ],
])('%s is told of under its table', (_what, text, rows, lists) => {
  expect(reads(text)).toEqual({ rows, lists });
});

test.each(['query Q { organizations { name } }', 'mutation Q($q: uuid!) { sign_quote(quote_id: $q) { quote_id } }'])(
  '%s has nothing to hear of',
  (text) => expect(reads(text)).toBeUndefined(),
);
