import { describe, expect, test } from 'vitest';
import { personalWording } from '../lines/data/personal-wording.ts';
import type { Coverages } from '../products/coverages.ts';
import { type CoverageCode, coverageCodes } from '../products/vocabulary.ts';
import {
  answeringCoverages,
  becauseOf,
  decidingFacts,
  effectsWithinLimit,
  type LossFacts,
  termsOfCoverage,
} from './answering-coverages.ts';
import type { KnownFacts } from './coverage-facts.ts';

const near = { about: 12, within: 1 };
const hail: KnownFacts = { collision: false, glass_alone: false, driving: false };
type Change = KnownFacts & Partial<Pick<LossFacts, 'milesFromHome' | 'effects'>>;
const lossOf = ({ milesFromHome = near, effects = {}, ...known }: Change): LossFacts => ({
  known: { ...hail, ...known },
  milesFromHome,
  effects,
});
const facts = lossOf({});
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
const paying = (change: Change, coverages: Coverages = everything) => answeringCoverages(lossOf(change), coverages);
const names = (change: Change, coverages?: Coverages) => paying(change, coverages).map(({ coverage }) => coverage);

describe('the coverages that answer a loss', () => {
  test('are comprehensive for hail and collision for a crash, each less its own deductible', () => {
    expect(paying({})).toMatchObject([{ coverage: 'comprehensive', deductible: 50_000, limit: null }]);
    expect(paying({ collision: true })).toMatchObject([{ coverage: 'collision', deductible: 100_000 }]);
    expect(names({}, { collision: { deductible: 500 } })).toEqual([]);
  });

  test('are glass without a deductible for glass alone, and comprehensive where that was not bought', () => {
    expect(paying({ glass_alone: true })).toMatchObject([{ coverage: 'glass', deductible: 0 }]);
    expect(names({ glass_alone: true }, { comprehensive: { deductible: 500 } })).toEqual(['comprehensive']);
  });

  test('are liability on the road, and vacation liability at the campsite alone', () => {
    const hurt = { vehicle_damaged: false, others_hurt: true };
    expect(paying({ ...hurt, driving: true })).toMatchObject([
      { coverage: 'liability', person: 10_000_000, occurrence: 30_000_000 },
    ]);
    expect(paying({ vehicle_damaged: false, others_property: true, driving: true })).toMatchObject([
      { coverage: 'liability', person: null, occurrence: 10_000_000 },
    ]);
    expect(paying({ ...hurt, others_property: true, driving: true })).toMatchObject([
      { person: 10_000_000, occurrence: 40_000_000 },
    ]);
    const combined: Coverages = { liability: { limit: '500 CSL' } };
    expect(paying({ ...hurt, others_property: true, driving: true }, combined)).toMatchObject([
      { person: null, occurrence: 50_000_000 },
    ]);
    expect(paying({ ...hurt, campsite: true })).toMatchObject([
      { coverage: 'vacation_liability', occurrence: 2_500_000 },
    ]);
    expect(names(hurt)).toEqual([]);
    const living: Coverages = { full_timer_liability: { limit: 100_000 } };
    expect(paying(hurt, living)).toMatchObject([{ coverage: 'full_timer_liability', occurrence: 10_000_000 }]);
  });

  test('pay emergency expense for more than fifty miles, after a covered loss, of what cannot be used', () => {
    const stranded = { usable: false, milesFromHome: { about: 51, within: 0 } } as const;
    expect(paying(stranded).at(-1)).toMatchObject({ coverage: 'emergency_expense', limit: 75_000 });
    // Once a loss, whoever of those who travelled paid for it.
    expect(paying(stranded).at(-1)).toMatchObject({ occurrence: 75_000 });
    expect(names({ ...stranded, milesFromHome: { about: 50, within: 0 } })).toEqual(['comprehensive']);
    expect(names({ ...stranded, usable: true })).toEqual(['comprehensive']);
    expect(names(stranded, { emergency_expense: { limit: 750 } })).toEqual([]);
    // Nobody knows yet how far: it may pay, and asks. What somebody states counts before what was measured.
    expect(names({ ...stranded, milesFromHome: null })).toContain('emergency_expense');
    expect(names({ ...stranded, far_from_home: false })).toEqual(['comprehensive']);
    expect(names({ ...stranded, milesFromHome: near, far_from_home: true })).toContain('emergency_expense');
  });

  test('pay those inside, the tow, what was carried and a pet, each for its own fact', () => {
    const people = { vehicle_damaged: false, occupants_hurt: true };
    expect(names(people)).toEqual(['medical_payments']);
    expect(paying({ ...people, caused_by_uninsured: true })).toMatchObject([
      { coverage: 'uninsured_motorist', person: 5_000_000, occurrence: 10_000_000 },
      { coverage: 'medical_payments', person: 500_000 },
    ]);
    expect(names({ vehicle_damaged: false, roadside_needed: true })).toEqual(['roadside']);
    expect(names({ vehicle_damaged: false, effects_lost: true })).toEqual(['personal_effects']);
    expect(names({ vehicle_damaged: false, pet_hurt: true, collision: true })).toEqual(['pet']);
    expect(names({ vehicle_damaged: false, pet_hurt: true })).toEqual([]);
  });

  test('say why they answer or do not, by what was said, and what nobody has said yet', () => {
    const why = (code: CoverageCode, change: Change) =>
      becauseOf(code, lossOf(change), everything).map(({ message }) => message);
    expect(why('comprehensive', { vehicle_damaged: true })).toEqual([
      'The vehicle is damaged or gone.',
      'It hit nothing and did not turn over.',
    ]);
    expect(why('collision', {})).toEqual(['It hit nothing and did not turn over.']);
    expect(why('pet', {})).toEqual(['It hit nothing and did not turn over.']);
    expect(why('medical_payments', {})).toEqual(['Not known: Was anybody hurt who was in the insured vehicle?']);
    expect(why('medical_payments', { occupants_hurt: false })).toEqual(['Nobody in it was hurt.']);
  });

  test('wait for facts that nobody has said, as long as none that is known decides', () => {
    const open = (change: Change, coverages: Coverages = everything) =>
      decidingFacts(lossOf(change), coverages).flatMap(({ fact, isOpen }) => (isOpen ? [fact] : []));
    const settled = {
      vehicle_damaged: true,
      roadside_needed: false,
      effects_lost: false,
      campsite: false,
      usable: true,
    };
    expect(open(settled)).toEqual(['occupants_hurt', 'caused_by_uninsured']);
    expect(open({ ...settled, occupants_hurt: false })).toEqual([]);
    expect(open({ ...settled, campsite: true, occupants_hurt: false })).toEqual(['others_hurt', 'others_property']);
    expect(
      open({ ...settled, driving: true, others_hurt: false, others_property: false, occupants_hurt: false }),
    ).toEqual([]);
    expect(
      open(
        { usable: false, milesFromHome: null },
        { comprehensive: { deductible: 500 }, emergency_expense: { limit: 750 } },
      ),
    ).toEqual(['vehicle_damaged', 'far_from_home']);
    expect(open({}, {})).toEqual([]);
  });

  test('count of personal effects what the policy counts of each kind, and say so', () => {
    const lost = { effects_lost: true, effects: { belongings: 200_000, money: 50_000 } };
    const found = paying({ vehicle_damaged: false, ...lost })[0];
    expect(found).toMatchObject({ coverage: 'personal_effects', limit: 300_000, counted: 200_000 });
    expect(found?.found?.message).toBe('Of $2,500 that was lost, $2,000 counts. The policy leaves out: money.');
    expect(paying({ vehicle_damaged: false, effects_lost: true })[0]).toMatchObject({ counted: null, found: null });
  });

  test('are named with the sentence of the policy', () => {
    const printed = personalWording.parts
      .flatMap(({ paragraphs }) => paragraphs)
      .map(({ en, fr }) => `${en} ${fr}`)
      .join(' ');
    const found = [
      ...paying({
        usable: false,
        milesFromHome: { about: 80, within: 10 },
        roadside_needed: true,
        effects_lost: true,
      }),
      ...paying({ collision: true, pet_hurt: true, others_hurt: true, driving: true }),
      ...paying({ glass_alone: true, others_hurt: true, campsite: true, occupants_hurt: true }),
      ...paying({ others_hurt: true }, { full_timer_liability: { limit: 100_000 } }),
      ...paying({ occupants_hurt: true, caused_by_uninsured: true }),
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
