import { describe, expect, test } from 'vitest';
import { storedCheckout, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { invalidFields } from '../../shared/answers/shapes.ts';
import { asksOf, heldBack, lineShapes, objectChangesOf, personAnswersOf, savedAnswers } from './line-answers.ts';
import { ownWords } from '../../shared/lines/field-answers.ts';
import { lineView } from '../../shared/lines/line-view.ts';

const boat = lineView('boat', 'en-us');
const windshield = lineView('windshield', 'en-us');
const quoteOf = (vehicle: object) => {
  const { quotes_by_pk: quote } = storedCheckout({ provider: 'boat', vehicles: [{ ...storedVehicle, ...vehicle }] });
  if (!quote) throw new Error('There is a quote');
  return quote;
};

describe('what a step of a line asks', () => {
  test('follows the line’s data, without what other groups have and what is asked with the name', () => {
    const names = (step: string) => asksOf(boat, step, 'runabout').fields.map(({ path }) => path);
    expect(names('waters')).toEqual(['waters', 'kept_on']);
    expect(names('operators')).toEqual(['boating_years']);
    expect(asksOf(boat, 'operators', 'runabout').insured).toBe(true);
    const ofWindshield = (kind: string) => asksOf(windshield, 'eligibility', kind).fields.map(({ path }) => path);
    expect(ofWindshield('class_a')).toContain('windshield');
    expect(ofWindshield('car')).not.toContain('windshield');
  });

  test('lets a VIN that is not there yet be put off until right before the signature, and nothing later', () => {
    const motorcycle = lineView('motorcycle', 'en-us');
    const asks = asksOf(motorcycle, 'bikes', 'touring');
    const shape = lineShapes(asks, motorcycle, 'en-US')['vin'];
    expect(asks.mayPutOff).toBe(true);
    expect(shape?.('', { vin: '', vin_pending: false })).not.toBeNull();
    expect(shape?.('', { vin: '', vin_pending: true })).toBeNull();
    expect(objectChangesOf(asks, { vin_pending: true })).toEqual({ vin_pending: true });
    const last = asksOf(motorcycle, 'covers', 'touring', true);
    expect(last.fields.map(({ path }) => path)).toContain('vin');
    expect(last.mayPutOff).toBe(false);
    expect(lineShapes(last, motorcycle, 'en-US')['vin']?.('', { vin: '', vin_pending: true })).not.toBeNull();
    expect(asksOf(motorcycle, 'covers', 'touring').fields.map(({ path }) => path)).not.toContain('vin');
    for (const { id } of windshield.steps) expect(asksOf(windshield, id, 'class_a', true).mayPutOff).toBe(false);
  });

  test('is shown as it is stored, by its column or among the other answers', () => {
    const quote = quoteOf({ rating_value: 3_100_000, year: 2019, answers: { chartered: false } });
    expect(savedAnswers(asksOf(boat, 'boats', 'runabout'), quote)).toMatchObject({
      year: '2019',
      rating_value: 31e5,
      chartered: false,
      make: 'Airstream',
    });
    expect(savedAnswers(asksOf(boat, 'motor', 'runabout'), quote)).toMatchObject({ length_feet: '' });
  });

  test('says what is open in the words of the line', () => {
    const asks = asksOf(boat, 'motor', 'runabout');
    const open = invalidFields(lineShapes(asks, boat, 'en-US'), { length_feet: '', horsepower: '150', top_speed: 'x' });
    expect(ownWords(open['length_feet'] ?? '')).toBe('Enter the length in feet.');
    expect(Object.keys(open)).toEqual(['length_feet', 'top_speed', 'hull_number']);
  });
});

describe('what changed on a step of a line', () => {
  test('is sent by its column, and together where there is none', () => {
    const asks = asksOf(boat, 'boats', 'runabout');
    expect(objectChangesOf(asks, { year: '2019', rating_value: 3_100_000, chartered: false, type: 'pontoon' })).toEqual(
      {
        type: 'pontoon',
        year: 2019,
        rating_value: 31e5,
        answers: { chartered: false },
      },
    );
    expect(objectChangesOf(asks, { first_name: 'Ada' })).toBeNull();
  });

  test('of a person who is not there yet waits for all of them, and is sent with what the line asks further', () => {
    const asks = asksOf(boat, 'operators', 'runabout');
    const shapes = lineShapes(asks, boat, 'en-US');
    const birthdate = { year: '1968', month: '3', day: '9' };
    const ada = {
      first_name: 'Ada',
      last_name: 'Moreno',
      email: 'ada@example.com',
      phone: '',
      birthdate,
      line_1: '12 Oak Street',
      line_2: '',
      locality: 'Columbus',
      postal_code: '43215',
      license_number: '',
    };
    expect(heldBack(asks, shapes, false, { ...ada, boating_years: '' }, [])).toContain('first_name');
    expect(heldBack(asks, shapes, true, { ...ada, boating_years: '' }, [])).toEqual([]);
    expect(personAnswersOf(asks, { ...ada, boating_years: '12' })).toEqual({ boating_years: 12 });
  });
});
