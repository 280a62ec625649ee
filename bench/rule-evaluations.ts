import { compileRules } from '@roadworthy/core/quoting/rules/compile-rules.ts';
import type { UnderwritingRule } from '@roadworthy/core/quoting/rules/rule.ts';
import { exampleRule } from '@roadworthy/core/quoting/rules/testing/example-rules.ts';
import { exampleQuote, exampleVehicle } from '@roadworthy/core/quoting/quote.fixture.ts';
import { median } from './measure.ts';

const kinds: readonly UnderwritingRule['conditions'][0][] = [
  { objectType: 'vehicle', key: 'rating_value', operator: 'gt', value: 50_000_000 },
  { objectType: 'vehicle', key: 'usage_type', operator: 'in', value: ['full_timer', 'business'] },
  { objectType: 'vehicle', key: 'value_over_guide', operator: 'gt', value: 25 },
  { objectType: 'vehicle', key: 'make', operator: 'matches', value: '*prevost*' },
  { objectType: 'entity', key: 'age', operator: 'lt', value: 16 },
  { objectType: 'entity', key: 'last_name', operator: 'contains', value: 'smith' },
  { objectType: 'history', key: 'accidents', operator: 'gte', value: 2 },
  { objectType: 'quote', key: 'vehicle_count', operator: 'gt', value: 4 },
  { objectType: 'location', key: 'postal_code', operator: 'matches', value: '902*' },
  { objectType: 'policy', key: 'covers', operator: 'contains', value: 'pet' },
];

/** Evaluations of 50 rules a second on one core, half of them of two conditions: the median of the rounds. */
export function benchRules(rounds: number): number {
  const rules = Array.from({ length: 50 }, (_one, index) => {
    const [first = exampleRule().conditions[0], second] = [kinds[index % 10], kinds[(index * 3 + 1) % 10]];
    const conditions = index % 2 === 0 || !second ? ([first] as const) : ([first, second] as const);
    return exampleRule({ ruleId: String(index), conditions });
  });
  const evaluate = compileRules(rules, 'personal');
  const quotes = Array.from({ length: 1_000 }, (_one, index) =>
    exampleQuote({ vehicles: [{ ...exampleVehicle, ratingValue: 49_900_000 + index * 1_000 }] }),
  );
  const round = (): number => {
    const startedAt = process.hrtime.bigint();
    let hits = 0;
    for (let pass = 0; pass < 20; pass += 1) for (const quote of quotes) hits += evaluate(quote).referrals.length;
    if (hits === 0) throw new Error('some quotes are hit');
    return (20 * quotes.length) / (Number(process.hrtime.bigint() - startedAt) / 1e9);
  };
  round();
  return median(Array.from({ length: rounds }, round));
}
