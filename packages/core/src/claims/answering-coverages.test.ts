import { describe, expect, test } from 'vitest';
import { personalWording } from '../lines/data/personal-wording.ts';
import type { Coverages } from '../products/coverages.ts';
import { coverageCodes } from '../products/vocabulary.ts';
import { answeringCoverages, effectsWithinLimit, type LossFacts, termsOfCoverage } from './answering-coverages.ts';

const facts: LossFacts = {
  typeOfLoss: 'weather',
  isCollision: false,
  isVehicleDamaged: true,
  isGlassAlone: false,
  wasDriving: false,
  isAtCampsite: false,
  isUsable: true,
  milesFromHome: { about: 12, within: 1 },
  needsHelpOnRoad: false,
  areOthersHurt: false,
  isOthersPropertyDamaged: false,
  areOccupantsHurt: false,
  isCausedByUninsured: false,
  areEffectsDamaged: false,
  isPetHurt: false,
};
const everything: Coverages = {
  liability: { limit: '100/300/100' },
  comprehensive: { deductible: 500 },
  collision: { deductible: 1000 },
  uninsured_motorist: { limit: '50/100' },
  medical_payments: { limit: 5000 },
  vacation_liability: { limit: 25_000 },
  emergency_expense: { limit: 750 },
  roadside: {},
  glass: {},
  personal_effects: { limit: 3000 },
  pet: {},
};
const paying = (change: Partial<LossFacts>, coverages: Coverages = everything) =>
  answeringCoverages({ ...facts, ...change }, coverages);
const names = (change: Partial<LossFacts>, coverages?: Coverages) =>
  paying(change, coverages).map(({ coverage }) => coverage);

describe('the coverages that answer a loss', () => {
  test('are comprehensive for hail and collision for a crash, each less its own deductible', () => {
    expect(paying({})).toMatchObject([{ coverage: 'comprehensive', deductible: 50_000, limit: null }]);
    expect(paying({ isCollision: true })).toMatchObject([{ coverage: 'collision', deductible: 100_000 }]);
    expect(names({}, { collision: { deductible: 500 } })).toEqual([]);
  });

  test('are glass without a deductible for glass alone, and comprehensive where that was not bought', () => {
    expect(paying({ isGlassAlone: true })).toMatchObject([{ coverage: 'glass', deductible: 0 }]);
    expect(names({ isGlassAlone: true }, { comprehensive: { deductible: 500 } })).toEqual(['comprehensive']);
  });

  test('are liability on the road, and vacation liability at the campsite alone', () => {
    const hurt = { isVehicleDamaged: false, areOthersHurt: true };
    expect(paying({ ...hurt, wasDriving: true })).toMatchObject([
      { coverage: 'liability', person: 10_000_000, occurrence: 30_000_000 },
    ]);
    expect(paying({ isVehicleDamaged: false, isOthersPropertyDamaged: true, wasDriving: true })).toMatchObject([
      { coverage: 'liability', person: null, occurrence: 10_000_000 },
    ]);
    expect(paying({ ...hurt, isOthersPropertyDamaged: true, wasDriving: true })).toMatchObject([
      { person: 10_000_000, occurrence: 40_000_000 },
    ]);
    const combined: Coverages = { liability: { limit: '500 CSL' } };
    expect(paying({ ...hurt, isOthersPropertyDamaged: true, wasDriving: true }, combined)).toMatchObject([
      { person: null, occurrence: 50_000_000 },
    ]);
    expect(paying({ ...hurt, isAtCampsite: true })).toMatchObject([
      { coverage: 'vacation_liability', occurrence: 2_500_000 },
    ]);
    expect(names(hurt)).toEqual([]);
    const living: Coverages = { full_timer_liability: { limit: 100_000 } };
    expect(paying(hurt, living)).toMatchObject([{ coverage: 'full_timer_liability', occurrence: 10_000_000 }]);
  });

  test('pay emergency expense for more than fifty miles, after a covered loss, of what cannot be used', () => {
    const stranded = { isUsable: false, milesFromHome: { about: 51, within: 0 } };
    expect(paying(stranded).at(-1)).toMatchObject({ coverage: 'emergency_expense', limit: 75_000, open: null });
    // Once a loss, whoever of those who travelled paid for it.
    expect(paying(stranded).at(-1)).toMatchObject({ occurrence: 75_000 });
    expect(names({ ...stranded, milesFromHome: { about: 50, within: 0 } })).toEqual(['comprehensive']);
    expect(names({ ...stranded, isUsable: true })).toEqual(['comprehensive']);
    expect(names(stranded, { emergency_expense: { limit: 750 } })).toEqual([]);
    // Nobody knows yet how far: it may pay, and says what is open.
    expect(paying({ ...stranded, milesFromHome: null }).at(-1)?.open?.en).toBe('How far from home it happened.');
  });

  test('pay those inside, the tow, what was carried and a pet, each for its own fact', () => {
    const people = { isVehicleDamaged: false, areOccupantsHurt: true };
    expect(names(people)).toEqual(['medical_payments']);
    expect(paying({ ...people, isCausedByUninsured: true })).toMatchObject([
      { coverage: 'medical_payments', person: 500_000 },
      { coverage: 'uninsured_motorist', person: 5_000_000, occurrence: 10_000_000 },
    ]);
    expect(names({ isVehicleDamaged: false, needsHelpOnRoad: true })).toEqual(['roadside']);
    expect(names({ isVehicleDamaged: false, areEffectsDamaged: true })).toEqual(['personal_effects']);
    expect(names({ isVehicleDamaged: false, isPetHurt: true, isCollision: true })).toEqual(['pet']);
    expect(names({ isVehicleDamaged: false, isPetHurt: true })).toEqual([]);
  });

  test('are named with the sentence of the policy', () => {
    const printed = personalWording.parts
      .flatMap(({ paragraphs }) => paragraphs)
      .map(({ en, fr }) => `${en} ${fr}`)
      .join(' ');
    const found = [
      ...paying({
        isUsable: false,
        milesFromHome: { about: 80, within: 10 },
        needsHelpOnRoad: true,
        areEffectsDamaged: true,
      }),
      ...paying({ isCollision: true, isPetHurt: true, areOthersHurt: true, wasDriving: true }),
      ...paying({ isGlassAlone: true, areOthersHurt: true, isAtCampsite: true, areOccupantsHurt: true }),
      ...paying({ areOthersHurt: true }, { full_timer_liability: { limit: 100_000 } }),
      ...paying({ areOccupantsHurt: true, isCausedByUninsured: true }),
    ];
    expect(new Set(found.map(({ coverage }) => coverage))).toEqual(new Set(coverageCodes));
    // Up to where the sentence names what the exposure leaves out.
    for (const { coverage, says } of found) {
      const [en, fr] = [says.en, says.fr].map((text) => (text ?? '').replace(/[.,].*$/u, ''));
      expect([coverage, printed.includes(en ?? '?'), printed.includes(fr ?? '?')]).toEqual([coverage, true, true]);
    }
  });

  test('have terms where they were bought, whatever was reported, and none where they were not', () => {
    const bought = coverageCodes.filter((code) => termsOfCoverage(code, facts, everything) !== null);
    expect(bought).toEqual(coverageCodes.filter((code) => code in everything));
    expect(termsOfCoverage('emergency_expense', facts, everything)).toMatchObject({ limit: 75_000 });
    expect(termsOfCoverage('full_timer_liability', facts, { full_timer_liability: { limit: 100_000 } })).toMatchObject({
      occurrence: 10_000_000,
    });
  });

  test('count of personal effects neither money nor deeds nor what belongs to a business', () => {
    expect(effectsWithinLimit({ belongings: 330_000 }, 300_000)).toBe(300_000);
    expect(effectsWithinLimit({ belongings: 100_000, money: 50_000, business_property: 9 }, 300_000)).toBe(100_000);
    expect(effectsWithinLimit({}, 300_000)).toBe(0);
  });
});
