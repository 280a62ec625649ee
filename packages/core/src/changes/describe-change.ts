import { fieldsOf } from '../lines/line-parts.ts';
import { labelOfGranted, labelOfKind, labelOfPart, printCover } from '../lines/line-labels.ts';
import { lineOf } from '../lines/line-for.ts';
import type { Field } from '../lines/line.ts';
import { storageLabels, usageLabels, valueBasisLabels } from '../products/labels.ts';
import type { Answers } from '../rating/rating-subject.ts';
import { type Entity, type Location, nameOf, type Quote, type Vehicle } from '../quoting/quote.ts';
import type { EntityRelationship } from '../quoting/vocabulary.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { factAlone, type Phrase, printSentence, sentence, type Sentence } from '../shared/text/sentence.ts';
import { asWritten, sameInBoth, type Words, words } from '../shared/words.ts';
import type { ReductionKind } from './reduced-cover.ts';

/** What one answer about a thing was and is; null where there is none. */
export type ChangedAnswer = { readonly label: Phrase; readonly before: Phrase | null; readonly after: Phrase | null };

/** A cover, a vehicle, a person or an address that is otherwise by a change. */
export type ChangedThing = {
  readonly part: 'coverages' | 'discounts' | 'vehicles' | 'entities' | 'locations';
  /** What stays the same of it through every copy; of a cover and a discount its code. */
  readonly key: string;
  readonly is: 'added' | 'removed' | 'changed';
  readonly name: Phrase;
  readonly answers: readonly ChangedAnswer[];
};

type Answer = readonly [label: Phrase, value: Phrase | null];
/** A thing as it is described: what it is called, and what is said of it. */
type Described = { readonly name: Phrase; readonly answers: readonly Answer[] };

const yes = words('Yes', 'Oui');
const no = words('No', 'Non');
const yesOrNo = (value: boolean | null): Phrase | null => (value === null ? null : value ? yes : no);
const count = (value: number | null): Phrase | null => (value === null ? null : factAlone(value));
const amount = (cents: number | null): Phrase | null => (cents === null ? null : factAlone({ cents }));

/** An address in one line; null where nothing of it is known. */
function placeText(place: Location | undefined): string | null {
  if (!place) return null;
  const { line1, line2, locality, administrativeArea: area, postalCode } = place;
  const town = [locality, area].filter(Boolean).join(', ');
  return [line1, line2, `${town} ${postalCode}`.trim()].filter(Boolean).join(', ') || null;
}

const placeOf = ({ locations }: Quote, id: string | null): string | null =>
  placeText(locations.find(({ locationId }) => locationId === id));

/** What a line asks beyond the columns, in its own words. */
function further(provider: string, of: 'object' | 'person', given: Answers): Answer[] {
  return fieldsOf(lineOf(provider), of)
    .filter(({ name }) => Object.hasOwn(given, name))
    .map((field): Answer => [field.label, furtherAnswer(field, ownValue(given, field.name))]);
}

function furtherAnswer({ kind, choices = [] }: Field, answer: unknown): Phrase | null {
  if (typeof answer === 'boolean') return yesOrNo(answer);
  if (typeof answer === 'number') return kind === 'cents' ? amount(answer) : count(answer);
  if (typeof answer !== 'string') return null;
  return choices.find(({ value }) => value === answer)?.label ?? sameInBoth(answer);
}

function coversOf({ provider, coverages }: Quote): Map<string, Described> {
  return new Map(
    Object.keys(coverages).map((code) => {
      const { limit, deductible } = printCover(provider, code, coverages);
      return [
        code,
        {
          name: labelOfPart(provider, code),
          answers: [
            [words('Limit', 'Limite'), limit],
            [words('Deductible', 'Franchise'), deductible],
          ],
        },
      ];
    }),
  );
}

function discountsOf({ provider, discounts }: Quote): Map<string, Described> {
  return new Map(discounts.map((code) => [code, { name: labelOfGranted(provider, code), answers: [] }]));
}

function vehicleName({ year, make, model, type }: Vehicle, provider: string): Phrase {
  const title = [year, make, model].filter((part) => part !== null && part !== '').join(' ');
  return title === '' ? labelOfKind(provider, type) : sameInBoth(title);
}

function answersOfVehicle(vehicle: Vehicle, quote: Quote): Answer[] {
  const { ratingValueType: basis, usageType: usage, storageType: storage, rentalUtilizationRate: rented } = vehicle;
  const lender = quote.entities.find(({ entityId }) => entityId === vehicle.lienholderId);
  return [
    [words('Class', 'Catégorie'), labelOfKind(quote.provider, vehicle.type)],
    [words('Identification number', 'Numéro d’identification'), asWritten(vehicle.vin)],
    [words('Value', 'Valeur'), amount(vehicle.ratingValue)],
    [words('What a total loss pays', 'Indemnité en cas de perte totale'), basis && valueBasisLabels[basis]],
    [words('Purchase price', 'Prix d’achat'), amount(vehicle.purchasePrice)],
    [words('Use', 'Utilisation'), usage && usageLabels[usage]],
    [words('Nights in it a year', 'Nuits à bord par année'), count(vehicle.nightsPerYear)],
    [words('Miles a year', 'Milles par année'), count(vehicle.estimatedYearlyMileage)],
    [words('Kept between trips', 'Garé entre les voyages'), storage && storageLabels[storage]],
    [words('Kept at', 'Garé à'), asWritten(placeOf(quote, vehicle.locationId))],
    [words('Registered at', 'Immatriculé à'), asWritten(placeOf(quote, vehicle.registrationLocationId))],
    [
      words('Rented out', 'Loué'),
      rented === null
        ? null
        : sentence(words('{percent} % of the year', '{percent} % de l’année'), { percent: rented }),
    ],
    [words('Salvage title', 'Titre de récupération'), yesOrNo(vehicle.salvageTitle)],
    [words('First owner', 'Premier propriétaire'), yesOrNo(vehicle.originalOwner)],
    [words('Loan or lease', 'Prêt ou location'), yesOrNo(vehicle.financed)],
    [words('Held by', 'Détenu par'), lender ? sameInBoth(nameOf(lender)) : null],
    ...further(quote.provider, 'object', vehicle.answers),
  ];
}

const relationships: Readonly<Partial<Record<EntityRelationship, Phrase>>> = {
  named_insured: words('Named insured', 'Assuré désigné'),
  second_named_insured: words('Second named insured', 'Deuxième assuré désigné'),
  additional_insured: words('Additional insured', 'Assuré additionnel'),
  driver: words('Driver', 'Conducteur'),
  excluded_driver: words('Excluded from driving', 'Conducteur exclu'),
  lienholder: words('Lienholder', 'Créancier'),
  loss_payee: words('Loss payee', 'Bénéficiaire de l’indemnité'),
};

function answersOfPerson(person: Entity, quote: Quote): Answer[] {
  return [
    [words('Name', 'Nom'), sameInBoth(nameOf(person))],
    [words('Part in the policy', 'Rôle dans la police'), relationships[person.entityRelationship] ?? null],
    [words('E-mail', 'Courriel'), asWritten(person.email)],
    [words('Telephone', 'Téléphone'), asWritten(person.phone)],
    [words('Date of birth', 'Date de naissance'), person.birthdate && factAlone(person.birthdate)],
    [words('License of', 'Permis délivré par'), asWritten(person.licenseAdministrativeArea)],
    [
      words('First licensed', 'Premier permis'),
      person.licenseFirstIssuedYear === null ? null : sameInBoth(String(person.licenseFirstIssuedYear)),
    ],
    [
      words('Years of driving a recreational vehicle', 'Années de conduite d’un véhicule récréatif'),
      count(person.rvDrivingExperienceYears),
    ],
    [words('Address', 'Adresse'), asWritten(placeOf(quote, person.locationId))],
    ...further(quote.provider, 'person', person.answers),
  ];
}

const isSame = (one: Phrase | null, other: Phrase | null): boolean =>
  one === other || (one !== null && other !== null && printSentence(one, 'en-US') === printSentence(other, 'en-US'));

function answersBetween(was: readonly Answer[], is: readonly Answer[]): ChangedAnswer[] {
  const labels = [...new Map([...was, ...is].map(([label]) => [printSentence(label, 'en-US'), label])).entries()];
  const of = (answers: readonly Answer[], label: string) =>
    answers.find(([one]) => printSentence(one, 'en-US') === label)?.[1] ?? null;
  return labels.flatMap(([key, label]) => {
    const [before, after] = [of(was, key), of(is, key)];
    return isSame(before, after) ? [] : [{ label, before, after }];
  });
}

function things(
  part: ChangedThing['part'],
  before: ReadonlyMap<string, Described>,
  after: ReadonlyMap<string, Described>,
): ChangedThing[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): ChangedThing[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const name = is?.name ?? was?.name ?? sameInBoth(key);
    const answers = answersBetween(was?.answers ?? [], is?.answers ?? []);
    if (!was) return [{ part, key, is: 'added', name, answers }];
    // What goes is named; what was said of it went with it.
    if (!is) return [{ part, key, is: 'removed', name, answers: [] }];
    return answers.length === 0 ? [] : [{ part, key, is: 'changed', name, answers }];
  });
}

const vehiclesOf = (quote: Quote) =>
  new Map(
    quote.vehicles.map((one): [string, Described] => [
      one.rootVehicleId,
      { name: vehicleName(one, quote.provider), answers: answersOfVehicle(one, quote) },
    ]),
  );

/** The number of a license is shown to nobody who does not read it elsewhere: that it is another one is all that is said. */
const numberChanged = (before: Quote, after: Quote): ReadonlySet<string> => {
  const numbers = new Map(before.entities.map((one) => [one.rootEntityId, one.licenseNumber]));
  const others = after.entities.filter(
    ({ rootEntityId: root, licenseNumber }) => numbers.has(root) && numbers.get(root) !== licenseNumber,
  );
  return new Set(others.map(({ rootEntityId }) => rootEntityId));
};

const peopleOf = (quote: Quote, changed: ReadonlySet<string> = new Set()) =>
  new Map(
    quote.entities.map((one): [string, Described] => [
      one.rootEntityId,
      {
        name: sameInBoth(nameOf(one)),
        answers: [
          ...answersOfPerson(one, quote),
          ...(changed.has(one.rootEntityId)
            ? [[words('License number', 'Numéro de permis'), words('Another one', 'Un autre')] as const]
            : []),
        ],
      },
    ]),
  );

function mailingOf(quote: Quote): Map<string, Described> {
  const address: Answer = [words('Address', 'Adresse'), asWritten(placeOf(quote, quote.mailingLocationId))];
  return new Map([['mailing', { name: words('Where letters go', 'Adresse postale'), answers: [address] }]]);
}

/** What is otherwise from one description of what a policy covers to another, in words: nothing of it is a decision. */
export function describeChange(before: Quote, after: Quote): readonly ChangedThing[] {
  return [
    ...things('coverages', coversOf(before), coversOf(after)),
    ...things('discounts', discountsOf(before), discountsOf(after)),
    ...things('vehicles', vehiclesOf(before), vehiclesOf(after)),
    ...things('entities', peopleOf(before), peopleOf(after, numberChanged(before, after))),
    ...things('locations', mailingOf(before), mailingOf(after)),
  ];
}

/** What a signature under a change agrees to, of each way in which it covers less. */
const agreedTo: Readonly<Record<ReductionKind, Words<'name'>>> = {
  cover_left_out: words('{name} is left out.', 'La protection « {name} » est retirée.'),
  limit_lowered: words('{name} pays less.', 'La protection « {name} » verse moins.'),
  deductible_raised: words(
    '{name} has a higher deductible.',
    'La protection « {name} » comporte une franchise plus élevée.',
  ),
  terms_changed: words('{name} pays by other terms.', 'La protection « {name} » verse selon d’autres conditions.'),
  vehicle_left_out: words('{name} is not covered any more.', 'Le véhicule {name} n’est plus couvert.'),
  vehicle_worth_less: words('{name} is insured for less.', 'Le véhicule {name} est assuré pour moins.'),
  driver_excluded: words(
    '{name} is excluded: nothing is covered while they drive.',
    '{name} ne doit plus conduire : rien n’est couvert quand cette personne conduit.',
  ),
};

/** Words as a fact of a sentence about them. */
function factOf(name: Phrase) {
  return 'en' in name ? { en: name.en, fr: name.fr } : name;
}

/** One way in which a change covers less, as who is insured reads it before they sign. */
export function describeReduction(
  { kind, key }: { readonly kind: ReductionKind; readonly key: string },
  { before, after }: { readonly before: Quote; readonly after: Quote },
): Sentence {
  const vehicle = before.vehicles.find(({ rootVehicleId }) => rootVehicleId === key);
  const person = after.entities.find(({ rootEntityId }) => rootEntityId === key);
  const name = vehicle
    ? vehicleName(vehicle, before.provider)
    : person
      ? sameInBoth(nameOf(person))
      : labelOfPart(before.provider, key);
  return sentence(agreedTo[kind], { name: factOf(name) });
}
