import { sameInBoth } from '../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { lines } from '../lines/line-for.ts';
import { asSentence, type Phrase, sentence } from '../shared/text/sentence.ts';
import { type Comparison, compareOffers, type PricedOffer } from './compare-offers.ts';

const t = (message: Phrase) => asSentence(message).message;
const compare = (...offers: PricedOffer[]): Comparison =>
  compareOffers(sameInBoth('Compared'), offers, { currency: 'CAD', t });
const unpaid: PricedOffer = {
  provider: 'personal',
  label: sameInBoth('Essential'),
  chosen: false,
  coverages: {},
  valueType: null,
  ways: [],
  rating: {
    total: null,
    fees: [],
  },
};
const cellsOf = (comparison: Comparison, label: string) =>
  [...comparison.covers, ...comparison.money].find((row) => row.label === label)?.cells;

describe('offers compared', () => {
  test('have a cell in every row, whatever each of them holds', () => {
    const offers = lines.map(({ provider, packages }): PricedOffer => {
      const [first] = packages;
      return { ...unpaid, provider, coverages: first?.covers ?? {} };
    });
    const { columns, covers, money } = compare(...offers);
    expect(columns).toHaveLength(lines.length);
    for (const { cells } of [...covers, ...money]) expect(cells).toHaveLength(lines.length);
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'of %s have a row for each cover that one of them holds, in the order of the line',
    (provider, { covers, packages }) => {
      const offers = packages.map((one): PricedOffer => ({ ...unpaid, provider, coverages: one.covers }));
      const held = covers.filter(({ code }) => packages.some((one) => one.covers[code]));
      expect(compare(...offers).covers.map(({ label }) => label)).toEqual(held.map(({ label }) => label.en));
    },
  );

  test('put a cover that two lines call the same in one row', () => {
    const personal = { ...unpaid, coverages: { roadside: {} } };
    const { covers } = compare(personal, { ...personal, label: sameInBoth('Road-ready') });
    expect(covers).toEqual([{ label: 'Roadside assistance', cells: ['Included', 'Included'], sum: false }]);
  });

  test('say of a cover that one of them lacks that it is not included', () => {
    const held = { ...unpaid, coverages: { emergency_expense: { limit: 750 } } };
    expect(cellsOf(compare(held, unpaid), 'Emergency expense')).toEqual(['$750', 'Not included']);
  });

  test('mark the one that is chosen, whether its name is a text or a sentence', () => {
    const named = sentence(sameInBoth('{product}: {plan}'), { product: 'Pro', plan: 'Basic' });
    expect(compare({ ...unpaid, chosen: true }, { ...unpaid, label: named, chosen: true }).columns).toEqual([
      'Essential, chosen',
      'Pro: Basic, chosen',
    ]);
  });

  test('have a dash where there is no price, no way to pay and no basis of a total loss', () => {
    const comparison = compare(unpaid, { ...unpaid, valueType: 'agreed_value' });
    expect(cellsOf(comparison, 'Premium')).toEqual(['–', '–']);
    expect(cellsOf(comparison, 'Paid in full: due today')).toEqual(['–', '–']);
    expect(cellsOf(comparison, 'What a total loss pays')).toEqual(['–', 'Agreed value']);
    expect(cellsOf(comparison, 'Paid monthly: due today')).toBeUndefined();
  });

  test('add up the fees of each, and nothing else', () => {
    const fees = [
      { code: 'policy_fee', cents: 2_500 },
      { code: 'inspection', cents: 1_050 },
    ];
    const comparison = compare({ ...unpaid, rating: { total: 10_000, fees } });
    expect(comparison.money.slice(0, 4).map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Premium', 'CA$64.50'],
      ['Fees', 'CA$35.50'],
      ['Taxes', 'CA$0.00'],
      ['Total for the term', 'CA$100.00'],
    ]);
    expect(comparison.money.map(({ sum }) => sum)).toEqual([false, false, false, true, false, false]);
  });

  test('list what follows the first payment, equal payments together', () => {
    const following = [
      { count: 1, amount: 9_000, firstDue: '2026-07-16' as never },
      { count: 10, amount: 8_900, firstDue: '2026-08-16' as never },
    ];
    const way = { paymentTerm: 'monthly' as const, dueToday: 9_500, depositReason: null, invoices: [], saving: 0 };
    const offer = { ...unpaid, ways: [{ ...way, following, total: 107_500, installmentFees: 5_500 }] };
    expect(cellsOf(compare(offer), 'Paid monthly: then')).toEqual(['1 × CA$90.00, 10 × CA$89.00']);
    expect(cellsOf(compare(offer, unpaid), 'Paid monthly: then')?.[1]).toBe('–');
  });
});
