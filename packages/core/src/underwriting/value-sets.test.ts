import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileCondition } from '../quoting/rules/compile-condition.ts';
import type { RuleCondition, RuleValue } from '../quoting/rules/rule.ts';
import { operatorsFor } from '../quoting/rules/rule-fields.ts';
import type { RuleFieldType, RuleOperator } from '../quoting/vocabulary.ts';
import { mayMeet, surelyMeets, valuesOf } from './value-sets.ts';

type Half = readonly [RuleOperator, RuleValue];
const condition = ([operator, value]: Half): RuleCondition => ({ objectType: 'vehicle', key: 'any', operator, value });
const setOf = (half: Half, type: RuleFieldType = 'number') => valuesOf(condition(half), { type });
const seed = 818;

/** Two conditions on a number: whether one value may meet both, and whether what meets the first meets the second. */
const pairs: readonly (readonly [Half, Half, boolean, boolean])[] = [
  [['gt', 5], ['gt', 3], true, true],
  [['gt', 3], ['gt', 5], true, false],
  [['gt', 5], ['gte', 5], true, true],
  [['gte', 5], ['gt', 5], true, false],
  [['gt', 5], ['lt', 5], false, false],
  [['gte', 5], ['lte', 5], true, false],
  [['gte', 5], ['lt', 5], false, false],
  [['between', [1, 4]], ['between', [2, 3]], true, false],
  [['between', [2, 3]], ['between', [1, 4]], true, true],
  [['between', [1, 2]], ['between', [3, 4]], false, false],
  [['between', [1, 2]], ['lte', 2], true, true],
  [['eq', 5], ['gt', 3], true, true],
  [['eq', 5], ['gt', 5], false, false],
  [['eq', 5], ['in', [4, 5]], true, true],
  [['in', [4, 5]], ['eq', 5], true, false],
  [['in', [4, 6]], ['gt', 5], true, false],
  [['in', [4, 5]], ['nin', [4, 5]], false, false],
  [['in', [4, 5]], ['nin', [6]], true, true],
  [['nin', [4, 5]], ['nin', [4]], true, true],
  [['nin', [4]], ['nin', [4, 5]], true, false],
  [['neq', 5], ['gt', 3], true, false],
  [['gt', 3], ['neq', 5], true, false],
  [['missing', null], ['missing', null], true, true],
  [['missing', null], ['neq', 5], false, false],
  [['gt', 5], ['missing', null], false, false],
];

describe('the values that meet conditions', () => {
  test.each(pairs)('%j and %j: may meet %j, surely %j', (one, other, may, surely) => {
    expect([mayMeet(setOf(one), setOf(other)), surelyMeets(setOf(one), setOf(other))]).toEqual([may, surely]);
    expect(mayMeet(setOf(other), setOf(one))).toBe(may);
  });

  test('of texts are told without capitals and accents', () => {
    expect(mayMeet(setOf(['eq', 'Québec'], 'text'), setOf(['in', ['QUEBEC']], 'text'))).toBe(true);
    expect(surelyMeets(setOf(['eq', 'québec '], 'text'), setOf(['eq', 'Quebec'], 'text'))).toBe(true);
    expect(mayMeet(setOf(['eq', 'a'], 'choice'), setOf(['eq', 'A'], 'choice'))).toBe(false);
  });

  test('of a pattern, of letters inside and of a list are not known: they may meet anything', () => {
    for (const type of ['text', 'list'] as const) {
      const some = setOf(['contains', 'a'], type);
      expect(mayMeet(some, setOf(['contains', 'b'], type))).toBe(true);
      expect(surelyMeets(some, some)).toBe(false);
    }
    expect(mayMeet(setOf(['matches', 'a*'], 'text'), setOf(['eq', 'b'], 'text'))).toBe(true);
    expect(mayMeet(setOf(['matches', 'a*'], 'text'), setOf(['missing', null], 'text'))).toBe(false);
  });

  test(`hold for every value that is tried (seed ${seed})`, () => {
    const small = fc.integer({ min: -2, max: 6 });
    const half: fc.Arbitrary<Half> = fc.constantFrom(...operatorsFor('number')).chain((operator) => {
      const ends = fc.tuple(small, small).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
      const listed = operator === 'in' || operator === 'nin' || operator === 'between';
      const value: fc.Arbitrary<RuleValue> = operator === 'missing' ? fc.constant(null) : listed ? ends : small;
      return value.map((one): Half => [operator, one]);
    });
    // Halves between the whole numbers, so that an open end has values beyond it.
    const facts = [null, ...Array.from({ length: 21 }, (_one, index) => index / 2 - 3)];
    fc.assert(
      fc.property(half, half, (one, other) => {
        const [first, second] = [one, other].map(([operator, value]) =>
          compileCondition({ type: 'number' }, { operator, value }),
        );
        const metByBoth = facts.filter((fact) => first?.(fact) && second?.(fact));
        const metByFirst = facts.filter((fact) => first?.(fact));
        if (metByBoth.length > 0) expect(mayMeet(setOf(one), setOf(other))).toBe(true);
        if (!mayMeet(setOf(one), setOf(other))) expect(metByBoth).toEqual([]);
        if (surelyMeets(setOf(one), setOf(other))) expect(metByFirst).toEqual(metByBoth);
      }),
      { seed, numRuns: 2_000 },
    );
  });
});
