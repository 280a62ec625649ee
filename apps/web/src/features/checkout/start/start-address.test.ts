import { expect, test } from 'vitest';
import { arrivalAnswers, startsAnother } from './start-address.ts';

const page = 'https://here.example/checkout/start';

test('an address brings both answers, and is shown without them', () => {
  expect(arrivalAnswers(`${page}?postal_code=44101&vehicle_class=class_b&cam=R5#top`)).toEqual({
    answers: { garaging_postal_code: '44101', type: 'class_b' },
    anew: false,
    listing: null,
    stripped: '/checkout/start?cam=R5#top',
  });
});

test('one answer alone is brought as well', () => {
  expect(arrivalAnswers(`${page}?vehicle_class=pop_up`)?.answers).toEqual({ garaging_postal_code: '', type: 'pop_up' });
});

test('another quote can be asked for', () => {
  expect(arrivalAnswers(`${page}?postal_code=&vehicle_class=class_c&anew=1`)).toMatchObject({ anew: true });
});

test.each([
  ['?postal_code=44101&vehicle_class=class_c', true],
  ['?anew=1', true],
  ['?listing=failed', true],
  ['?vehicle_class=class_c', false],
  ['?postal_code=44101', false],
  ['', false],
])('the address %j begins a quote beside the one that is kept: %s', (query, expected) => {
  expect(startsAnother(arrivalAnswers(page + query))).toBe(expected);
});

test.each(['unread', 'failed'] as const)('a listing that is answered by hand says why: %s', (listing) => {
  expect(arrivalAnswers(`${page}?postal_code=97201&listing=${listing}`)).toMatchObject({
    answers: { garaging_postal_code: '97201' },
    listing,
    stripped: '/checkout/start',
  });
});

test('a class that we do not know is asked again', () => {
  expect(arrivalAnswers(`${page}?postal_code=97201&vehicle_class=yacht`)?.answers.type).toBe('');
});

test.each(['', '?cam=R5', '?postal_code=%20', '?vehicle_class=yacht', '?listing=other'])(
  'the address %j brings nothing',
  (query) => {
    expect(arrivalAnswers(`${page}${query}`)).toBeNull();
  },
);

test('what is brought has the length of an answer', () => {
  expect(arrivalAnswers(`${page}?postal_code=${'9'.repeat(500)}`)?.answers.garaging_postal_code).toHaveLength(40);
});
