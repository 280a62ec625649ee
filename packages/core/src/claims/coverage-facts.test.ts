import { describe, expect, test } from 'vitest';
import {
  checkStatement,
  coverageFactNames,
  factsTold,
  knownFacts,
  reportedFacts,
  type ReportOfFacts,
  statedEffects,
  statedNames,
} from './coverage-facts.ts';
import { isAnswer, type LossAnswers, lossKinds, questionsFor, questionsOf } from './loss-questions.ts';
import { type LossType, lossTypes } from './vocabulary.ts';

const report: ReportOfFacts = {
  typeOfLoss: 'collision',
  isThirdParty: false,
  answers: {},
  isDamaged: null,
  wasDriving: null,
  placeType: null,
  isUsable: null,
  isAlone: false,
  isSomebodyHurt: false,
  otherVehicles: 0,
};
const said = (change: Partial<ReportOfFacts>) => reportedFacts({ ...report, ...change });

describe('what a report says of the facts that decide coverage', () => {
  test('is what it says, and nothing of what nobody was asked', () => {
    expect(said({})).toEqual({ collision: true, glass_alone: false });
    expect(said({ typeOfLoss: null })).toEqual({});
    expect(said({ wasDriving: true, isDamaged: true, placeType: 'road', isUsable: false })).toMatchObject({
      driving: true,
      vehicle_damaged: true,
      campsite: false,
      usable: false,
    });
  });

  test('follows from the answers to the questions of its kind', () => {
    const answers = { hurt_inside: 'both', caused_by: 'uninsured_other', is_towed_away: true };
    expect(said({ answers })).toMatchObject({
      occupants_hurt: true,
      pet_hurt: true,
      caused_by_uninsured: true,
      roadside_needed: true,
    });
    expect(said({ answers: { hurt_inside: 'pet' } })).toMatchObject({ occupants_hurt: false, pet_hurt: true });
    expect(said({ typeOfLoss: 'theft', answers: { taken: 'effects' } })).toMatchObject({
      vehicle_damaged: false,
      effects_lost: true,
      driving: false,
    });
    expect(said({ typeOfLoss: 'fire', answers: { is_liveable: false } })).toMatchObject({ usable: false });
  });

  test('is that nobody else was hurt where nobody else was there, and of a pane alone that nothing else was lost', () => {
    expect(said({ isAlone: true })).toMatchObject({ others_hurt: false, others_property: false });
    expect(said({ isSomebodyHurt: true, otherVehicles: 1 })).toMatchObject({
      others_hurt: true,
      others_property: true,
    });
    expect(said({ typeOfLoss: 'glass' })).toMatchObject({ glass_alone: true, effects_lost: false, pet_hurt: false });
  });

  test('is nothing of the insured vehicle where somebody else reports, who is not asked about it either', () => {
    const answers = { hurt_inside: 'people', effects_lost: true };
    expect(said({ answers, isThirdParty: true })).not.toHaveProperty('occupants_hurt');
    for (const type of lossTypes) {
      const keys = questionsFor(type, true).map(({ key }) => key);
      expect(keys.filter((key) => ['hurt_inside', 'effects_lost'].includes(key))).toEqual([]);
    }
  });

  test('has an answer to give for each value that a question offers', () => {
    const offered = lossTypes.flatMap((type) => lossKinds[type].questions);
    for (const question of offered.filter(({ key }) => key === 'hurt_inside' || key === 'caused_by')) {
      for (const { value } of question.choices ?? []) expect(isAnswer(question, value)).toBe(true);
    }
  });
});

/** The most questions that a kind of loss asks, whatever is answered. */
function mostQuestions(type: LossType, answers: LossAnswers = {}): number {
  const next = questionsOf(type, answers).find(({ key }) => !(key in answers));
  if (!next) return questionsOf(type, answers).length;
  const values = next.kind === 'yes_no' ? [true, false] : (next.choices?.map(({ value }) => value) ?? ['text']);
  return Math.max(...values.map((value) => mostQuestions(type, { ...answers, [next.key]: value })));
}

/** The answers that every report asks for beside them, with one damaged place, nobody else and no police. */
function otherInputs(type: LossType): number {
  const { moving, isShort } = lossKinds[type];
  const isDriven = moving === 'always' || type === 'collision' || type === 'animal';
  const fixed = ['policy', 'postal', 'name', 'phone', 'type', 'day', 'time', 'kind of place', 'place'].length;
  const driving = (moving === 'either' ? 1 : 0) + (isDriven ? 1 : 0) + ['use'].length;
  const damage = ['place', 'how bad', 'usable', 'story'].length;
  const long = isShort ? 0 : (isDriven ? ['nobody else'].length : 0) + ['police'].length;
  return fixed + driving + damage + long + ['photos', 'how to be reached', 'true'].length;
}

test.each(lossTypes)(
  'a report of %s as it usually happens asks for no more than 26 inputs, whatever is answered',
  (type) => {
    expect(otherInputs(type) + mostQuestions(type)).toBeLessThanOrEqual(26);
  },
);

describe('what who handles a claim states', () => {
  test('counts before what was reported, until it is taken back', () => {
    const by = { by: 'Sam Lee', at: '2026-08-03T10:00:00Z' };
    expect(knownFacts({ driving: true }, { driving: { is: false, ...by }, pet_hurt: { is: true, ...by } })).toEqual({
      driving: false,
      pet_hurt: true,
    });
    expect(knownFacts({ driving: true }, {})).toEqual({ driving: true });
    expect(statedEffects({ effects_money: { amount: 0, ...by }, driving: { is: true, ...by } })).toEqual({ money: 0 });
  });

  test('is yes or no of a fact, an amount of a kind of effects, and nothing to take it back', () => {
    const of = (fact: string, rest: object) => checkStatement({ fact, ...rest });
    expect(of('pet_hurt', { is_so: true })).toMatchObject({ ok: true, event: { told: 'pet_hurt_yes' } });
    expect(of('pet_hurt', { is_so: null })).toMatchObject({ event: { stated: null, told: 'pet_hurt_open' } });
    expect(of('effects_money', { amount: 0 })).toMatchObject({
      event: { stated: { amount: 0 }, told: 'effects_money_is' },
    });
    expect(of('effects_money', { amount: -1 })).toMatchObject({
      refusal: { code: 'amount_negative', field: 'amount' },
    });
    expect(of('effects_money', { is_so: true })).toMatchObject({ refusal: { code: 'answer_unknown', field: 'is_so' } });
    expect(of('pet_hurt', { amount: 1 })).toMatchObject({ refusal: { code: 'answer_unknown', field: 'amount' } });
    expect(of('moon', { is_so: true })).toMatchObject({ refusal: { code: 'choice_unknown', field: 'fact' } });
  });

  test('is told in its own words, each of it', () => {
    expect(factsTold).toHaveLength(coverageFactNames.length * 2 + 4 + statedNames.length);
  });
});
