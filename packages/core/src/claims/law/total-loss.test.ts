import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { letterDutiesOf } from './claim-letter-table.ts';
import { findTotalLoss } from './total-loss.ts';
import { totalLossRowOf } from './total-loss-table.ts';

const vehicle = {
  repair: 0,
  salvage: 400_000,
  value: 4_000_000,
  taxesAndFees: 250_000,
  isRetained: false,
  deductible: 50_000,
};
const isTotal = (place: string, repair: number) => findTotalLoss(place, { ...vehicle, repair }).isTotal;

describe('a total loss', () => {
  // Of a value of $40,000 and a wreck of $4,000: the repair at which it is one, and a cent less.
  test.each([
    ['AL', 3_000_000, 'Ala. Code 32-8-87(d): 75 % of the value'],
    ['FL', 3_200_000, 'Fla. Stat. 319.30(3)(a): 80 %'],
    ['NV', 2_600_000, 'Nev. Rev. Stat. 487.790: 65 %'],
    ['OK', 2_400_000, 'Okla. Stat. tit. 47 1105: 60 %'],
    ['CO', 4_000_000, 'Colo. Rev. Stat. 42-6-102(17): the whole value'],
    ['CA', 3_600_000, 'Cal. Veh. Code 544: repair and wreck together the value'],
    ['OH', 3_600_000, 'Ohio Admin. Code 3901-1-54(H): the same'],
    ['ON', 3_000_000, 'the insurer decides: the usual 75 %'],
  ])('in %s begins at a repair of %d cents (%s)', (place, repair) => {
    expect([isTotal(place, repair), isTotal(place, repair - 1)]).toEqual([true, false]);
  });

  test('pays the value and taxes less the deductible, and less a wreck that its owner may have and wants', () => {
    expect(findTotalLoss('FL', vehicle).pays).toBe(4_200_000);
    expect(findTotalLoss('FL', { ...vehicle, isRetained: true }).pays).toBe(3_800_000);
    // Nobody read that Alabama lets the owner have it.
    expect(findTotalLoss('AL', { ...vehicle, isRetained: true })).toMatchObject({ pays: 4_200_000, mayRetain: false });
    expect(findTotalLoss('FL', { ...vehicle, value: 40_000, taxesAndFees: 0 }).pays).toBe(0);
  });

  test('has a rule in every place, with its share where the rule is one', () => {
    for (const place of [...usStates, ...canadianProvinces]) {
      const { rule, percent } = totalLossRowOf(place);
      expect([place, percent !== null]).toEqual([place, rule === 'threshold_percent']);
      expect(percent ?? 75).toBeGreaterThanOrEqual(60);
      expect(percent ?? 75).toBeLessThanOrEqual(100);
    }
  });
});

describe('a letter about a claim', () => {
  test('of denial names at least the provision, in every place', () => {
    for (const place of usStates) expect(letterDutiesOf(place, 'denial').length).toBeGreaterThanOrEqual(1);
    expect(letterDutiesOf('CT', 'denial')[0]).toMatchObject({ grade: 'A', ownStatement: true });
    expect(letterDutiesOf('WY', 'denial')).toMatchObject([{ source: 'NAIC MDL-902 s. 7' }]);
  });

  test('carries a warning of fraud where its form has to', () => {
    expect(letterDutiesOf('FL', 'claim_form')).toHaveLength(1);
    expect(letterDutiesOf('WY', 'claim_form')).toEqual([]);
  });
});
