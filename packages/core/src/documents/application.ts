import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import { fieldsOf } from '../lines/line-parts.ts';
import { labelOfKind, labelOfPart, printCover } from '../lines/line-labels.ts';
import { lineFor, lineOf } from '../lines/line-for.ts';
import type { Field } from '../lines/line.ts';
import { storageLabels, usageLabels, valueBasisLabels } from '../products/labels.ts';
import type { Answers } from '../rating/rating-subject.ts';
import { answerInWords, wordsOf } from '../quoting/questions/answers.ts';
import type { AskedQuestion } from '../quoting/questions/asked-questions.ts';
import { type Entity, nameOf, namedInsuredOf, type Quote, secondInsuredOf, type Vehicle } from '../quoting/quote.ts';
import { vehicleTitle } from '../quoting/editing/which-vehicle.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { factAlone, type Locale, type Translate, sentence, type Sentence } from '../shared/text/sentence.ts';
import { addressLines, type Writing } from './declarations.ts';
import { titleOf } from './title-of.ts';

export type StatedAnswer = { readonly label: string; readonly value: string };
export type StatedPart = { readonly title: string; readonly answers: readonly StatedAnswer[] };

/** Everything that a customer has stated for a quote, in one language, as they sign it. */
export type Application = {
  readonly locale: Locale;
  readonly title: string;
  readonly reference: string;
  readonly seller: string;
  readonly made: Day;
  readonly introduction: readonly string[];
  readonly parts: readonly StatedPart[];
  readonly statements: readonly string[];
};

export type ApplicationSource = {
  readonly quote: Quote;
  /** What underwriting asked, in the wordings that were answered. */
  readonly questions: readonly AskedQuestion[];
  readonly insurer: Insurer;
  readonly made: Day;
};

type Stated = string | Sentence | null;

// What was not answered is not printed: an application states what its signer said, and nothing else.
function answers(
  t: Translate,
  stated: readonly (readonly [label: string | Sentence, value: Stated])[],
): StatedAnswer[] {
  return stated.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label: t(label), value: t(value) }],
  );
}

const amount = (cents: Cents | null): Stated => (cents === null ? null : sentence('{amount}', { amount: { cents } }));
const yesOrNo = (value: boolean | null): Stated => (value === null ? null : value ? 'Yes' : 'No');
const count = (value: number | null): Stated => (value === null ? null : sentence('{count}', { count: value }));
/** What was answered to a field of a line that has no column of its own. */
function statedAnswer({ kind, choices = [] }: Field, answer: unknown): Stated {
  if (typeof answer === 'boolean') return yesOrNo(answer);
  if (typeof answer === 'number') return kind === 'cents' ? amount(answer) : count(answer);
  if (typeof answer !== 'string') return null;
  return choices.find(({ value }) => value === answer)?.label.en ?? answer;
}

/** What the line asks beyond the columns, in its own words. */
function furtherAnswers(provider: string, of: 'object' | 'person', provided: Answers): (readonly [Sentence, Stated])[] {
  return fieldsOf(lineOf(provider), of).map((field) => [
    { message: field.label.en },
    statedAnswer(field, ownValue(provided, field.name)),
  ]);
}

const onDay = (day: Day | null): Stated => (day === null ? null : sentence('{date}', { date: day }));

function applicantPart(insured: Entity | null, quote: Quote, writing: Writing): StatedPart {
  const { t } = writing;
  const { locations, mailingLocationId, provider } = quote;
  const mailing = locations.find(({ locationId }) => locationId === mailingLocationId);
  return {
    title: t('Who applies'),
    answers: answers(t, [
      ['Name', insured && nameOf(insured)],
      ['Date of birth', onDay(insured?.birthdate ?? null)],
      ['E-mail', insured?.email ?? null],
      ['Telephone', insured?.phone ?? null],
      ['Mailing address', mailing ? addressLines(mailing, writing).join(', ') : null],
      ['Years of driving a recreational vehicle', count(insured?.rvDrivingExperienceYears ?? null)],
      ...furtherAnswers(provider, 'person', insured?.answers ?? {}),
    ]),
  };
}

function secondPart(second: Entity, { t }: Writing): StatedPart {
  return {
    title: t('Second named insured'),
    answers: answers(t, [
      ['Name', nameOf(second)],
      ['E-mail', second.email],
      ['Telephone', second.phone],
    ]),
  };
}

function vehiclePart(vehicle: Vehicle, index: number, quote: Quote, writing: Writing): StatedPart {
  const { t } = writing;
  const { locations, provider } = quote;
  const stored = locations.find(({ locationId }) => locationId === vehicle.locationId);
  const lender = quote.entities.find(({ entityId }) => entityId === vehicle.lienholderId) ?? null;
  const { rentalUtilizationRate: rented, ratingValueType: basis, usageType, storageType } = vehicle;
  return {
    title: t(sentence('Vehicle {number}', { number: index + 1 })),
    answers: answers(t, [
      ['Class', labelOfKind(provider, vehicle.type)],
      ['Year, make and model', vehicleTitle(vehicle)],
      ['Identification number', vehicle.vin],
      ['Value', amount(vehicle.ratingValue)],
      ['What a total loss pays', basis && valueBasisLabels[basis]],
      ['Purchase price', amount(vehicle.purchasePrice)],
      ['Use', usageType && usageLabels[usageType]],
      ['Nights in it a year', count(vehicle.nightsPerYear)],
      ['Kept between trips', storageType && storageLabels[storageType]],
      ['Kept at', stored ? addressLines(stored, writing).join(', ') : null],
      ['Rented out', rented === null ? null : sentence('{percent} % of the year', { percent: rented })],
      ['Miles a year', count(vehicle.estimatedYearlyMileage)],
      ['Salvage title', yesOrNo(vehicle.salvageTitle)],
      ['First owner', yesOrNo(vehicle.originalOwner)],
      ['Loan or lease', yesOrNo(vehicle.financed)],
      ['Held by', lender && nameOf(lender)],
      ...furtherAnswers(provider, 'object', vehicle.answers),
    ]),
  };
}

function drivingPart({ declarations }: Quote, t: Translate): StatedPart {
  const { incidents } = declarations;
  const input: Readonly<Record<string, unknown>> =
    typeof incidents === 'object' && incidents !== null ? { ...incidents } : {};
  const stated = (name: string): Stated => {
    const value = ownValue(input, name);
    return typeof value === 'number' ? count(value) : null;
  };
  return {
    title: t('Driving in the last 36 months'),
    answers: answers(t, [
      ['Accidents at fault', stated('at_fault')],
      ['Major violations', stated('major')],
      ['Minor violations', stated('minor')],
      ['Speeding tickets', stated('speeding')],
    ]),
  };
}

function requestedPart(questions: readonly AskedQuestion[], t: Translate): StatedPart {
  const stated = questions.map(({ question, answer }) => {
    const message = answer === null ? null : factAlone(answerInWords(question, answer));
    return [factAlone(wordsOf(question)), message] as const;
  });
  return { title: t('What underwriting asks'), answers: answers(t, stated) };
}

/** A cover that is bought, its limit and its deductible in full; null for one that is not. */
export function statedCover(provider: string, code: string, covers: Quote['coverages']): Sentence | 'Included' | null {
  if (ownValue(covers, code) === undefined) return null;
  const { limit, deductible } = printCover(provider, code, covers);
  const less = deductible && sentence('{deductible} deductible', { deductible });
  return limit && less ? sentence('{list}, {next}', { list: limit, next: less }) : (limit ?? less ?? 'Included');
}

function coverPart({ provider, coverages, effectiveDate, policyDurationMonths }: Quote, t: Translate): StatedPart {
  const offered = lineFor(provider)?.covers.map(({ code }) => code) ?? [];
  return {
    title: t('Cover applied for'),
    answers: answers(t, [
      ['First day', onDay(effectiveDate)],
      ['Term', sentence('{months} months', { months: policyDurationMonths })],
      ...offered.map((code) => [labelOfPart(provider, code), statedCover(provider, code, coverages)] as const),
    ]),
  };
}

/** The application as it is read and signed: what was stated, without a price, which has its own signature. */
export function applicationOf({ quote, questions, insurer, made }: ApplicationSource, writing: Writing): Application {
  const { locale, t } = writing;
  const second = secondInsuredOf(quote);
  const parts = [
    applicantPart(namedInsuredOf(quote), quote, writing),
    ...(second ? [secondPart(second, writing)] : []),
    ...quote.vehicles.map((vehicle, index) => vehiclePart(vehicle, index, quote, writing)),
    drivingPart(quote, t),
    requestedPart(questions, t),
    coverPart(quote, t),
  ];
  return {
    locale,
    title: t(titleOf('application', quote.provider)),
    reference: t(sentence('Quote {number}', { number: quote.quoteId.slice(-8).toUpperCase() })),
    seller: insurer.seller,
    made,
    introduction: introduceInsurer(insurer).map(t),
    parts: parts.filter((part) => part.answers.length > 0),
    statements: [
      t('I state that these answers are true as far as I know. The policy rests on them.'),
      t('An answer that I know to be false in what matters can end the cover, as far as the law allows.'),
      t('You may check driving records and earlier claims before the policy begins.'),
    ],
  };
}
