import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleFieldType, RuleOperator } from '../vocabulary.ts';
import { comparable, compileCondition, fold } from './compile-condition.ts';
import type { RuleValue } from './rule.ts';
import type { RuleFact } from './rule-field.ts';
import { operatorsFor } from './rule-fields.ts';

const meets = (type: RuleFieldType, operator: RuleOperator, value: RuleValue, fact: RuleFact) =>
  compileCondition({ type }, { operator, value })(comparable({ type }, fact));
const seed = 817;

/** What is compared with what, written by hand: the facts that meet it, then those that do not. */
const cases: readonly (readonly [RuleFieldType, RuleOperator, RuleValue, readonly RuleFact[], readonly RuleFact[]])[] =
  [
    ['money', 'gt', 100, [101], [100, 99, null]],
    ['money', 'gte', 100, [100, 101], [99, null]],
    ['money', 'lt', 100, [99, 0], [100, 101, null]],
    ['money', 'lte', 100, [100, 99], [101, null]],
    ['money', 'between', [100, 200], [100, 150, 200], [99, 201, null]],
    ['money', 'eq', 100, [100], [99, null]],
    ['money', 'neq', 100, [99, 0], [100, null]],
    ['money', 'in', [100, 200], [100, 200], [150, null]],
    ['money', 'nin', [100, 200], [150], [100, 200, null]],
    ['money', 'missing', null, [null], [0, 1]],
    ['number', 'gt', -3, [0, -2], [-3, -4, null]],
    ['number', 'between', [-3, -3], [-3], [-2, -4, null]],
    ['number', 'lt', 0, [-1], [0, null]],
    ['date', 'gt', '2026-03-20', ['2026-03-21'], ['2026-03-20', '2025-12-31', null]],
    ['date', 'gte', '2026-03-20', ['2026-03-20', '2027-01-01'], ['2026-03-19', null]],
    ['date', 'lt', '2026-03-20', ['2026-03-19'], ['2026-03-20', null]],
    ['date', 'lte', '2026-03-20', ['2026-03-20'], ['2026-03-21', null]],
    ['date', 'between', ['2026-03-01', '2026-03-31'], ['2026-03-01', '2026-03-31'], ['2026-02-28', '2026-04-01', null]],
    ['date', 'eq', '2026-03-20', ['2026-03-20'], ['2026-03-21', null]],
    ['date', 'neq', '2026-03-20', ['2026-03-21'], ['2026-03-20', null]],
    ['date', 'missing', null, [null], ['2026-03-20']],
    ['choice', 'eq', 'class_a', ['class_a'], ['CLASS_A', 'class_b', null]],
    ['choice', 'neq', 'class_a', ['class_b'], ['class_a', null]],
    ['choice', 'in', ['class_a', 'class_c'], ['class_a', 'class_c'], ['class_b', null]],
    ['choice', 'nin', ['class_a', 'class_c'], ['class_b'], ['class_a', 'class_c', null]],
    ['choice', 'missing', null, [null], ['class_a']],
    ['yes_no', 'eq', true, [true], [false, null]],
    ['yes_no', 'eq', false, [false], [true, null]],
    ['yes_no', 'missing', null, [null], [true, false]],
    ['text', 'eq', 'Québec', ['quebec', ' QUÉBEC '], ['Quebec City', null, '']],
    ['text', 'neq', 'Québec', ['Montréal'], ['quebec', null, '']],
    ['text', 'in', ['OH', 'mi'], ['oh', 'MI'], ['IN', null]],
    ['text', 'nin', ['OH', 'mi'], ['IN'], ['oh', 'MI', null, '']],
    ['text', 'contains', 'bago', ['Winnebago', 'WINNEBAGO'], ['Thor', null]],
    ['text', 'matches', 'win*', ['Winnebago', 'win'], ['a win', null, '']],
    ['text', 'matches', '441??', ['44114', '44199'], ['4411', '441144', null]],
    ['text', 'matches', '*lake*road*', ['800 Lake Road', 'lakeroad'], ['Road Lake', null]],
    ['text', 'matches', '*', ['x'], [null, '']],
    ['text', 'matches', 'a.c', ['a.c', 'A.C'], ['abc']],
    ['text', 'missing', null, [null, ''], ['x']],
    ['list', 'contains', 'roadside', [['glass', 'roadside']], [['glass'], [], null]],
    ['list', 'missing', null, [[], null], [['glass']]],
    // What does not fit what the field holds.
    ['money', 'contains', 1, [], [1, 11, null]],
    ['choice', 'gt', 'a', [], ['b', null]],
    ['yes_no', 'neq', true, [false], [true, null]],
    ['list', 'eq', 'glass', [], [['glass'], null]],
    ['text', 'gt', 'a', [], ['b', null]],
    ['money', 'gt', null, [], [1, null]],
    ['money', 'gt', '100', [], [101, null]],
    ['date', 'gt', 5, [], ['2026-01-01', null]],
  ];

describe('a condition', () => {
  test.each(cases)('on %s, %s %j, is met by what it says alone', (type, operator, value, met, unmet) => {
    for (const fact of met) expect([fact, meets(type, operator, value, fact)]).toEqual([fact, true]);
    for (const fact of unmet) expect([fact, meets(type, operator, value, fact)]).toEqual([fact, false]);
  });

  test('of every operator that fits a field is written down above', () => {
    for (const type of ['money', 'date', 'choice', 'yes_no', 'text', 'list'] as const) {
      const written = new Set(cases.filter(([of]) => of === type).map(([, operator]) => operator));
      expect(operatorsFor(type).filter((operator) => !written.has(operator))).toEqual([]);
    }
  });

  test(`is like a pattern as an expression would say (seed ${seed})`, () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '?', '*'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(letters, pattern, (text, like) => {
        const escaped = like
          .replaceAll('.', String.raw`\.`)
          .replaceAll('*', '.*')
          .replaceAll('?', '.');
        expect(meets('text', 'matches', like, text)).toBe(text !== '' && new RegExp(`^${escaped}$`).test(text));
      }),
      { seed, numRuns: 2_000 },
    );
  });

  test('takes no long time for any pattern', () => {
    const text = 'a'.repeat(5_000);
    expect(meets('text', 'matches', `${'*a'.repeat(40)}b`, text)).toBe(false);
  });

  test(`is one of two opposites, for whatever was answered (seed ${seed})`, () => {
    const opposites = [
      ['gt', 'lte'],
      ['gte', 'lt'],
      ['eq', 'neq'],
    ] as const;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (fact, value) => {
        for (const [one, other] of opposites) {
          expect(meets('money', one, value, fact)).toBe(!meets('money', other, value, fact));
        }
      }),
      { seed },
    );
  });
});

test('texts are compared without capitals, accents and outer blanks', () => {
  expect(fold('  ÉLAN Vital ')).toBe('elan vital');
  expect(fold('Lœuillet')).toBe('lœuillet');
});
