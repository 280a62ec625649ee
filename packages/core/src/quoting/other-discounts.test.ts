import { describe, expect, test } from 'vitest';
import { demoBook } from '../rating/testing/example-subjects.ts';
import { otherDiscounts } from './other-discounts.ts';
import { exampleQuote, exampleVehicle } from './quote.fixture.ts';

const othersOf = (changes: Parameters<typeof exampleQuote>[0] = {}, applied: readonly string[] = []) =>
  otherDiscounts(exampleQuote({ discounts: [], ...changes }), applied, demoBook);
const standing = (code: string, changes: Parameters<typeof exampleQuote>[0]) =>
  othersOf(changes).find((one) => one.code === code)?.isOpen;

describe('the discounts that a quote does not have', () => {
  test('are those of its rates, in their order and in per cent', () => {
    expect(othersOf().map(({ code, percent }) => [code, percent])).toEqual([
      ...[
        ['multi_policy', 5],
        ['paid_in_full', 5],
        ['original_owner', 3],
      ],
      ...[
        ['claim_free', 5],
        ['affinity', 5],
        ['device', 5],
      ],
    ]);
  });

  test('are neither those in its price nor those that were granted beyond the cap', () => {
    const codes = othersOf({ discounts: ['affinity'] }, ['paid_in_full']).map(({ code }) => code);
    expect(codes).toEqual(['multi_policy', 'original_owner', 'claim_free', 'device']);
  });

  test.each([
    ['open to a first owner', [true], true],
    ['open to whoever has not said', [null], true],
    ['closed where one of the vehicles had another owner', [true, false], false],
  ] as const)('for first owners are %s', (_who, owners, isOpen) => {
    const vehicles = owners.map((originalOwner) => ({ ...exampleVehicle, originalOwner }));
    expect(standing('original_owner', { vehicles })).toBe(isOpen);
  });

  test.each([
    [{}, true],
    [{ incidents: { at_fault: 0, speeding: 2 } }, true],
    [{ incidents: { at_fault: 1 } }, false],
  ])('for a record without claims follow what was declared: %j', (declarations, isOpen) => {
    expect(standing('claim_free', { declarations })).toBe(isOpen);
  });

  test('say each what to do, or what keeps it away', () => {
    for (const { message } of othersOf()) expect(message).toMatch(/^[A-Z].+\.$/);
  });

  test('are asked about where nobody knows the rule, and none where the rates have none', () => {
    const structure = { ...demoBook.structure };
    const { discounts } = structure;
    if (!discounts) throw new Error('The demo has discounts');
    const alone = { ...demoBook, structure: { ...structure, discounts: null } };
    expect(otherDiscounts(exampleQuote(), [], alone)).toEqual([]);
    const renamed = { ...discounts, order: ['affinity', 'unknown'] };
    const other = { ...demoBook, structure: { ...structure, discounts: renamed } };
    expect(otherDiscounts(exampleQuote({ discounts: [] }), [], other).map(({ code }) => code)).toEqual(['affinity']);
  });
});
