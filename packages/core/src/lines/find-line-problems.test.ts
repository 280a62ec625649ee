import { describe, expect, test } from 'vitest';
import type { LineSubject } from '../rating/rating-subject.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { day } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import { findAnswerProblems, findLineProblems, fulfils } from './find-line-problems.ts';
import type { Rule } from './line.ts';
import { lineFor, lineOf } from './line-for.ts';
import { aSubject, examples } from './testing/example-objects.ts';

type Example = keyof typeof examples;
type Change = Readonly<Record<string, unknown>>;

function found(provider: Example, subject: LineSubject = examples[provider]) {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return findLineProblems(line, subject);
}
const brief = (provider: Example, subject?: LineSubject) =>
  found(provider, subject).map(({ code, field, remedy }) => [code, field, remedy].join(' '));

/** The example with its one object answered otherwise. */
function otherwise(provider: Example, change: Change): LineSubject {
  const subject: LineSubject = examples[provider];
  return { ...subject, vehicles: subject.vehicles.map((object) => ({ ...object, ...change })) };
}
function bought(provider: Example, coverages: LineSubject['coverages']): LineSubject {
  return { ...examples[provider], coverages };
}

describe('what may be sold', () => {
  test.each(Object.keys(examples) as Example[])('has no problem: %s', (provider) => {
    expect(found(provider)).toEqual([]);
  });

  test('has no problem with covers while none are chosen', () => {
    for (const provider of Object.keys(examples) as Example[])
      expect(brief(provider, bought(provider, null))).toEqual([]);
  });
});

describe('a rule of a line', () => {
  test.each<[Example, Change, string]>([
    ['roadside', { year: 1980 }, 'roadside_too_old vehicles.0.year change'],
    ['roadside', { hired_out: true }, 'roadside_hired_out vehicles.0.hired_out change'],
    ['tire_wheel', { tire_years: 7 }, 'tires_too_old vehicles.0.tire_years change'],
    ['tire_wheel', { year: 2005 }, 'tire_vehicle_too_old vehicles.0.year change'],
    ['windshield', { damaged_now: true }, 'windshield_damaged vehicles.0.damaged_now change'],
    ['windshield', { year: 2000 }, 'windshield_vehicle_too_old vehicles.0.year change'],
    ['warranty', { year: 2010 }, 'contract_too_old vehicles.0.year change'],
    ['warranty', { odometer: 100_001 }, 'contract_many_miles vehicles.0.odometer change'],
    ['warranty', { salvage_title: true }, 'contract_salvage vehicles.0.salvage_title change'],
    ['warranty', { rented_out: true }, 'contract_rented_out vehicles.0.rented_out underwriter'],
    ['boat', { value: 50_000_100 }, 'boat_value_new vehicles.0.rating_value change'],
    ['boat', { value: 35_000_100, year: 2010 }, 'boat_value_older vehicles.0.rating_value change'],
    ['boat', { value: 7_500_100, year: 2000 }, 'boat_value_old vehicles.0.rating_value change'],
    ['boat', { class: 'personal_watercraft', value: 2_700_100 }, 'watercraft_value vehicles.0.rating_value change'],
    ['boat', { class: 'cruiser', top_speed: 76 }, 'boat_too_fast vehicles.0.top_speed change'],
    ['boat', { top_speed: 91 }, 'bass_boat_too_fast vehicles.0.top_speed change'],
    ['boat', { chartered: true }, 'boat_chartered vehicles.0.chartered change'],
    ['boat', { valueType: 'total_loss_replacement', year: 2024 }, 'boat_replacement_new vehicles.0.year change'],
    ['motorcycle', { value: 6_000_100 }, 'motorcycle_value vehicles.0.rating_value underwriter'],
    ['motorcycle', { class: 'sport', engine_cc: 1001 }, 'large_sport_bike vehicles.0.engine_cc underwriter'],
    ['car_share', { year: 2013 }, 'shared_car_too_old vehicles.0.year change'],
    ['car_share', { platform_insures: false }, 'platform_without_cover vehicles.0.platform_insures change'],
    ['car_share', { days_shared: 251 }, 'shared_most_of_the_year vehicles.0.days_shared underwriter'],
    ['car_share', { value: 7_500_100 }, 'shared_car_value vehicles.0.rating_value underwriter'],
    ['pro', { value: 30_000_100 }, 'fleet_value_above_limit vehicles.0.rating_value change'],
    ['pro', { year: 2010 }, 'fleet_too_old vehicles.0.year underwriter'],
    ['pro', { state: 'NY' }, 'rented_motorhome_in_new_york vehicles.0.rental_utilization_rate change'],
  ])('is broken at its field: %s %j', (provider, change, expected) => {
    expect(brief(provider, otherwise(provider, change))).toEqual([expected]);
    for (const { code, remedy, value } of found(provider, otherwise(provider, change))) {
      expect([code, value !== undefined]).toEqual([code, remedy === 'underwriter']);
    }
  });

  test.each<[Example, Change]>([
    ['roadside', { year: 1986 }],
    ['tire_wheel', { tire_years: 6 }],
    ['warranty', { odometer: 100_000 }],
    ['boat', { value: 50_000_000, year: 2016 }],
    ['boat', { value: 35_000_000, year: 2006 }],
    ['boat', { value: 7_500_000, year: 2005 }],
    ['boat', { top_speed: 90 }],
    ['boat', { class: 'personal_watercraft', value: 2_700_000 }],
    ['boat', { class: 'cruiser', top_speed: 75 }],
    ['boat', { valueType: 'total_loss_replacement', year: 2025 }],
    ['motorcycle', { class: 'sport', engine_cc: 1000 }],
    ['pro', { state: 'NY', rentalUtilization: 0 }],
    ['pro', { state: 'NJ' }],
  ])('holds at its edge, and where it does not apply: %s %j', (provider, change) => {
    expect(brief(provider, otherwise(provider, change))).toEqual([]);
  });

  test('of a person names the person', () => {
    const [rider] = examples.motorcycle.drivers;
    const subject = { ...examples.motorcycle, drivers: [rider ?? {}, { ...rider, endorsement: false }] };
    expect(brief('motorcycle', subject)).toEqual(['rider_unlicensed drivers.1.endorsement change']);
  });

  test('counts where the thing is kept, then where the quote is', () => {
    expect(brief('pro', { ...examples.pro, state: 'NY' })).toHaveLength(1);
    expect(brief('pro', { ...otherwise('pro', { state: 'NJ' }), state: 'NY' })).toEqual([]);
    const trailer = { ...otherwise('pro', { class: 'travel_trailer' }), coverages: { roadside: {} } };
    expect(brief('pro', { ...trailer, state: 'NY' })).toEqual([]);
  });

  test('says its figures, in both languages', () => {
    const [fast] = found('boat', otherwise('boat', { class: 'cruiser', top_speed: 80 }));
    const [dear] = found('boat', otherwise('boat', { value: 60_000_000 }));
    expect([fast?.message, dear?.message]).toEqual([
      'We insure boats of at most 75 mph.',
      'At its age we insure it up to $500,000.',
    ]);
    expect(fast && printSentence(fast, 'fr-CA')).toBe('Nous assurons les bateaux d’au plus 75 mi/h.');
  });

  test('is judged by years at the effective date, and not while its answer is open', () => {
    const condition = { answer: 'birthdate', as: 'years_of_age', least: 18 } as const;
    expect(fulfils({ birthdate: '2008-06-01' }, condition, day('2026-06-01'))).toBe(true);
    expect(fulfils({ birthdate: '2008-06-02' }, condition, day('2026-06-01'))).toBe(false);
    expect(fulfils({ birthdate: null }, condition, day('2026-06-01'))).toBeNull();
    expect(fulfils({ birthdate: 'soon' }, condition, day('2026-06-01'))).toBe(false);
  });
});

describe('an answer', () => {
  test.each<[Example, Change, string]>([
    ['boat', { make: null }, 'answer_missing vehicles.0.make answer'],
    ['boat', { chartered: undefined }, 'answer_missing vehicles.0.chartered answer'],
    ['boat', { waters: 'the_moon' }, 'answer_not_valid vehicles.0.waters change'],
    ['boat', { chartered: 'no' }, 'answer_not_valid vehicles.0.chartered change'],
    ['boat', { length_feet: 101 }, 'answer_not_valid vehicles.0.length_feet change'],
    ['boat', { length_feet: 20.5 }, 'answer_not_valid vehicles.0.length_feet change'],
    ['boat', { year: 1850, value: 100_000 }, 'answer_not_valid vehicles.0.year change'],
    ['boat', { value: -1 }, 'answer_not_valid vehicles.0.rating_value change'],
    ['boat', { hull_number: 'X'.repeat(15) }, 'answer_not_valid vehicles.0.hull_number change'],
    ['boat', { class: 'class_a' }, 'not_insured_by_line vehicles.0.type change'],
    ['windshield', { class: 'travel_trailer', windshield: null }, 'not_insured_by_line vehicles.0.type change'],
  ])('that does not do is named at its field: %s %j', (provider, change, expected) => {
    expect(brief(provider, otherwise(provider, change))).toContain(expected);
  });

  test('that a price needs and is open is left to the rates', () => {
    expect(brief('boat', otherwise('boat', { length_feet: null, value: null }))).toEqual([]);
  });

  test('of a group that the thing is not in is not asked', () => {
    expect(brief('windshield', otherwise('windshield', { class: 'car', windshield: null }))).toEqual([]);
  });

  test('of a person is a day, and nobody is asked where the line has no persons', () => {
    const drivers = [{ birthdate: '1980-02-30', boating_years: 3 }];
    expect(brief('boat', { ...examples.boat, drivers })).toEqual(['answer_not_valid drivers.0.birthdate change']);
    expect(brief('roadside', { ...examples.roadside, drivers })).toEqual([]);
  });

  test('comes from at most so many things', () => {
    const [one] = examples.warranty.vehicles;
    const twice = { ...examples.warranty, vehicles: [one, one].filter((object) => object !== undefined) };
    expect(brief('warranty', twice)).toEqual(['too_many_objects vehicles change']);
  });
});

describe('a rule', () => {
  const { boat } = examples;
  const rule = { of: 'object', remedy: 'answer', source: { grade: 'D', says: 'Ours' } } as const;
  const judged = (change: Partial<Rule>, subject: LineSubject = boat) => {
    const says = words('{years} at most.', '{years} au plus.');
    const own: Rule = { ...rule, code: 'own', says, demands: { answer: 'tender' }, ...change };
    return findAnswerProblems({ ...lineOf('boat'), rules: [own] }, subject).map(({ code, field, message }) => [
      code,
      field,
      message,
    ]);
  };
  const nameless = { ...boat, vehicles: boat.vehicles.map((one) => ({ ...one, tender: null })) };

  test('that wants an answer names the one that mends it', () => {
    expect(judged({ demands: { answer: 'tender', given: true }, at: 'value' }, nameless)).toEqual([
      ['own', 'vehicles.0.rating_value', '{years} at most.'],
    ]);
    expect(judged({ demands: { answer: 'tender', most: 1 } }, nameless)).toEqual([]);
  });

  test('counts for its covers and groups alone', () => {
    const open = { demands: { answer: 'tender', given: true } } as const;
    expect(judged({ ...open, covers: ['hull'] }, { ...nameless, coverages: { hull: {} } })).toHaveLength(1);
    expect(judged({ ...open, covers: ['hull'] }, { ...nameless, coverages: null })).toEqual([]);
    expect(judged({ ...open, groups: ['no_group'] }, nameless)).toEqual([]);
  });

  test('holds one answer within another, and says how far that goes', () => {
    const within = { answer: 'birthdate', as: 'years_of_age', less: 16 } as const;
    const drivers = (boating_years: number | null) => ({
      ...boat,
      effectiveDate: day('2026-06-01'),
      drivers: [{ birthdate: '2000-06-02', boating_years }],
    });
    const change = { of: 'person', demands: { answer: 'boating_years', within } } as const;
    expect(judged(change, drivers(9))).toEqual([]);
    expect(judged(change, drivers(10))).toEqual([['own', 'drivers.0.boating_years', '9 at most.']]);
    expect(judged(change, drivers(null))).toEqual([]);
  });
});

const limit = (amount: string | number) => ({ limit: amount });

describe('a cover', () => {
  test.each<[Example, LineSubject['coverages'], string]>([
    ['boat', { hull: { deductible: 500 } }, 'cover_missing coverages.liability change'],
    ['boat', { liability: limit(75_000) }, 'value_not_offered coverages.liability.limit change'],
    ['boat', { liability: {} }, 'value_not_offered coverages.liability.limit change'],
    ['boat', { liability: limit(50_000), wreck_removal: {} }, 'cover_needs_another coverages.wreck_removal change'],
    [
      'boat',
      { liability: limit(50_000), uninsured_boater: limit(100_000) },
      'limit_above_other coverages.uninsured_boater.limit change',
    ],
    ['boat', { liability: limit(50_000), pet: {} }, 'unknown_coverage coverages.pet change'],
    [
      'motorcycle',
      { liability: limit('25/50/25'), uninsured_motorist: limit('50/100') },
      'limit_above_other coverages.uninsured_motorist.limit change',
    ],
    [
      'motorcycle',
      { liability: limit('25/50/25'), collision: { deductible: 500 } },
      'cover_needs_another coverages.collision change',
    ],
    [
      'warranty',
      { service_contract: { tier: 'coach', deductible: 100 } },
      'value_not_offered coverages.service_contract.miles change',
    ],
    ['roadside', { trip_interruption: limit(600) }, 'cover_missing coverages.roadside_plan change'],
  ])('that does not go is named at its setting: %s %j', (provider, coverages, expected) => {
    expect(brief(provider, bought(provider, coverages))).toContain(expected);
  });

  test('of a group is for what is in it', () => {
    const dirt = otherwise('motorcycle', { class: 'dirt_bike', engine_cc: 250 });
    expect(brief('motorcycle', dirt)).toEqual([
      'cover_not_for_these coverages.liability change',
      'cover_not_for_these coverages.guest_passenger change',
    ]);
    expect(brief('motorcycle', { ...dirt, coverages: { comprehensive: { deductible: 500 } } })).toEqual([]);
  });

  test('has a setting only for what is in its group: a trailer goes no miles', () => {
    const trailer = otherwise('warranty', { class: 'fifth_wheel', odometer: null });
    expect(
      brief('warranty', { ...trailer, coverages: { service_contract: { tier: 'coach', deductible: 100 } } }),
    ).toEqual([]);
  });

  test('stays within another as far as that goes', () => {
    const within = { liability: limit('100/300/100'), uninsured_motorist: limit('100/300') };
    expect(brief('motorcycle', bought('motorcycle', within))).toEqual([]);
    const combined = (uninsured: string) =>
      brief('motorcycle', bought('motorcycle', { liability: limit('300 CSL'), uninsured_motorist: limit(uninsured) }));
    expect(combined('100/300')).toEqual([]);
    expect(combined('250/500')).toEqual(['limit_above_other coverages.uninsured_motorist.limit change']);
  });

  test('of the personal line that contradicts another is named', () => {
    const line = lineFor('personal');
    const subject = aSubject([], { full_timer_liability: limit(100_000), vacation_liability: limit(25_000) });
    const codes = line && findLineProblems(line, subject).map(({ code }) => code);
    expect(codes).toContain('covers_contradict');
  });
});

test('a term that is not offered is named', () => {
  expect(brief('boat', { ...examples.boat, termMonths: 6 })).toEqual([
    'duration_not_offered policy_duration_months change',
  ]);
  expect(brief('boat', { ...examples.boat, termMonths: null })).toEqual([]);
});

test('everything that is said has its French', () => {
  const wrong = [
    ...found('boat', {
      ...otherwise('boat', { class: 'class_a', waters: 'x', make: 'X'.repeat(90), value: -1, year: 1 }),
      termMonths: 6,
    }),
    ...found('boat', bought('boat', { pet: {}, wreck_removal: {}, uninsured_boater: limit(1) })),
    ...found('motorcycle', otherwise('motorcycle', { class: 'dirt_bike', engine_cc: 1, lay_up: null })),
  ];
  expect(wrong.length).toBeGreaterThan(10);
  for (const stated of wrong) expect(stated.french, stated.message).toBeDefined();
});
