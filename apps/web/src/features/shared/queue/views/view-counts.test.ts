import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { abilitiesDocument } from '../../actions/abilities-document.ts';
import { idsDocument } from '../declare-list.ts';
import { countsDocument, countsOf } from './view-counts.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../../../schema.graphql', import.meta.url), 'utf8'));

test.each([
  countsDocument({ name: 'quotes', table: 'quotes' }, 1),
  countsDocument({ name: 'quotes', table: 'quotes' }, 30),
  countsDocument({ name: 'policies', table: 'policies' }, 6),
  idsDocument({ name: 'policies', table: 'policies', key: 'policy_id' }),
  abilitiesDocument('quotes', 1),
  abilitiesDocument('policies', 25),
])('%s fits the schema', (document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('counts come back in the order of the views', () => {
  const aggregate = (count: number, count_capped = false) => ({ aggregate: { count, count_capped } });
  expect(countsOf({ v1: aggregate(10_000, true), v0: aggregate(3), v2: { aggregate: null } }, 4)).toEqual([
    { count: 3, capped: false },
    { count: 10_000, capped: true },
    undefined,
    undefined,
  ]);
});
