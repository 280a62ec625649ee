import { describe, expect, test } from 'vitest';
import { textLimits } from '../shared/text/text-limits.ts';
import { answeredFields, checkAnswers } from './check-answers.ts';
import { fieldsOf } from './line-parts.ts';
import { lineFor } from './line-for.ts';
import { exampleLines, examples } from './testing/example-objects.ts';
import { untranslated } from './testing/untranslated.ts';

const boat = { provider: 'boat', of: 'object', before: 'vehicle.' } as const;
const rider = { provider: 'motorcycle', of: 'person', before: 'entity.' } as const;

function answered(sent: unknown, current = {}, place: typeof boat | typeof rider = boat) {
  const decision = checkAnswers(place, sent, current);
  return decision.ok ? decision.event : decision.refusal;
}

describe('the answers that stand together', () => {
  test('are those that have no column of their own', () => {
    const namesOf = (provider: string, of: 'object' | 'person') => answeredFields(provider, of).map(({ name }) => name);
    expect(namesOf('boat', 'object')).toEqual([
      'length_feet',
      'horsepower',
      'top_speed',
      'waters',
      'kept_on',
      'chartered',
      'hull_number',
    ]);
    expect(namesOf('motorcycle', 'person')).toEqual(['riding_years', 'incidents', 'endorsement']);
    expect(namesOf('warranty', 'object')).toEqual(['odometer', 'rented_out']);
    expect(namesOf('roadside', 'object')).toEqual(['hired_out', 'license_plate']);
  });

  test('are none of a fleet, whose every field has a column', () => {
    expect(answeredFields('pro', 'object')).toEqual([]);
  });

  test.each(['personal', 'pet', 'nobody'])('are none of %s, which no data judges', (provider) => {
    expect(answeredFields(provider, 'object')).toEqual([]);
    expect(answeredFields(provider, 'person')).toEqual([]);
  });

  test.each(exampleLines)('of %s are taken as they are sold, and leave nothing of the example out', (provider) => {
    const line = lineFor(provider);
    const [object = {}] = examples[provider].vehicles;
    const fields = answeredFields(provider, 'object');
    const sent = Object.fromEntries(
      fields.map(({ name }) => [name, Object.entries(object).find(([key]) => key === name)?.[1]]),
    );
    expect(checkAnswers({ provider, of: 'object', before: '' }, sent, {})).toEqual({ ok: true, event: sent });
    for (const { name } of fields) expect(line && fieldsOf(line, 'object').map((field) => field.name)).toContain(name);
  });
});

describe('an answer', () => {
  test('is laid over what is there, which stays', () => {
    expect(answered({ top_speed: 60 }, { top_speed: 40, waters: 'inland' })).toEqual({
      top_speed: 60,
      waters: 'inland',
    });
    expect(answered({}, { waters: 'inland' })).toEqual({ waters: 'inland' });
  });

  test.each([null, '', '   ', '\t'])('that is %j takes away what was there', (nothing) => {
    expect(answered({ hull_number: nothing }, { hull_number: 'EXA000010122', top_speed: 40 })).toEqual({
      top_speed: 40,
    });
  });

  test('of no and of nought stays', () => {
    expect(answered({ chartered: false, horsepower: 0 })).toEqual({ chartered: false, horsepower: 0 });
    expect(answered({ endorsement: false, incidents: 0 }, {}, rider)).toEqual({ endorsement: false, incidents: 0 });
  });

  test('that is a text is stored tidied', () => {
    expect(answered({ hull_number: '  EXA  0000\u00a01 ' })).toEqual({ hull_number: 'EXA 0000 1' });
  });

  test.each([
    [{ waters: 'moon' }, 'waters', 'Choose one of the answers shown.'],
    [{ waters: 3 }, 'waters', 'Choose one of the answers shown.'],
    [{ chartered: 'no' }, 'chartered', 'Answer with yes or no.'],
    [{ top_speed: 201 }, 'top_speed', 'Enter a whole number from 0 to 200.'],
    [{ top_speed: 20.5 }, 'top_speed', 'Enter a whole number from 0 to 200.'],
    [{ top_speed: '60' }, 'top_speed', 'Enter a whole number from 0 to 200.'],
    [{ top_speed: [60] }, 'top_speed', 'Enter a whole number from 0 to 200.'],
    [{ hull_number: 'EXAMPLE00001012' }, 'hull_number', 'Use at most 14 characters here.'],
    [{ hull_number: 14 }, 'hull_number', 'Use at most 14 characters here.'],
  ])('%j is refused at its field in words that have French', (sent, name, message) => {
    const answers = answered(sent, { [name]: 'before' });
    expect(answers).toMatchObject({ code: 'answer_not_valid', field: `vehicle.${name}`, message });
    if ('code' in answers) expect(untranslated({ message, ...answers })).toEqual([]);
  });

  test.each([
    ['a\u202eb', 'text_has_hidden_characters'],
    ['www.a.example', 'text_has_address'],
    ['a@b', 'text_has_address'],
  ])('that is the text %j is refused as a title is: %s', (hull_number, code) => {
    const answers = answered({ hull_number });
    expect(answers).toMatchObject({ code, field: 'vehicle.hull_number' });
    if ('code' in answers) expect(untranslated({ message: '', ...answers })).toEqual([]);
  });

  test('in a text has never more characters than the line asks for, whatever titles may have', () => {
    for (const provider of exampleLines) {
      for (const { kind, most = Infinity } of answeredFields(provider, 'object')) {
        if (kind === 'text') expect(most).toBeLessThanOrEqual(textLimits.title);
      }
    }
  });

  test.each(['odometer', 'year', 'value', 'valueType', 'vin', 'class', 'vehicleId', '__proto__', ''])(
    'named %j is no question of a boat beside its columns',
    (name) => {
      const sent: unknown = JSON.parse(`{"${name}": 1}`);
      expect(answered(sent)).toMatchObject({
        code: 'unknown_answer',
        field: `vehicle.${name}`,
        message: `There is no question “${name}”.`,
      });
    },
  );

  test('of a person is none of a thing, nor the other way round', () => {
    expect(answered({ boating_years: 3 })).toMatchObject({ code: 'unknown_answer' });
    expect(answered({ engine_cc: 900 }, {}, rider)).toMatchObject({
      code: 'unknown_answer',
      field: 'entity.engine_cc',
    });
    expect(answered({ riding_years: 3 }, {}, rider)).toEqual({ riding_years: 3 });
  });

  test('that is wrong lets none of the others in', () => {
    expect(answered({ top_speed: 60, waters: 'moon' }, {})).toMatchObject({ code: 'answer_not_valid' });
  });

  test.each([null, undefined, 'waters', 7, [], [{ waters: 'inland' }]])('is not read out of %j', (sent) => {
    const answers = answered(sent);
    expect(answers).toMatchObject({ code: 'answers_malformed', field: 'vehicle.answers' });
    if ('code' in answers) expect(untranslated({ message: '', ...answers })).toEqual([]);
  });
});
