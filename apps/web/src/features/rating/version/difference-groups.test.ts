import { expect, test } from 'vitest';
import { differenceGroups } from './difference-groups.ts';

const cell = (
  factor: string,
  key: string,
  column: string,
  before: string | null,
  after: string | null,
  ratio: string | null,
) => ({
  change: before === null ? 'added' : after === null ? 'removed' : 'changed',
  factor,
  key,
  column,
  before,
  after,
  ratio,
});

test('cells that differ stand with their factor, signed in cents or as a share of what they were', () => {
  const groups = differenceGroups([
    cell('storage', 'street', 'comprehensive', '1.2', '1.14', '0.95'),
    cell('policy_fee', 'all', 'amount', '2500', '2400', '0.96'),
    cell('storage', 'barn', 'comprehensive', null, '0.9', null),
    cell('storage', 'street', 'refer', null, 'yes', null),
    cell('storage', 'yard', 'comprehensive', '1.1', null, null),
  ]);
  expect(groups.map(({ factor, counts }) => [factor, counts])).toEqual([
    ['storage', { changed: 1, added: 2, removed: 1 }],
    ['policy_fee', { changed: 1, added: 0, removed: 0 }],
  ]);
  expect(groups[0]?.cells.map(({ key, signed }) => [key, signed])).toEqual([
    ['street', { share: 0.95 - 1 }],
    ['barn', null],
    ['street', null],
    ['yard', null],
  ]);
  expect(groups[1]?.cells[0]?.signed).toEqual({ cents: -100 });
});

test('versions that say the same have no groups', () => {
  expect(differenceGroups([])).toEqual([]);
});
