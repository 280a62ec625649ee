import { describe, expect, test } from 'vitest';
import type { Coverages } from '../products/coverages.ts';
import type { Insurer } from '../products/insurer.ts';
import { coverageLabels } from '../products/labels.ts';
import type { Entity, Quote } from '../quoting/quote.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { askedQuestions } from '../quoting/questions/asked-questions.ts';
import { answered, exampleQuestion } from '../quoting/questions/testing/example-questions.ts';
import { day } from '../shared/time/day.ts';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import { applicationOf } from './application.ts';

const insurer: Insurer = {
  seller: 'Cascade RV Insurance',
  sellerLicense: null,
  phone: null,
  email: null,
  company: 'Larkspur Mutual',
  naic: null,
};
const damage = exampleQuestion({ questionId: 'damage' });
const where = exampleQuestion({
  questionId: 'where',
  question: 'Where?',
  questionFr: 'Où ?',
  answerType: 'text',
  parentId: 'damage',
  parentAnswer: 'yes',
});
function stated(quote: Partial<Quote>, locale: Locale = 'en-US') {
  const t = (message: Parameters<typeof printSentence>[0]) => printSentence(message, locale);
  const questions = askedQuestions([damage, where], exampleQuote(quote));
  const source = { quote: exampleQuote(quote), questions, insurer, made: day('2026-03-15') };
  return applicationOf(source, { locale, t });
}

const linesOf = (quote: Partial<Quote>, locale?: Locale) =>
  stated(quote, locale).parts.flatMap(({ title, answers }) => [
    title,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
  ]);

describe('an application', () => {
  test('states what underwriters asked and what was answered, and nothing that was not', () => {
    const roof = answered([
      [damage, 'yes'],
      [where, 'On the roof'],
    ]);
    expect(linesOf({ declarations: roof })).toEqual(
      expect.arrayContaining(['What underwriting asks', 'Is there damage on it now?: Yes', 'Where?: On the roof']),
    );
    const french = linesOf({ declarations: roof }, 'fr-CA');
    expect(french).toEqual(
      expect.arrayContaining([
        'Ce que demande la souscription',
        'Est-il endommagé en ce moment ?: Oui',
        'Où ?: On the roof',
      ]),
    );
    const none = linesOf({ declarations: answered([[where, 'On the roof']]) });
    expect(none).not.toContain('What underwriting asks');
  });

  test('states who applies, each vehicle, the driving, and the cover that is asked for', () => {
    const lines = linesOf({
      declarations: { incidents: { at_fault: 1, major: 0, minor: 0, speeding: 2 } },
      coverages: { liability: { limit: '100/300/100' }, collision: { deductible: 500 }, roadside: {} },
      effectiveDate: day('2026-04-01'),
      policyDurationMonths: 6,
    });
    for (const line of [
      'Who applies',
      `Name: ${exampleInsured.firstName} ${exampleInsured.lastName}`,
      `E-mail: ${exampleInsured.email}`,
      'Vehicle 1',
      `Year, make and model: ${exampleVehicle.year} ${exampleVehicle.make} ${exampleVehicle.model}`,
      'Accidents at fault: 1',
      'Major violations: 0',
      'Speeding tickets: 2',
      'First day: Apr 1, 2026',
      'Term: 6 months',
      'Collision: $500 deductible',
      'Roadside assistance: Included',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.find((line) => line.startsWith('Bodily injury'))).toContain('$100,000 each person');
  });

  test('states who is the second named insured, with what the policy says of them and no more', () => {
    const second: Entity = {
      ...exampleInsured,
      entityId: 'entity-2',
      entityRelationship: 'second_named_insured',
      firstName: 'Sam',
      lastName: 'Lake',
      email: 'sam@example.com',
      phone: null,
      birthdate: day('1970-01-01'),
    };
    const lines = linesOf({ entities: [exampleInsured, second] });
    const from = lines.indexOf('Second named insured');
    expect(lines.slice(from, from + 4)).toEqual([
      'Second named insured',
      'Name: Sam Lake',
      'E-mail: sam@example.com',
      'Vehicle 1',
    ]);
    expect(lines.join('\n')).not.toContain('1970');
    expect(linesOf({ entities: [exampleInsured, second] }, 'fr-CA')).toContain('Second assuré désigné');
    expect(linesOf({})).not.toContain('Second named insured');
  });

  test('leaves out what was not answered, and a part of which nothing was', () => {
    const lines = linesOf({
      vehicles: [
        { ...exampleVehicle, vin: null, salvageTitle: null, rentalUtilizationRate: null, purchasePrice: null },
      ],
      declarations: {},
    });
    expect(lines).not.toContain('Driving in the last 36 months');
    for (const label of ['Identification number', 'Salvage title', 'Rented out', 'Purchase price']) {
      expect(lines.filter((line) => line.startsWith(label))).toEqual([]);
    }
  });

  test('says no and nought, which were answered', () => {
    const lines = linesOf({
      vehicles: [{ ...exampleVehicle, salvageTitle: false, originalOwner: true, rentalUtilizationRate: 0 }],
    });
    expect(lines).toContain('Salvage title: No');
    expect(lines).toContain('First owner: Yes');
    expect(lines).toContain('Rented out: 0 % of the year');
  });

  test('says whether there is a loan, and who holds it', () => {
    const lender: Entity = {
      ...exampleInsured,
      entityId: 'entity-2',
      entityRelationship: 'lienholder',
      entityType: 'business',
      businessName: 'First Bank',
    };
    const financed = { ...exampleVehicle, financed: true, lienholderId: 'entity-2' };
    const lines = linesOf({ vehicles: [financed], entities: [exampleInsured, lender] });
    expect(lines).toContain('Loan or lease: Yes');
    expect(lines).toContain('Held by: First Bank');
    expect(linesOf({ vehicles: [{ ...exampleVehicle, financed: false }] })).toContain('Loan or lease: No');
    expect(lines.filter((line) => line.startsWith('Held by'))).toHaveLength(1);
  });

  test('numbers the vehicles', () => {
    const second = { ...exampleVehicle, vehicleId: 'vehicle-2' };
    expect(linesOf({ vehicles: [exampleVehicle, second] }).filter((line) => /^Vehicle \d$/.test(line))).toEqual([
      'Vehicle 1',
      'Vehicle 2',
    ]);
  });

  test.each([{}, { incidents: null }, { incidents: 'none' }, { incidents: { at_fault: 'two' } }])(
    'states nothing of declarations that are %j',
    (declarations) => {
      const lines = linesOf({ declarations });
      expect(lines).not.toContain('Driving in the last 36 months');
    },
  );

  test.each<[keyof Coverages, Coverages, string]>([
    ['liability', { liability: { limit: '300 CSL' } }, '$300,000 combined single limit'],
    ['comprehensive', { comprehensive: { deductible: 1000 } }, '$1,000 deductible'],
    ['collision', { collision: { deductible: 250 } }, '$250 deductible'],
    [
      'uninsured_motorist',
      { uninsured_motorist: { limit: '100/300' } },
      '$100,000 each person, $300,000 each accident',
    ],
    ['medical_payments', { medical_payments: { limit: 5000 } }, '$5,000'],
    ['vacation_liability', { vacation_liability: { limit: 25_000 } }, '$25,000'],
    ['emergency_expense', { emergency_expense: { limit: 750 } }, '$750'],
    ['roadside', { roadside: {} }, 'Included'],
    ['glass', { glass: {} }, 'Included'],
    ['full_timer_liability', { full_timer_liability: { limit: 100_000 } }, '$100,000'],
    ['personal_effects', { personal_effects: { limit: 7000 } }, '$7,000'],
    ['pet', { pet: {} }, 'Included'],
  ])('asks for %s in words, and for nothing that was not chosen', (code, coverages, expected) => {
    const cover = stated({ coverages }).parts.at(-1);
    expect(cover?.title).toBe('Cover applied for');
    expect(cover?.answers.slice(2)).toEqual([{ label: coverageLabels[code].en, value: expected }]);
  });

  test('is made by a business in its own name', () => {
    const business: Entity = {
      ...exampleInsured,
      entityType: 'business',
      businessName: 'Juniper Rentals LLC',
      firstName: null,
      lastName: null,
      birthdate: null,
    };
    const lines = linesOf({ entities: [business] });
    expect(lines).toContain('Name: Juniper Rentals LLC');
    expect(lines.filter((line) => line.startsWith('Date of birth'))).toEqual([]);
  });

  test('says where each vehicle is kept and where mail goes', () => {
    const quote = exampleQuote();
    const mailing = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
    const lines = linesOf({});
    expect(lines.find((line) => line.startsWith('Mailing address'))).toContain(mailing?.line1 ?? 'a street');
    expect(lines.find((line) => line.startsWith('Kept at'))).toMatch(/[A-Z]{2} \d{5}$/);
  });

  test('without a named insured, a vehicle or cover states what there is', () => {
    const lines = linesOf({ entities: [], vehicles: [], coverages: {}, mailingLocationId: null, declarations: {} });
    expect(lines).toEqual(['Cover applied for', expect.stringMatching(/^First day/), expect.stringMatching(/^Term/)]);
  });

  test('introduces the insurer, and says what the signer states; it names no price', () => {
    const application = stated({});
    expect(application.introduction.join(' ')).toMatch(/^Cascade RV Insurance sells.*Larkspur Mutual insures/);
    expect(application.statements).toHaveLength(3);
    expect(application.reference).toMatch(/^Quote [\w-]+$/);
    expect(JSON.stringify(application)).not.toMatch(/premium|total for/i);
  });

  test('is French for who reads French, label by label', () => {
    const quote = { declarations: { incidents: { at_fault: 0, major: 0, minor: 0, speeding: 0 } } };
    const [english, translated] = [stated(quote), stated(quote, 'fr-CA')];
    const labels = (of: typeof english) => of.parts.flatMap(({ answers }) => answers.map(({ label }) => label));
    const same = labels(english).filter((label, index) => labels(translated)[index] === label);
    expect(labels(translated)).toHaveLength(labels(english).length);
    expect(same).toEqual(same.filter((label) => label === 'Collision'));
    expect(translated.title).toBe('Proposition d’assurance pour véhicule récréatif');
  });
});
