import { describe, expect, test } from 'vitest';
import { scheduleInvoices, totalOf } from '../billing/instalments.ts';
import { decideIssue } from '../policies/issue-policy.ts';
import { coverBegins } from '../policies/term.ts';
import { examplePolicy } from '../policies/policy.fixture.ts';
import { exampleGaraging, exampleInsured, exampleQuote, exampleVehicle, today } from '../quoting/quote.fixture.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import type { Entity, Quote } from '../quoting/quote.ts';
import { demoRateBookVersion, demoRateRows } from '../rating/book/demo-rate-book.ts';
import { personalStructure } from '../rating/personal-structure.ts';
import { compileRateBook } from '../rating/book/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import { day } from '../shared/time/day.ts';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import { sumCents } from '../shared/money/money.ts';
import { addressLines, declarationsOf, zoneName, type DeclarationsSource, type Writing } from './declarations.ts';

const book = compileRateBook(personalStructure, demoRateRows, demoRateBookVersion);

const writing = (locale: Locale): Writing => ({
  locale,
  t: (message) => printSentence(message, locale).replaceAll('\u00a0', ' '),
});
const english = writing('en-US');

function bound(changes: Partial<Quote> = {}, bought = new Date('2026-03-10T15:00:00Z')): DeclarationsSource {
  const quote = exampleQuote({ status: 'pending_bind', ...changes });
  const rating = rateQuote(subjectOfQuote(quote), book);
  const issued = decideIssue(quote, rating, today);
  if (!issued.ok) throw new Error(`${issued.refusal.code}: ${JSON.stringify(rating.missing_fields)}`);
  const { premium, fees, paymentTerm, effectiveDate, expirationDate, timeZone, currency } = issued.event;
  const invoices = scheduleInvoices({
    premium,
    policyFee: fees,
    installmentFee: 500,
    paymentTerm,
    months: quote.policyDurationMonths,
    firstDue: effectiveDate,
  });
  return {
    policy: examplePolicy({
      policyNumber: 'RWP-100001-7',
      premium,
      fees,
      total: premium + fees,
      paymentTerm,
      effectiveDate,
      expirationDate,
      timeZone,
      currency,
      coverFrom: coverBegins(effectiveDate, timeZone, bought),
    }),
    quote,
    insurer: { company: 'Cascade Casualty Company', naic: '12345' },
    settlement: null,
    rating,
    invoices,
    organization: { name: 'Blue Ridge Insurance', phone: '800-555-0100', email: 'service@example.com' },
    issued: today,
  };
}

const source = bound();
const page = declarationsOf(source, english);

describe('a declarations page', () => {
  test('names the policy, the day of issue and who issued it', () => {
    expect(page).toMatchObject({
      title: 'Recreational vehicle policy declarations',
      policyNumber: 'RWP-100001-7',
      issued: '2026-03-10',
      currency: 'USD',
      organization: { name: 'Blue Ridge Insurance', phone: '800-555-0100', email: 'service@example.com' },
    });
  });

  test('names the company that insures, with its number, and nothing where none is entered', () => {
    expect(page.insuredBy).toBe('Cascade Casualty Company (NAIC 12345)');
    const insuredBy = (company: string | null) =>
      declarationsOf({ ...source, insurer: { company, naic: null } }, english).insuredBy;
    expect([insuredBy('Cascade Casualty Company'), insuredBy(null)]).toEqual(['Cascade Casualty Company', null]);
  });

  test('of a policy that ended early says what was earned, paid and returned', () => {
    const policy = { ...source.policy, cancelledAsOf: day('2026-05-01') };
    const money = { earned: 12_000, paid: 20_043, returned: 0, toReturn: 8_043, owed: 0 };
    const ended = (settlement: typeof money) => declarationsOf({ ...source, policy, settlement }, english).ended;
    expect(page.ended).toBeNull();
    expect(ended(money)).toEqual({
      text: 'Cover ended on May 1, 2026, 12:01 a.m. Nothing more is due than is named here.',
      rows: [
        { label: 'Earned until then, with fees', amount: 12_000 },
        { label: 'Paid', amount: 20_043 },
        { label: 'Returned', amount: 0 },
        { label: 'Still to be returned', amount: 8_043 },
      ],
    });
    expect(ended({ ...money, toReturn: 0, owed: 300 })?.rows.at(-1)).toEqual({ label: 'Still owed', amount: 300 });
  });

  test('tells the price as it was sold, with the fees of its instalments', () => {
    expect(page.paid?.installmentFees).toBe(page.schedule.length > 1 ? 5_500 : 0);
    expect(page.paid?.text).toMatch(/ first, then 11 payments of \$[\d.,]+, each with a \$5\.00 fee\. /);
    const changed = { ...source, invoices: source.invoices.slice(0, 3) };
    expect(declarationsOf(changed, english).paid).toBeNull();
  });

  test('says from when to when, at which minute and where', () => {
    expect(page.term).toEqual({
      from: '2026-03-20',
      fromTime: '12:01 a.m.',
      to: '2027-03-20',
      toTime: '12:01 a.m.',
      zone: 'Eastern Time (America/New_York)',
    });
  });

  test('of a purchase on the first day begins with the purchase', () => {
    const atOnce = bound({ effectiveDate: today }, new Date('2026-03-10T18:32:00Z'));
    expect(declarationsOf(atOnce, english).term).toMatchObject({
      from: '2026-03-10',
      fromTime: '2:32 p.m.',
      to: '2027-03-10',
      toTime: '12:01 a.m.',
    });
    expect(declarationsOf(atOnce, writing('fr-CA')).term).toMatchObject({ fromTime: '14 h 32' });
  });

  test('of a term from the last day of February ends a year later', () => {
    const leap = declarationsOf(bound({ effectiveDate: day('2028-02-29') }), english);
    expect(leap.term).toMatchObject({ from: '2028-02-29', to: '2029-02-28' });
  });

  test('names the insured and the mailing address', () => {
    const address = ['12 Erie Street', 'Cleveland, OH 44114'];
    expect(page.namedInsured).toEqual({ names: ["Renée O'Neill"], address });
    const second: Entity = { ...exampleInsured, entityRelationship: 'second_named_insured', firstName: 'Sam' };
    const quote = exampleQuote({ entities: [second, exampleInsured] });
    expect(declarationsOf({ ...source, quote }, english).namedInsured).toEqual({
      names: ["Renée O'Neill", "Sam O'Neill"],
      address,
    });
  });

  test('describes the vehicle and where it is kept', () => {
    expect(page.vehicles).toHaveLength(1);
    expect(page.vehicles[0]).toMatchObject({
      title: '2023 Winnebago Adventurer',
      className: 'Class A motorhome',
      vin: '1M8GDM9A0PP042788',
      year: 2023,
      make: 'Winnebago',
      model: 'Adventurer',
      value: 12_000_000,
      basis: 'Agreed value',
      usage: 'Recreational',
      garaging: ['800 Lake Road', 'Lot 7', 'Sandusky, OH 44870'],
    });
  });

  test('lists every coverage bought, with limit, deductible and premium', () => {
    const coverages = page.vehicles[0]?.coverages ?? [];
    const limit = '$100,000 each person, $300,000 each accident, $100,000 property damage';
    const byLabel = new Map(coverages.map((coverage) => [coverage.label, coverage]));
    expect(byLabel.get('Comprehensive')).toMatchObject({ limit: null, deductible: '$500' });
    expect(byLabel.get('Collision')).toMatchObject({ limit: null, deductible: '$500' });
    expect(byLabel.get('Bodily injury and property damage liability')).toMatchObject({ limit, deductible: null });
    expect(byLabel.get('Roadside assistance')).toMatchObject({ limit: null, deductible: null, premium: 2_400 });
    expect(coverages).toHaveLength(4);
    expect(coverages.every((coverage) => coverage.premium > 0)).toBe(true);
  });

  test('shows the discount, the fee and the total', () => {
    const [discount] = source.rating.discounts;
    expect(page.discounts).toEqual([{ label: 'Claim free (5%)', amount: -(discount?.cents ?? 0) }]);
    expect(page.fees).toEqual([{ label: 'Policy fee', amount: 2_500 }]);
    expect(page.total).toBe(source.rating.total);
  });

  test('says what days before a change cost more or less, so that it adds up to what the term is charged', () => {
    expect(page.beforeChange).toBe(0);
    const changed = { ...source, policy: { ...source.policy, premium: source.policy.premium + 4_212 } };
    expect(declarationsOf(changed, english).beforeChange).toBe(4_212);
  });

  test('adds up from its vehicles to its total', () => {
    const vehicles = sumCents(page.vehicles.map((vehicle) => vehicle.premium));
    const discounts = sumCents(page.discounts.map((discount) => discount.amount));
    const fees = sumCents(page.fees.map((fee) => fee.amount));
    expect(vehicles + discounts + page.minimumTopUp).toBe(page.premium);
    expect(page.premium + fees).toBe(page.total);
    for (const vehicle of page.vehicles) {
      expect(sumCents(vehicle.coverages.map((coverage) => coverage.premium))).toBe(vehicle.premium);
    }
  });

  test('prints the schedule that was invoiced', () => {
    expect(page.paymentTerm).toBe('Monthly');
    expect(page.schedule).toBe(source.invoices);
    expect(totalOf(page.schedule)).toBe(page.total + 11 * 500);
  });

  test('paid in full prints the discount for it and one invoice', () => {
    const full = declarationsOf(bound({ paymentTerm: 'pay_in_full' }), english);
    expect(full.paymentTerm).toBe('Paid in full');
    expect(full.discounts.map((discount) => discount.label)).toContain('Paid in full (5%)');
    expect(full.schedule).toHaveLength(1);
    expect(totalOf(full.schedule)).toBe(full.total);
  });

  test('gives each vehicle its own coverages', () => {
    const trailer = {
      ...exampleVehicle,
      vehicleId: 'vehicle-2',
      type: 'travel_trailer',
      ratingValue: 3_000_000,
    } as const;
    const both = declarationsOf(bound({ vehicles: [exampleVehicle, trailer] }), english);
    expect(both.vehicles.map((vehicle) => vehicle.className)).toEqual(['Class A motorhome', 'Travel trailer']);
    const labels = both.vehicles.map((vehicle) => vehicle.coverages.map((coverage) => coverage.label));
    expect(labels[0]).toContain('Bodily injury and property damage liability');
    expect(labels[1]).not.toContain('Bodily injury and property damage liability');
  });

  test('names a vehicle by its class when nothing else is known', () => {
    const plain = { ...exampleVehicle, make: null, model: null, vin: null };
    const unknown = { ...source.quote, vehicles: [{ ...plain, year: null }] };
    const [vehicle] = declarationsOf({ ...source, quote: unknown }, english).vehicles;
    expect(vehicle).toMatchObject({ title: 'Class A motorhome', vin: null });
    const [dated] = declarationsOf({ ...source, quote: { ...source.quote, vehicles: [plain] } }, english).vehicles;
    expect(dated?.title).toBe('2023');
  });

  test('falls back on the garaging place of the quote, then on its postal code', () => {
    const vehicle = { ...exampleVehicle, locationId: null };
    const stored = declarationsOf({ ...source, quote: { ...source.quote, vehicles: [vehicle] } }, english).vehicles[0]
      ?.garaging;
    expect(stored).toEqual(addressLines(exampleGaraging, english));
    const nowhere = { ...source.quote, vehicles: [vehicle], locations: [] };
    const page2 = declarationsOf({ ...source, quote: nowhere }, english);
    expect(page2.vehicles[0]?.garaging).toEqual(['OH 44114']);
    expect(page2.namedInsured.address).toEqual([]);
  });

  test('says agreed value where the basis was left open, as the price does', () => {
    const open = { ...exampleVehicle, ratingValueType: null };
    const [vehicle] = declarationsOf({ ...source, quote: { ...source.quote, vehicles: [open] } }, english).vehicles;
    expect(vehicle?.basis).toBe('Agreed value');
  });
});

describe('a declarations page in French', () => {
  const trailer = { ...exampleVehicle, type: 'travel_trailer', vehicleId: 'vehicle-2' } as const;
  const french = declarationsOf(bound({ vehicles: [exampleVehicle, trailer] }), writing('fr-CA'));

  test('says what it is, from when, and in which zone', () => {
    expect(french).toMatchObject({
      locale: 'fr-CA',
      title: 'Conditions particulières, assurance VR',
      term: {
        fromTime: '0 h 01',
        toTime: '0 h 01',
        zone: expect.stringMatching(/heure de l’Est.* \(America\/New_York\)$/),
      },
      paymentTerm: 'Mensuel',
    });
  });

  test('names places as envelopes of the language do', () => {
    expect(french.namedInsured.address).toEqual(['12 Erie Street', 'Cleveland (Ohio) 44114']);
  });

  test('names class, use, basis, coverages, limits and deductibles', () => {
    const [motorhome, towed] = french.vehicles;
    expect(motorhome).toMatchObject({
      className: 'Autocaravane de classe A',
      basis: 'Valeur convenue',
      usage: 'Récréatif',
    });
    expect(towed?.className).toBe('Roulotte');
    const liability = motorhome?.coverages.find(({ label }) => label.startsWith('Responsabilité civile, dommages'));
    expect(liability?.limit).toBe('100 000 $ par personne, 300 000 $ par accident, 100 000 $ pour les biens');
    expect(motorhome?.coverages.find(({ label }) => label === 'Collision et versement')?.deductible).toBe('500 $');
  });

  test('names discounts and fees, with the same amounts as in English', () => {
    const same = declarationsOf(bound({ vehicles: [exampleVehicle, trailer] }), english);
    expect(french.discounts[0]?.label).toBe('Sans réclamation (5 %)');
    expect(french.fees.map(({ label }) => label)).toEqual(['Frais de police']);
    expect(french.discounts.map(({ amount }) => amount)).toEqual(same.discounts.map(({ amount }) => amount));
    expect(french.vehicles.map(({ premium }) => premium)).toEqual(same.vehicles.map(({ premium }) => premium));
    expect(french.total).toBe(same.total);
  });

  test('leaves no label of ours in English', () => {
    const { vehicles, discounts, fees, title } = french;
    const texts = [title, ...discounts, ...fees, ...vehicles.map(({ coverages }) => coverages)];
    expect(JSON.stringify(texts)).not.toMatch(/\b(?:each|included|liability|vehicle|policy fee|motorhome|free)\b/i);
  });
});

describe('the name of a zone', () => {
  test.each([
    ['America/New_York', 'Eastern Time (America/New_York)'],
    ['America/Chicago', 'Central Time (America/Chicago)'],
    ['America/Denver', 'Mountain Time (America/Denver)'],
    ['America/Los_Angeles', 'Pacific Time (America/Los_Angeles)'],
    ['America/St_Johns', 'Newfoundland Time (America/St_Johns)'],
  ])('%s is %s', (zone, name) => {
    expect(zoneName(zone, 'en-US')).toBe(name);
  });

  test('is said in French too', () => {
    expect(zoneName('America/Toronto', 'fr-CA')).toBe('heure de l’Est (America/Toronto)');
  });

  test('does not exist for a zone that does not', () => {
    expect(() => zoneName('America/Nowhere', 'en-US')).toThrow(RangeError);
  });
});

describe('an address', () => {
  test.each([
    [{}, ['800 Lake Road', 'Lot 7', 'Sandusky, OH 44870']],
    [{ line2: null }, ['800 Lake Road', 'Sandusky, OH 44870']],
    [{ line1: null, line2: '' }, ['Sandusky, OH 44870']],
    [{ line1: null, line2: null, locality: null }, ['OH 44870']],
  ])('with %j has the lines %j', (change, lines) => {
    expect(addressLines({ ...exampleGaraging, ...change }, english)).toEqual(lines);
  });
});
