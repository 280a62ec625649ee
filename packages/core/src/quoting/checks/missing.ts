import { lineOf } from '../../lines/line-for.ts';
import { groupOfKind, isOfGroup } from '../../lines/line-parts.ts';
import type { MissingField } from '../../rating/rating.ts';
import type { Day } from '../../shared/time/day.ts';
import { factAlone, type Phrase, asSentence } from '../../shared/text/sentence.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import type { Finding } from '../insurable/finding.ts';
import { namedInsuredOf, type Entity, type Quote } from '../quote.ts';
import { type Answer, expectedOfLine, type Statement, stepOfLineField } from '../checkout/line-checkout.ts';
import { wordsOf } from '../questions/answers.ts';
import type { AskedQuestion } from '../questions/asked-questions.ts';
import { pathOfQuestion } from '../questions/question.ts';
import { namingVehicle } from '../editing/which-vehicle.ts';
import { choosePlan } from '../../rating/rate.ts';
import { chooseInsured } from '../../rating/personal-structure.ts';
import { words } from '../../shared/words.ts';
import { enterPostalCode } from './check-postal-code.ts';
import { enterLastName, enterFirstName, enterBusinessName } from './check-entity.ts';

/** With a code where something that is there has to be otherwise. */
export type MissingAnswer = Omit<Answer, 'answered'> & { readonly code?: string };

function ask(field: string, message: Phrase, value: unknown): Statement {
  const answered = value !== null && value !== undefined && value !== '' && value !== false;
  return { field, ...asSentence(message), answered };
}

function askOfInsured(insured: Entity | null, quote: Quote): Statement[] {
  const mailing = quote.locations.find((location) => location.locationId === quote.mailingLocationId);
  const business = insured?.entityType === 'business';
  const names = business
    ? [ask('named_insured.business_name', enterBusinessName, insured.businessName)]
    : [
        ask('named_insured.first_name', enterFirstName, insured?.firstName),
        ask('named_insured.last_name', enterLastName, insured?.lastName),
        ask(
          'named_insured.birthdate',
          words('Enter your date of birth.', 'Entrez votre date de naissance.'),
          insured?.birthdate,
        ),
      ];
  return [
    ...names,
    ask('named_insured.email', words('Enter your e-mail address.', 'Entrez votre adresse courriel.'), insured?.email),
    ask(
      'mailing.line_1',
      words('Enter the street of your mailing address.', 'Entrez la rue de votre adresse postale.'),
      mailing?.line1,
    ),
    ask(
      'mailing.locality',
      words('Enter the city of your mailing address.', 'Entrez la ville de votre adresse postale.'),
      mailing?.locality,
    ),
  ];
}

/** The steps of a provider's checkout, in order; what underwriters ask comes before covers are chosen. */
function allSteps(provider: string): readonly string[] {
  const line = lineOf(provider);
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
  const line = lineOf(provider);
  const groups = vehicles.map(({ type }) => groupOfKind(line, type));
  const asksNothing = line.checkout.filter(
    (step) => step.groups && !groups.some((group) => isOfGroup(step.groups, group)),
  );
  return allSteps(provider).filter((step) =>
    step === 'history' ? questions.length > 0 : !asksNothing.some(({ code }) => code === step),
  );
}

/** Whether the field is a VIN that its buyer has not got yet. */
function isPutOff({ vehicles }: Pick<Quote, 'vehicles'>, field: string): boolean {
  if (!field.endsWith('.vin')) return false;
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
  const place = [ask('postal_code', enterPostalCode, quote.postalCode)];
  const kind = vehicles.length === 0 ? [ask('vehicles', chooseInsured, null)] : [];
  const insured = askOfInsured(namedInsuredOf(quote), quote);
  const covers = [
    ask('coverages', choosePlan, Object.keys(coverages).length > 0),
    ask(
      'effective_date',
      words('Choose the day cover begins.', 'Choisissez le premier jour de protection.'),
      checkEffectiveDate(effectiveDate, today).ok,
    ),
  ];
  const sign = [ask('signature', words('Sign the application.', 'Signez la proposition.'), isSigned)];
  const pay = [ask('payment', words('Choose how you pay.', 'Choisissez comment payer.'), quote.status === 'bound')];
  const flow = { place, kind, insured, covers, sign, pay };
  const ofLine = expectedOfLine(lineOf(quote.provider), quote, flow).map((one) => atItsTime(quote, one));
  return inStepOrder(quote, [...ofLine, ...askOfHistory(questions)]);
}

/** Answers in the order of the steps that ask for them. */
export function inStepOrder<One extends { readonly step: string }>(quote: Quote, answers: readonly One[]): One[] {
  return allSteps(quote.provider).flatMap((step) => answers.filter((answer) => answer.step === step));
}

/** The step of a provider's checkout that asks for a field of a rating; what none of the earlier ones asks is settled with the plan. */
export function stepOfField(provider: string, path: string): string {
  if (path.startsWith('declarations.questions')) return 'history';
  return stepOfLineField(lineOf(provider), path);
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
