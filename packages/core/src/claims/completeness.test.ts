import { describe, expect, test } from 'vitest';
import { completenessOf, type ReportFacts } from './completeness.ts';
import { isAnswer, type LossQuestion, lossKinds, questionsOf } from './loss-questions.ts';
import { lossTypes } from './vocabulary.ts';

const nothing: ReportFacts = {
  typeOfLoss: null,
  isThirdParty: false,
  answers: {},
  hasPolicy: false,
  hasVehicle: false,
  hasDay: false,
  hasTime: false,
  hasPlace: false,
  hasReachableReporter: false,
  wasDriving: null,
  hasDriver: false,
  hasUse: false,
  hasDamage: false,
  hasStory: false,
  hasOthers: false,
  hasPolice: false,
  photos: 0,
};
const everything: ReportFacts = {
  ...nothing,
  hasPolicy: true,
  hasVehicle: true,
  hasDay: true,
  hasTime: true,
  hasPlace: true,
  hasReachableReporter: true,
  wasDriving: false,
  hasUse: true,
  hasDamage: true,
  hasStory: true,
  hasPolice: true,
  photos: 4,
};
const answerTo = ({ kind, choices }: LossQuestion) =>
  ({ yes_no: true, cents: 100, choice: choices?.[0]?.value ?? '', text: 'Left rear', prose: 'Two bicycles' })[kind];
const keys = (facts: ReportFacts) => completenessOf(facts).missing.map(({ key }) => key);

describe('how complete a report is', () => {
  test('asks somebody else than who is insured for less: neither the policy nor who drove', () => {
    expect(keys({ ...nothing, isThirdParty: true })).toEqual([
      'reporter',
      'type_of_loss',
      'incident_date',
      'incident_time',
      'incident_location',
      'damage',
      'incident_description',
      'police',
      'photos',
    ]);
  });

  test('begins at nothing, with what cannot be done without', () => {
    const { percent, missing } = completenessOf(nothing);
    expect(percent).toBe(0);
    expect(missing.filter(({ isNeeded }) => isNeeded).map(({ key }) => key)).toEqual([
      'reporter',
      'type_of_loss',
      'incident_date',
    ]);
  });

  test.each(lossTypes)('ends at a hundred for %s, once everything asked of it is answered', (typeOfLoss) => {
    const answers = Object.fromEntries(lossKinds[typeOfLoss].questions.map((one) => [one.key, answerTo(one)]));
    expect(completenessOf({ ...everything, typeOfLoss, answers, hasDriver: true, hasOthers: true })).toEqual({
      percent: 100,
      missing: [],
    });
    const [first] = questionsOf(typeOfLoss, answers);
    expect(keys({ ...everything, typeOfLoss, answers: {} })).toContain(first?.key);
  });

  test('grows with each thing that is known, and never beyond', () => {
    const order = Object.keys(everything) as (keyof ReportFacts)[];
    const percents = order.map((_, index) =>
      completenessOf({
        ...nothing,
        ...Object.fromEntries(order.slice(0, index + 1).map((key) => [key, everything[key]])),
      }),
    );
    const grown = percents.map(({ percent }) => percent);
    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
  });

  test('wants who drove and who else was there only of what moved, and less of glass and tires', () => {
    const collision = { ...everything, typeOfLoss: 'collision' as const };
    expect(keys(collision)).not.toContain('driver');
    expect(keys({ ...collision, wasDriving: true })).toEqual(expect.arrayContaining(['driver', 'others']));
    expect(keys({ ...everything, typeOfLoss: 'theft', wasDriving: null })).not.toContain('driving_at_time_of_loss');
    expect(keys({ ...everything, typeOfLoss: 'tire', hasStory: false, photos: 1 })).toEqual([
      'which_tire',
      'tore_body',
      'tire_age',
    ]);
  });

  test('asks what follows from an answer after it alone', () => {
    const of = (answers: Record<string, string>) => questionsOf('weather', answers).map(({ key }) => key);
    expect(of({ weather: 'hail' })).toContain('hail_size');
    expect(of({ weather: 'flood' })).toContain('water_height');
    expect(of({})).not.toContain('hail_size');
  });

  test('takes an answer of its own kind alone', () => {
    const [hit] = lossKinds.collision.questions;
    expect(hit && [isAnswer(hit, 'vehicle'), isAnswer(hit, 'moon'), isAnswer(hit, true)]).toEqual([true, false, false]);
    const cents = { key: 'x', kind: 'cents', text: lossKinds.tire.label, why: lossKinds.tire.label } as const;
    expect([0, -1, 1.5, '5'].map((one) => isAnswer(cents, one))).toEqual([true, false, false, false]);
    expect(isAnswer({ ...cents, kind: 'text' }, '  ')).toBe(false);
  });

  test('has every question of a kind under a key of its own, after one that stands before it', () => {
    for (const type of lossTypes) {
      const { questions } = lossKinds[type];
      const own = questions.map(({ key }) => key);
      expect(new Set(own).size).toBe(own.length);
      for (const { key, after } of questions) {
        if (after) expect(own.indexOf(after.key)).toBeLessThan(own.indexOf(key));
      }
    }
  });
});
