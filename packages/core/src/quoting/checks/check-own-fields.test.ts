import { describe, expect, test } from 'vitest';
import { checkOwnFields } from './check-own-fields.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';

describe('fields of somebody’s own', () => {
  test.each([{}, { crm: 'A-17' }, { list: [1, 2, { deep: null }], on: true }, { name: 'Montréal' }])(
    'may be %j',
    (value) => {
      expect(checkOwnFields(value, 'meta')).toEqual({ ok: true, event: value });
    },
  );

  test.each([
    ['a text', 'x', 'fields_malformed'],
    ['a list', [], 'fields_malformed'],
    ['nothing', null, 'fields_malformed'],
    ['more than fits', { long: 'é'.repeat(5_001) }, 'fields_too_long'],
    ['a number of three hundred digits', { count: { of: [1e300] } }, 'number_too_long'],
    ['a number of three hundred zeros', { share: 1e-300 }, 'number_too_long'],
  ])('are not %s', (_what, value, code) => {
    const decision = checkOwnFields(value, 'custom_fields');
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'custom_fields']);
  });

  test('fit to the character', () => {
    expect(checkOwnFields({ a: 'x'.repeat(4_992) }, 'meta').ok).toBe(true);
    expect(checkOwnFields({ a: 'x'.repeat(4_993) }, 'meta').ok).toBe(false);
  });
});
