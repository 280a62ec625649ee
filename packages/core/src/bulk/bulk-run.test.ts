import { describe, expect, test } from 'vitest';
import { type BulkRunRequest, decideStartBulkRun, mostRunsUnderWay } from './start-bulk-run.ts';
import { mostBulkRows } from './vocabulary.ts';

const requested = { table: 'quotes', action: 'end_quote', rows: 1_204, underWay: 0, areAlike: true };
const answer = (change: Partial<BulkRunRequest>) => {
  const decision = decideStartBulkRun({ ...requested, ...change });
  return decision.ok ? decision.event : decision.refusal.code;
};

describe('what is done to all rows that match', () => {
  test('is done to as many as match', () => {
    expect(answer({})).toEqual({ total: 1_204 });
    expect(answer({ rows: mostBulkRows })).toEqual({ total: mostBulkRows });
  });

  test.each([
    ['of another table', { table: 'policies' }, 'bulk_action_unknown'],
    ['that nobody does to many', { action: 'bind_quote' }, 'bulk_action_unknown'],
    ['named like what every object has', { table: 'constructor', action: 'name' }, 'bulk_action_unknown'],
    ['when nothing matches', { rows: 0 }, 'nothing_matches'],
    ['when too much does', { rows: mostBulkRows + 1 }, 'too_many_rows'],
    ['of rows that have to be alike and are not', { areAlike: false }, 'rows_not_alike'],
    ['beside too many others', { underWay: mostRunsUnderWay }, 'too_many_runs'],
  ])('is refused %s', (_when, change, code) => {
    expect(answer(change)).toBe(code);
  });
});

describe('what is said', () => {
  test('names the bounds, so that whoever asked can narrow the list or wait', () => {
    const [rows, runs] = [
      decideStartBulkRun({ ...requested, rows: mostBulkRows + 1 }),
      decideStartBulkRun({ ...requested, underWay: mostRunsUnderWay }),
    ];
    expect(rows.ok ? null : rows.refusal).toMatchObject({ field: 'where', facts: { most: mostBulkRows } });
    expect(runs.ok ? null : runs.refusal).toMatchObject({ facts: { most: mostRunsUnderWay } });
    expect(rows.ok ? '' : rows.refusal.message).toContain('Narrow the list');
    expect(runs.ok ? '' : runs.refusal.message).toContain('cancel one');
  });

  test('is the action first: nothing is counted of what nobody does to many', () => {
    expect(answer({ action: 'bind_quote', rows: 0 })).toBe('bulk_action_unknown');
    expect(answer({ rows: 0, underWay: mostRunsUnderWay })).toBe('nothing_matches');
  });
});
