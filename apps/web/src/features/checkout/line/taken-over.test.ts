import { describe, expect, test } from 'vitest';
import { storedCheckout, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { draftsOf } from '../../shared/answers/drafts.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { lineView } from '../../shared/lines/line-view.ts';
import { layTakenOver, takeOver } from './taken-over.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function quoteOf(changes: Partial<CheckoutQuote>): CheckoutQuote {
  const { quotes_by_pk: quote } = storedCheckout(changes);
  if (!quote) throw new Error('There is a quote');
  return quote;
}

const ada = {
  ...{ entity_id: 'e1', first_name: 'Ada', last_name: 'Moreno', email: 'ada@example.com', phone: null },
  ...{ birthdate: '1968-03-09', license_administrative_area: 'OR', rv_driving_experience_years: 8, answers: {} },
};
const bought = quoteOf({ entities: [ada] });
const begun = (type: string) =>
  quoteOf({ quote_id: 'q2', provider: 'roadside', vehicles: [{ ...storedVehicle, type }], entities: [] });
const roadside = lineView('roadside', 'en-us');

describe('a quote beside another one', () => {
  test('takes over people, places and the same vehicle, as if they had been typed', () => {
    const store = memory();
    takeOver(store, bought);
    layTakenOver(store, begun('travel_trailer'), roadside);
    expect(draftsOf(store, 'v1', 'eligibility').read()).toEqual({ year: '2021' });
    expect(draftsOf(store, 'v1', 'details').read()).toEqual({ make: 'Airstream', model: 'Bambi' });
    expect(draftsOf(store, 'q2', 'you').read()).toMatchObject({
      ...{ first_name: 'Ada', birthdate: { year: '1968', month: '3', day: '9' }, postal_code: '97701' },
    });
  });

  test('leaves out a vehicle of another kind, and takes everything once', () => {
    const store = memory();
    takeOver(store, bought);
    layTakenOver(store, begun('car'), roadside);
    expect(draftsOf(store, 'v1', 'details').read()).toEqual({});
    expect(draftsOf(store, 'q2', 'you').read()).toMatchObject({ last_name: 'Moreno' });
    draftsOf(store, 'q2', 'you').keep({});
    layTakenOver(store, begun('travel_trailer'), roadside);
    expect(draftsOf(store, 'q2', 'you').read()).toEqual({});
  });
});
