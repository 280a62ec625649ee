import { lineOfData } from '../../lines/line-for.ts';
import { isMotorised } from '../../products/vocabulary.ts';
import type { MissingField } from '../../rating/rating.ts';
import type { Day } from '../../shared/time/day.ts';
import { factAlone } from '../../shared/text/sentence.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import type { Finding } from '../insurable/finding.ts';
import { namedInsuredOf, type Entity, type Quote, type Vehicle } from '../quote.ts';
import { type Answer, expectedOfLine, stepOfLineField } from '../checkout/line-checkout.ts';
import { wordsOf } from '../questions/answers.ts';
import type { AskedQuestion } from '../questions/asked-questions.ts';
import { pathOfQuestion } from '../questions/question.ts';
import { checkoutSteps, type CheckoutStep } from '../vocabulary.ts';
import { namingVehicle } from '../editing/which-vehicle.ts';

/** With a code where something that is there has to be otherwise. */
export type MissingAnswer = Omit<Answer, 'answered'> & { readonly code?: string };

type Ask = (step: CheckoutStep, field: string, message: string, value: unknown) => Answer;

const ask: Ask = (step, field, message, value) => {
  const answered = value !== null && value !== undefined && value !== '' && value !== false;
  return { step, field, message, answered };
};

/** A question that No answers as well. */
const askWhether = (field: string, message: string, input: boolean | null): Answer =>
  ask('details', field, message, input !== null);

/** What the papers of a recreational vehicle say: a salvage title is looked at, and a lender stands on the policy. */
function askOfPapers({ salvageTitle, financed, lienholderId }: Vehicle, path: (field: string) => string): Answer[] {
  const isFinanced = financed ?? (lienholderId === null ? null : true);
  const holder = ask('details', path('lienholder_id'), 'Enter who holds the loan or the lease.', lienholderId);
  return [
    askWhether(path('salvage_title'), 'Tell us whether it has a salvage title.', salvageTitle),
    askWhether(path('financed'), 'Tell us whether there is a loan or a lease on it.', isFinanced),
    ...(isFinanced ? [holder] : []),
  ];
}

function askOfVehicle(vehicle: Vehicle, index: number): Answer[] {
  const path = (field: string) => `vehicles.${index}.${field}`;
  const mileage = ask(
    'use',
    path('estimated_yearly_mileage'),
    'Enter the miles you drive in a year.',
    vehicle.estimatedYearlyMileage,
  );
  return [
    ask('start', path('type'), 'Choose what you are insuring.', vehicle.type),
    ask('vehicle', path('year'), 'Enter the model year.', vehicle.year),
    ask('vehicle', path('make'), 'Enter the make.', vehicle.make),
    ask('vehicle', path('model'), 'Enter the model.', vehicle.model),
    ask('vehicle', path('rating_value'), 'Enter what the vehicle is worth.', vehicle.ratingValue),
    ask('use', path('usage_type'), 'Tell us how you use it.', vehicle.usageType),
    ask('use', path('storage_type'), 'Tell us where you keep it.', vehicle.storageType),
    ask('use', path('rental_utilization_rate'), 'Tell us whether you rent it out.', vehicle.rentalUtilizationRate),
    ...(isMotorised(vehicle.type) ? [mileage] : []),
    ...askOfPapers(vehicle, path),
  ];
}

function askOfInsured(insured: Entity | null, quote: Quote): Answer[] {
  const mailing = quote.locations.find((location) => location.locationId === quote.mailingLocationId);
  const business = insured?.entityType === 'business';
  const names = business
    ? [ask('you', 'named_insured.business_name', 'Enter the name of the business.', insured.businessName)]
    : [
        ask('you', 'named_insured.first_name', 'Enter your first name.', insured?.firstName),
        ask('you', 'named_insured.last_name', 'Enter your last name.', insured?.lastName),
        ask('you', 'named_insured.birthdate', 'Enter your date of birth.', insured?.birthdate),
      ];
  return [
    ...names,
    ask('you', 'named_insured.email', 'Enter your e-mail address.', insured?.email),
    ask('you', 'mailing.line_1', 'Enter the street of your mailing address.', mailing?.line1),
    ask('you', 'mailing.locality', 'Enter the city of your mailing address.', mailing?.locality),
  ];
}

/** The steps of a provider's checkout, in order; what underwriters ask comes before covers are chosen. */
function allSteps(provider: string): readonly string[] {
  const line = lineOfData(provider);
  if (!line) return checkoutSteps;
  const codes = line.checkout.map(({ code }) => code);
  return codes.toSpliced(codes.indexOf(stepOfLineField(line, 'coverages')), 0, 'history');
}

/**
 * The steps of a quote's checkout, in order: those of its line, without those that ask nothing of what it insures; the
 * one for the questions of underwriting is there where something is asked.
 */
export function stepsOf(
  { provider, vehicles }: Pick<Quote, 'provider' | 'vehicles'>,
  questions: readonly AskedQuestion[] = [],
): readonly string[] {
  const asksDrivers = lineOfData(provider) !== null || vehicles.some(({ type }) => isMotorised(type));
  return allSteps(provider).filter((step) =>
    step === 'history' ? questions.length > 0 : step !== 'drivers' || asksDrivers,
  );
}

/** Whether the field is a VIN that its buyer has not got yet. */
function isPutOff({ vehicles }: Pick<Quote, 'vehicles'>, field: string): boolean {
  const place = /^vehicles\.(\d+)\.vin$/.exec(field)?.[1];
  const vehicle = place === undefined ? undefined : vehicles[Number(place)];
  return vehicle?.vinPending === true && vehicle.vin === null;
}

/** The last step before the signature: it asks for what was put off when it was asked first. */
function stepBeforeSigning(provider: string): string {
  const steps = allSteps(provider);
  return steps[steps.indexOf('sign') - 1] ?? 'sign';
}

/** What is asked at its step, or before the signature where its buyer has not got it yet. */
function atItsTime<One extends { readonly step: string; readonly field: string }>(quote: Quote, one: One): One {
  return isPutOff(quote, one.field) ? { ...one, step: stepBeforeSigning(quote.provider) } : one;
}

function askOfHistory(questions: readonly AskedQuestion[]): Answer[] {
  return questions.map(({ question, answer }) => ({
    step: 'history',
    field: pathOfQuestion(question.questionId),
    answered: answer !== null,
    ...factAlone(wordsOf(question)),
  }));
}

/** Everything that checkout asks of this quote, in the order of its steps. Today is the civil day of the risk's zone. */
export function expectedAnswers(quote: Quote, today: Day, questions: readonly AskedQuestion[] = []): Answer[] {
  const { vehicles, coverages, effectiveDate } = quote;
  const isSigned = quote.signedContentHash !== null && quote.signedContentHash === quote.contentHash;
  const place = [ask('start', 'postal_code', 'Enter your ZIP or postal code.', quote.postalCode)];
  const kind = vehicles.length === 0 ? [ask('start', 'vehicles', 'Choose what you are insuring.', null)] : [];
  const insured = askOfInsured(namedInsuredOf(quote), quote);
  const covers = [
    ask('plans', 'coverages', 'Choose a plan.', Object.keys(coverages).length > 0),
    ask('plans', 'effective_date', 'Choose the day cover begins.', checkEffectiveDate(effectiveDate, today).ok),
  ];
  const sign = [ask('sign', 'signature', 'Sign the application.', isSigned)];
  const pay = [ask('payment', 'payment', 'Choose how you pay.', quote.status === 'bound')];
  const line = lineOfData(quote.provider);
  const history = askOfHistory(questions);
  if (line) {
    const ofLine = expectedOfLine(line, quote, { place, kind, insured, covers, sign, pay });
    return inStepOrder(quote, [...ofLine.map((one) => atItsTime(quote, one)), ...history]);
  }
  const rigs = vehicles.flatMap(askOfVehicle);
  const answers = [...place, ...kind, ...rigs, ...insured, ...history, ...covers, ...sign, ...pay];
  return inStepOrder(quote, answers);
}

/** Answers in the order of the steps that ask for them. */
export function inStepOrder<One extends { readonly step: string }>(quote: Quote, answers: readonly One[]): One[] {
  return allSteps(quote.provider).flatMap((step) => answers.filter((answer) => answer.step === step));
}

const stepsOfFields: readonly (readonly [RegExp, CheckoutStep])[] = [
  [/^(garaging_state|vehicles)$|\.(type|garaging_postal_code)$/, 'start'],
  [/\.(year|rating_value|make|model|vin)$/, 'vehicle'],
  [/\.(salvage_title|original_owner|purchase_price|financed|lienholder_id)$/, 'details'],
  [/^vehicles\.\d+\.(?!rating_value_type)/, 'use'],
  // Who is insured gives the birth date with the name; it is the first driver.
  [/^drivers\.(0\.(?!birthdate)|[1-9])/, 'drivers'],
  [/^(drivers|insurance_score|named_insured|mailing)/, 'you'],
];

/** The step of a provider's checkout that asks for a field of a rating; what none of the earlier ones asks is settled with the plan. */
export function stepOfField(provider: string, path: string): string {
  if (path.startsWith('declarations.questions')) return 'history';
  const line = lineOfData(provider);
  if (line) return stepOfLineField(line, path);
  return stepsOfFields.find(([pattern]) => pattern.test(path))?.[1] ?? 'plans';
}

/** What checkout still asks for and what the rating misses beyond that, in the order of the steps. */
export function missingAnswers(
  quote: Quote,
  today: Day,
  rated: readonly MissingField[] = [],
  questions: readonly AskedQuestion[] = [],
): MissingAnswer[] {
  const expected = expectedAnswers(quote, today, questions);
  const own = expected.filter((answer) => !answer.answered).map(({ answered: _answered, ...missing }) => missing);
  const known = new Set(expected.map((answer) => answer.field));
  // Whoever has given no birth date yet is asked for it once, as a person, and not again as a driver.
  const lacksBirthdate = own.some(({ field }) => field === 'named_insured.birthdate');
  const isFirst = ({ path }: MissingField, index: number) => rated.findIndex((one) => one.path === path) === index;
  const more = rated
    .filter(isFirst)
    .filter(({ path }) => !known.has(path) && !(lacksBirthdate && /^drivers(\.0\.birthdate)?$/.test(path)))
    .map(({ path, ...message }) => ({ step: stepOfField(quote.provider, path), field: path, ...message }));
  return inStepOrder(
    quote,
    [...own, ...more].map((one) => namingVehicle(quote, one.field, one)),
  );
}

/** What is missing together with what has to be answered otherwise before the quote can be insured. */
export function withObstacles(
  quote: Quote,
  missing: readonly MissingAnswer[],
  obstacles: readonly Finding[],
): MissingAnswer[] {
  const requested = new Set(missing.map(({ field }) => field));
  const otherwise = obstacles
    .filter(({ field }) => !requested.has(field))
    .map(({ code, remedy: _remedy, value: _value, field, ...message }) =>
      atItsTime(quote, {
        step: stepOfField(quote.provider, field),
        field,
        code,
        ...namingVehicle(quote, field, message),
      }),
    );
  return inStepOrder(quote, [...missing, ...otherwise]);
}
