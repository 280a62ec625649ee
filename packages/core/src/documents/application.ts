import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import { fieldsOf } from '../lines/line-parts.ts';
import { labelOfKind, labelOfPart, printCover, andNext } from '../lines/line-labels.ts';
import { lineFor, lineOf } from '../lines/line-for.ts';
import type { Field } from '../lines/line.ts';
import { storageLabels, usageLabels, valueBasisLabels, included } from '../products/labels.ts';
import type { Answers } from '../rating/rating-subject.ts';
import { answerInWords, wordsOf } from '../quoting/questions/answers.ts';
import type { AskedQuestion } from '../quoting/questions/asked-questions.ts';
import { type Entity, nameOf, namedInsuredOf, type Quote, secondInsuredOf, type Vehicle } from '../quoting/quote.ts';
import { vehicleTitle, vehicleNumber } from '../quoting/editing/which-vehicle.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { factAlone, type Locale, type Translate, sentence, type Phrase } from '../shared/text/sentence.ts';
import { addressLines, type Writing } from './declarations.ts';
import { titleOf } from './title-of.ts';
import { asWritten, words } from '../shared/words.ts';
import { monthsLong } from '../lines/line-alternatives.ts';

export const quoteTitle = words('Quote {number}', 'Soumission {number}');

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

type Stated = Phrase | null;

// What was not answered is not printed: an application states what its signer said, and nothing else.
function answers(t: Translate, stated: readonly (readonly [label: Phrase, value: Stated])[]): StatedAnswer[] {
  return stated.flatMap(([label, value]) => (value === null ? [] : [{ label: t(label), value: t(value) }]));
}

const amount = (cents: Cents | null): Stated => (cents === null ? null : factAlone({ cents }));
const yesOrNo = (value: boolean | null): Stated =>
  value === null ? null : value ? words('Yes', 'Oui') : words('No', 'Non');
const count = (value: number | null): Stated => (value === null ? null : factAlone(value));
/** What was answered to a field of a line that has no column of its own. */
function statedAnswer({ kind, choices = [] }: Field, answer: unknown): Stated {
  if (typeof answer === 'boolean') return yesOrNo(answer);
  if (typeof answer === 'number') return kind === 'cents' ? amount(answer) : count(answer);
  if (typeof answer !== 'string') return null;
  return choices.find(({ value }) => value === answer)?.label ?? asWritten(answer);
}

/** What the line asks beyond the columns, in its own words. */
function furtherAnswers(provider: string, of: 'object' | 'person', provided: Answers): (readonly [Phrase, Stated])[] {
  return fieldsOf(lineOf(provider), of).map((field) => [
    field.label,
    statedAnswer(field, ownValue(provided, field.name)),
  ]);
}

const onDay = (day: Day | null): Stated => (day === null ? null : factAlone(day));

function applicantPart(insured: Entity | null, quote: Quote, writing: Writing): StatedPart {
  const { t } = writing;
  const { locations, mailingLocationId, provider } = quote;
  const mailing = locations.find(({ locationId }) => locationId === mailingLocationId);
  return {
    title: t(words('Who applies', 'Qui propose')),
    answers: answers(t, [
      [words('Name', 'Nom'), asWritten(insured && nameOf(insured))],
      [words('Date of birth', 'Date de naissance'), onDay(insured?.birthdate ?? null)],
      [words('E-mail', 'Courriel'), asWritten(insured?.email ?? null)],
      [words('Telephone', 'Téléphone'), asWritten(insured?.phone ?? null)],
      [
        words('Mailing address', 'Adresse postale'),
        asWritten(mailing ? addressLines(mailing, writing).join(', ') : null),
      ],
      [
        words('Years of driving a recreational vehicle', 'Années de conduite d’un véhicule récréatif'),
        count(insured?.rvDrivingExperienceYears ?? null),
      ],
      ...furtherAnswers(provider, 'person', insured?.answers ?? {}),
    ]),
  };
}

function secondPart(second: Entity, { t }: Writing): StatedPart {
  return {
    title: t(words('Second named insured', 'Second assuré désigné')),
    answers: answers(t, [
      [words('Name', 'Nom'), asWritten(nameOf(second))],
      [words('E-mail', 'Courriel'), asWritten(second.email)],
      [words('Telephone', 'Téléphone'), asWritten(second.phone)],
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
    title: t(sentence(vehicleNumber, { number: index + 1 })),
    answers: answers(t, [
      [words('Class', 'Classe'), labelOfKind(provider, vehicle.type)],
      [words('Year, make and model', 'Année, marque et modèle'), asWritten(vehicleTitle(vehicle))],
      [words('Identification number', 'Numéro d’identification'), asWritten(vehicle.vin)],
      [words('Value', 'Valeur'), amount(vehicle.ratingValue)],
      [words('What a total loss pays', 'Ce que paie une perte totale'), basis && valueBasisLabels[basis]],
      [words('Purchase price', 'Prix d’achat'), amount(vehicle.purchasePrice)],
      [words('Use', 'Utilisation'), usageType && usageLabels[usageType]],
      [words('Nights in it a year', 'Nuits à bord par année'), count(vehicle.nightsPerYear)],
      [words('Kept between trips', 'Gardé entre les voyages'), storageType && storageLabels[storageType]],
      [words('Kept at', 'Gardé à'), asWritten(stored ? addressLines(stored, writing).join(', ') : null)],
      [
        words('Rented out', 'Loué à d’autres'),
        rented === null
          ? null
          : sentence(words('{percent} % of the year', '{percent} % de l’année'), { percent: rented }),
      ],
      [words('Miles a year', 'Milles par année'), count(vehicle.estimatedYearlyMileage)],
      [words('Salvage title', 'Titre de récupération'), yesOrNo(vehicle.salvageTitle)],
      [words('First owner', 'Premier propriétaire'), yesOrNo(vehicle.originalOwner)],
      [words('Loan or lease', 'Prêt ou location'), yesOrNo(vehicle.financed)],
      [words('Held by', 'Détenu par'), asWritten(lender && nameOf(lender))],
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
    title: t(words('Driving in the last 36 months', 'Conduite des 36 derniers mois')),
    answers: answers(t, [
      [words('Accidents at fault', 'Accidents responsables'), stated('at_fault')],
      [words('Major violations', 'Infractions graves'), stated('major')],
      [words('Minor violations', 'Infractions mineures'), stated('minor')],
      [words('Speeding tickets', 'Excès de vitesse'), stated('speeding')],
    ]),
  };
}

function requestedPart(questions: readonly AskedQuestion[], t: Translate): StatedPart {
  const stated = questions.map(({ question, answer }) => {
    const message = answer === null ? null : factAlone(answerInWords(question, answer));
    return [factAlone(wordsOf(question)), message] as const;
  });
  return { title: t(words('What underwriting asks', 'Ce que demande la souscription')), answers: answers(t, stated) };
}

/** A cover that is bought, its limit and its deductible in full; null for one that is not. */
export function statedCover(provider: string, code: string, covers: Quote['coverages']): Phrase | null {
  if (ownValue(covers, code) === undefined) return null;
  const { limit, deductible } = printCover(provider, code, covers);
  const less = deductible && sentence(words('{deductible} deductible', 'Franchise de {deductible}'), { deductible });
  return limit && less ? sentence(andNext, { list: limit, next: less }) : (limit ?? less ?? included);
}

function coverPart({ provider, coverages, effectiveDate, policyDurationMonths }: Quote, t: Translate): StatedPart {
  const offered = lineFor(provider)?.covers.map(({ code }) => code) ?? [];
  return {
    title: t(words('Cover applied for', 'Protection demandée')),
    answers: answers(t, [
      [words('First day', 'Premier jour'), onDay(effectiveDate)],
      [words('Term', 'Durée'), sentence(monthsLong, { months: policyDurationMonths })],
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
    reference: t(sentence(quoteTitle, { number: quote.quoteId.slice(-8).toUpperCase() })),
    seller: insurer.seller,
    made,
    introduction: introduceInsurer(insurer).map(t),
    parts: parts.filter((part) => part.answers.length > 0),
    statements: [
      t(
        words(
          'I state that these answers are true as far as I know. The policy rests on them.',
          'Je déclare que ces réponses sont vraies à ma connaissance. La police repose sur elles.',
        ),
      ),
      t(
        words(
          'An answer that I know to be false in what matters can end the cover, as far as the law allows.',
          'Une réponse importante que je sais fausse peut mettre fin à la protection, dans la mesure permise par la loi.',
        ),
      ),
      t(
        words(
          'You may check driving records and earlier claims before the policy begins.',
          'Vous pouvez vérifier les dossiers de conduite et les réclamations antérieures avant le début de la police.',
        ),
      ),
    ],
  };
}
