import { describe, expect, test } from 'vitest';
import { scheduleInvoices } from '../billing/instalments.ts';
import { answeredFields } from '../lines/check-answers.ts';
import { lineOf } from '../lines/line-for.ts';
import { type Example, exampleLines } from '../lines/testing/example-objects.ts';
import { bookOf } from '../lines/testing/line-books.ts';
import { examplePolicy } from '../policies/policy.fixture.ts';
import type { Insurer } from '../products/insurer.ts';
import { exampleQuoteOf, withEach } from '../quoting/line-quotes.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import { today } from '../quoting/quote.fixture.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import { rateQuote } from '../rating/rate.ts';
import { sumCents } from '../shared/money/money.ts';
import { asSentence, type Locale, type Phrase, printSentence, type Sentence } from '../shared/text/sentence.ts';
import { untranslated } from '../lines/testing/untranslated.ts';
import { applicationOf } from './application.ts';
import { declarationsOf, type Writing } from './declarations.ts';

const insurer: Insurer = {
  seller: 'Cascade Insurance',
  sellerLicense: null,
  phone: null,
  email: null,
  company: 'Larkspur Mutual',
  naic: null,
};

/** A language, and every sentence that was said in it. */
function listening(locale: Locale): { readonly writing: Writing; readonly heard: Sentence[] } {
  const heard: Sentence[] = [];
  const t = (message: Phrase) => {
    const whole = asSentence(message);
    heard.push(whole);
    return printSentence(whole, locale).replaceAll('\u00a0', ' ');
  };
  return { writing: { locale, t }, heard };
}

function application(quote: Quote, locale: Locale = 'en-US') {
  return applicationOf({ quote, questions: [], insurer, made: today }, listening(locale).writing);
}

const linesOf = (quote: Quote, locale?: Locale) =>
  application(quote, locale).parts.flatMap(({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`));

function declarations(quote: Quote, locale: Locale = 'en-US') {
  const rating = rateQuote(
    subjectOfQuote(quote),
    bookOf(lineOf(exampleLines.find((one) => one === quote.provider) ?? 'boat')),
  );
  const total = rating.total ?? 0;
  const fees = sumCents(rating.fees.map(({ cents }) => cents));
  const { paymentTerm, effectiveDate } = quote;
  const invoices = scheduleInvoices({
    premium: total - fees,
    policyFee: fees,
    installmentFee: 500,
    paymentTerm,
    months: 12,
    firstDue: effectiveDate,
  });
  const policy = examplePolicy({ premium: total - fees, fees, total, paymentTerm });
  const organization = { name: 'Blue Ridge Insurance', phone: null, email: null };
  const { writing } = listening(locale);
  const insurer = { company: null, naic: null };
  const source = { policy, quote, rating, invoices, organization, insurer, settlement: null, issued: today };
  return declarationsOf(source, writing);
}

describe.each(exampleLines)('the documents of %s', (provider) => {
  const line = lineOf(provider);
  const quote = exampleQuoteOf(provider);

  test('state every answer that was given, under the words in which it was asked', () => {
    const stated = application(quote).parts.flatMap(({ answers }) => answers);
    for (const whose of ['object', 'person'] as const) {
      for (const { name, label } of answeredFields(provider, whose)) {
        const input = (whose === 'object' ? quote.vehicles[0] : quote.entities[0])?.answers[name];
        const value = stated.find((one) => one.label === label.en)?.value;
        expect([name, value !== undefined]).toEqual([name, input !== undefined]);
      }
    }
  });

  test('state nothing that nobody answered', () => {
    const open = withEach(quote, { answers: {} });
    const labels = new Set(application(open).parts[1]?.answers.map(({ label }) => label));
    expect(labels).toContain('Class');
    for (const { label } of answeredFields(provider, 'object')) expect(labels).not.toContain(label.en);
  });

  test('name each cover that was bought, and no other', () => {
    const cover = application(quote).parts.at(-1);
    const bought = line.covers.filter(({ code }) => quote.coverages[code] !== undefined);
    expect(cover?.answers.slice(2).map(({ label }) => label)).toEqual(bought.map(({ label }) => label.en));
    const declared = declarations(quote).vehicles.flatMap(({ coverages }) => coverages.map(({ label }) => label));
    expect(declared.toSorted()).toEqual(bought.map(({ label }) => label.en).toSorted());
  });

  test('are headed as their line, and call what is insured by its name', () => {
    expect(application(quote).title).toBe(`Application: ${line.name.en}`);
    const page = declarations(quote);
    expect(page.title).toBe(`Declarations: ${line.name.en}`);
    const kind = line.objects.kinds.find(({ value }) => value === quote.vehicles[0]?.type)?.label;
    expect(page.vehicles[0]?.className).toBe(kind?.en);
    expect(declarations(quote, 'fr-CA').vehicles[0]?.className).toBe(kind?.fr);
    expect(linesOf(quote)).toContain(`Class: ${kind?.en}`);
  });

  test('add up from covers to the total, with the discounts of the line', () => {
    const page = declarations(quote);
    const vehicles = sumCents(page.vehicles.map(({ premium }) => premium));
    const discounts = sumCents(page.discounts.map(({ amount }) => amount));
    const fees = sumCents(page.fees.map(({ amount }) => amount));
    expect(vehicles + discounts + page.minimumTopUp + fees).toBe(page.total);
    expect(page.total).toBeGreaterThan(0);
  });

  test('say the same in French, answer by answer, and nothing of it in English', () => {
    const { writing, heard } = listening('fr-CA');
    const translated = applicationOf({ quote, questions: [], insurer, made: today }, writing);
    const english = application(quote);
    const shape = ({ parts }: typeof english) => parts.map(({ answers }) => answers.length);
    expect(shape(translated)).toEqual(shape(english));
    const labels = new Set(
      english.parts.flatMap(({ title, answers }) => [title, ...answers.map(({ label }) => label)]),
    );
    for (const { message, french } of heard) if (labels.has(message)) expect(french, message).toBeDefined();
    const fixed = heard.filter(({ form }) => form !== undefined).flatMap((one) => untranslated(one));
    expect(fixed.filter((form) => !form.endsWith(' CSL'))).toEqual([]);
    expect(translated.title).toBe(`Proposition : ${line.name.fr}`);
  });
});

describe('an answer without a column', () => {
  test('reads in words: a choice by its label, yes and no, numbers as they are written, a text as it was typed', () => {
    const boat = linesOf(exampleQuoteOf('boat'));
    for (const stated of [
      'Waters: Lakes and rivers',
      'Kept: On a trailer',
      'Rented or chartered: No',
      'Horsepower: 200',
    ])
      expect(boat).toContain(stated);
    expect(boat).toContain('Hull number: EXA000010122');
    expect(linesOf(exampleQuoteOf('warranty'))).toContain('Miles on the odometer: 22,000');
    const rider = linesOf(exampleQuoteOf('motorcycle'));
    for (const stated of [
      'Years of riding: 8',
      'Violations and accidents at fault: 1',
      'Licensed for motorcycles: Yes',
    ])
      expect(rider).toContain(stated);
    expect(linesOf(exampleQuoteOf('car_share'))).toContain('Shared through: Example');
  });

  test('reads in French by the words of its line', () => {
    const boat = linesOf(exampleQuoteOf('boat'), 'fr-CA');
    for (const stated of ['Eaux: Lacs et rivières', 'Gardé: Sur une remorque', 'Loué ou affrété: Non'])
      expect(boat).toContain(stated);
    expect(linesOf(exampleQuoteOf('warranty'), 'fr-CA')).toContain('Milles au compteur: 22 000');
  });

  test('of nought is stated, and one that is no answer is not', () => {
    const quote = exampleQuoteOf('boat');
    const answered = (answers: Readonly<Record<string, unknown>>) => linesOf(withEach(quote, { answers }));
    expect(answered({ horsepower: 0 })).toContain('Horsepower: 0');
    for (const nothing of [null, undefined, '', [], {}]) {
      expect(answered({ waters: nothing }).filter((one) => one.startsWith('Waters'))).toEqual([]);
    }
  });
});

describe('a cover of a line', () => {
  test('reads with its settings, its limit and its deductible', () => {
    const covers = (provider: Example) => application(exampleQuoteOf(provider)).parts.at(-1)?.answers.slice(2) ?? [];
    expect(covers('boat')).toEqual([
      { label: 'Watercraft liability', value: '$100,000' },
      { label: 'Hull, motor and equipment', value: '$500 deductible' },
      { label: 'Wreck removal', value: 'Included' },
      { label: 'Tow on the water', value: '$1,000' },
    ]);
    expect(covers('roadside')[0]?.value).toBe('Calls a year: 4, Towed at most: 100 miles');
    expect(covers('warranty')[0]?.value).toMatch(/^Parts: .*, Miles from today: 36,000 miles, \$100 deductible$/);
    expect(covers('motorcycle')[0]?.value).toBe(
      '$100,000 each person, $300,000 each accident, $100,000 property damage',
    );
  });

  test('stands on the declarations with its own deductible', () => {
    const coverages = declarations(exampleQuoteOf('boat')).vehicles[0]?.coverages ?? [];
    const byLabel = new Map(coverages.map((one) => [one.label, one]));
    expect(byLabel.get('Hull, motor and equipment')).toMatchObject({ limit: null, deductible: '$500' });
    expect(byLabel.get('Watercraft liability')).toMatchObject({ limit: '$100,000', deductible: null });
    expect(byLabel.get('Wreck removal')).toMatchObject({ limit: null, deductible: null });
  });
});

test('declarations name the discounts of the line, and what a total loss pays only where that was chosen', () => {
  const paidInFull = declarations({
    ...exampleQuoteOf('motorcycle'),
    paymentTerm: 'pay_in_full',
    discounts: ['rider_course'],
  });
  expect(paidInFull.discounts.map(({ label }) => label)).toEqual(['Paid in full (5%)', 'Rider course (8%)']);
  expect(declarations(exampleQuoteOf('boat')).vehicles[0]?.basis).toBe('Agreed value');
  expect(declarations(exampleQuoteOf('motorcycle')).vehicles[0]?.basis).toBeNull();
  expect(declarations(exampleQuoteOf('roadside')).vehicles[0]).toMatchObject({ value: null, usage: null });
});
