import { describe, expect, test } from 'vitest';
import { draftOf, emptyDraft, inputOf, isSayable, type RuleRow } from './rule-draft.ts';

const row: RuleRow = {
  underwriting_rule_id: 'r1',
  product_id: 'p1',
  version: 2,
  rule_name: 'High',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'between',
  value: [100, 200],
  reason: 'Why.',
  conditions: [
    {
      object_type: 'vehicle',
      key: 'salvage_title',
      operator: 'eq',
      value: false,
    },
    {
      object_type: 'quote',
      key: 'mailing_address',
      operator: 'missing',
      value: null,
    },
  ],
  effective_date: '2026-01-01',
  expiration_date: null,
  archived: null,
  allow_new_business: true,
  allow_renewal: false,
  allow_proposal: true,
};

describe('a draft', () => {
  test('of a rule that is kept is sent as it was', () => {
    const { underwriting_rule_id: _id, product_id: _product, version: _version, archived: _archived, ...stored } = row;
    expect(inputOf(draftOf(row))).toEqual(stored);
  });

  test('sends one value where one is compared, and a list without its empty places', () => {
    const [condition] = draftOf(row).conditions;
    const sent = (operator: string, values: readonly (string | number | null)[]) =>
      inputOf({ ...draftOf(row), conditions: condition ? [{ ...condition, operator, values }] : [] }).value;
    expect(sent('gt', [100, 200])).toBe(100);
    expect(sent('in', [100, '', null, 200])).toEqual([100, 200]);
    expect(sent('missing', [100])).toBeNull();
    expect(sent('gt', [])).toBeNull();
  });

  test('can be said once its fields and comparisons are chosen', () => {
    expect(isSayable(emptyDraft('2026-01-01'))).toBe(false);
    expect(isSayable(draftOf(row))).toBe(true);
    expect(isSayable({ ...draftOf(row), effective_date: '' })).toBe(false);
  });
});
