import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import { amounts, decimals, everywhere, lengths, referring } from './rate-rows-of.ts';

const both = ['hull', 'liability'];

describe('rows of rates', () => {
  test('hold one decimal for all coverages, or one for each in their order', () => {
    expect(
      decimals('waters', both, [
        ['inland', '0.95'],
        ['coastal', '1.10', '1.08'],
      ]),
    ).toEqual([
      { factor: 'waters', key: 'inland', factors: { hull: '0.95', liability: '0.95' } },
      { factor: 'waters', key: 'coastal', factors: { hull: '1.10', liability: '1.08' } },
    ]);
  });

  test('that refer have a price, or none', () => {
    expect(referring('value', ['hull'], ['500+', '0.75'])).toEqual({
      factor: 'value',
      key: '500+',
      factors: { hull: '0.75' },
      refer: true,
    });
    expect(referring('use', both, ['business'])).toEqual({ factor: 'use', key: 'business', refer: true });
  });

  test('hold whole cents where they are amounts', () => {
    expect(amounts('policy_fee', [['all', 2000]])).toEqual([{ factor: 'policy_fee', key: 'all', amount: 2000 }]);
  });

  test('name every state and province once, 1.00 where nothing else is said', () => {
    const rows = everywhere(both, { OH: ['0.95'] });
    expect(rows.map(({ key }) => key).toSorted()).toEqual([...usStates, ...canadianProvinces].toSorted());
    const decimalsOf = (area: string) => rows.find(({ key }) => key === area)?.factors;
    expect(decimalsOf('OH')).toEqual({ hull: '0.95', liability: '0.95' });
    expect(decimalsOf('TX')).toEqual({ hull: '1.00', liability: '1.00' });
  });

  test('of the term are a decimal of a coverage and cents of a charge’s dollar', () => {
    expect(lengths(['contract'], [['24', '1.85']])).toEqual([
      { factor: 'term', key: '24', factors: { contract: '1.85' }, amount: 185 },
    ]);
  });
});
