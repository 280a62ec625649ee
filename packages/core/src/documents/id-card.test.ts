import { expect, test } from 'vitest';
import { examplePolicy } from '../policies/policy.fixture.ts';
import type { Policy } from '../policies/policy.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { day } from '../shared/time/day.ts';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import { idCardsOf } from './id-card.ts';

const insurer = {
  seller: 'Blue Ridge Insurance',
  sellerLicense: null,
  phone: '800-555-0100',
  email: null,
  company: 'Larkspur Mutual',
  naic: '12345',
};
const quote = exampleQuote({
  vehicles: [
    { ...exampleVehicle, vin: '1UJBJ0BP8K1TX0001' },
    { ...exampleVehicle, vehicleId: 'second', year: null, make: null, model: null, vin: null },
  ],
  entities: [exampleInsured, { ...exampleInsured, entityId: 'second', entityRelationship: 'second_named_insured' }],
});

function cards(
  locale: Locale,
  changes: Partial<typeof insurer> | Record<string, null> = {},
  ends: Pick<Partial<Policy>, 'cancelledAsOf'> = {},
  made = new Date('2026-03-20T15:00:00Z'),
) {
  const t = (message: Parameters<typeof printSentence>[0]) => printSentence(message, locale).replaceAll('\u00a0', ' ');
  const policy = examplePolicy({ coverFrom: new Date('2026-03-22T15:00:00Z'), ...ends });
  return idCardsOf({ policy, quote, insurer: { ...insurer, ...changes }, made }, { locale, t });
}

test('each vehicle has a card of its own, and one without a make is called by its class', () => {
  const { vehicles, names } = cards('en-US');
  expect(vehicles.map(({ title, vin }) => [title, vin])).toEqual([
    [expect.stringMatching(/^\d{4} /), '1UJBJ0BP8K1TX0001'],
    [vehicles[0]?.className, null],
  ]);
  expect(names).toHaveLength(2);
});

test('a card that is made before cover begins says from when it is valid, and not before', () => {
  expect(cards('en-US').notBefore).toMatch(/^Valid from Mar 22, 2026, \d+:\d\d [ap]\.?m\.?, and not before$/i);
  expect(cards('fr-CA').notBefore).toMatch(/^Valable à partir du 22 mars 2026, \d+ h \d\d, et pas avant$/);
  expect(cards('en-US', {}, {}, new Date('2026-03-22T15:00:00Z')).notBefore).toBeNull();
});

test('a card is good from the day on which cover began, not from the first day of the term', () => {
  expect(cards('en-US')).toMatchObject({ from: '2026-03-22', to: '2027-03-20', policyNumber: 'RV-100001-1' });
});

test('a card is good until cover ends, which may be announced for a day before the last of the term', () => {
  expect(cards('en-US', {}, { cancelledAsOf: day('2026-06-01') })).toMatchObject({
    from: '2026-03-22',
    to: '2026-06-01',
  });
});

test('a card names who insures and where an accident is reported, as far as that is entered', () => {
  expect(cards('en-US').insuredBy).toBe('Larkspur Mutual (NAIC 12345)');
  expect(cards('en-US', { naic: null }).insuredBy).toBe('Larkspur Mutual');
  expect(cards('en-US', { company: null }).insuredBy).toBeNull();
  expect(cards('en-US').afterAnAccident.at(-1)).toBe(
    'Report it to Blue Ridge Insurance as soon as you can: 800-555-0100.',
  );
  expect(cards('en-US', { phone: null }).afterAnAccident.at(-1)).toBe(
    'Report it to Blue Ridge Insurance as soon as you can.',
  );
});

test('every sentence of a card is there in French', () => {
  const [english, french] = [cards('en-US'), cards('fr-CA')];
  expect(french.title).toBe('Carte d’assurance');
  french.afterAnAccident.forEach((text, index) => expect(text).not.toBe(english.afterAnAccident[index]));
});
