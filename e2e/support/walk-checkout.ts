import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { pricingOf } from '@roadworthy/core/lines/pricing-of.ts';
import { bookOf } from '@roadworthy/core/lines/testing/line-books.ts';
import {
  canadianProvinces,
  isMotorised,
  ratingValueTypes,
  storageTypes,
  usageTypes,
  usStates,
  vehicleClasses,
  waitlistReasons,
} from '@roadworthy/core/products/vocabulary.ts';
import { checkAnswers } from '@roadworthy/core/lines/check-answers.ts';
import { checkAddress } from '@roadworthy/core/quoting/checks/check-address.ts';
import { checkDeclarations } from '@roadworthy/core/quoting/checks/check-declarations.ts';
import { findEntityProblems } from '@roadworthy/core/quoting/checks/check-entity.ts';
import { findVehicleProblems, valueRangeOf } from '@roadworthy/core/quoting/checks/check-vehicle.ts';
import type { EditKind } from '@roadworthy/core/quoting/vocabulary.ts';
import { checkInsurable, findObstacleOfEdit } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { type CheckoutState, checkoutState } from '@roadworthy/core/quoting/checkout/checkout-state.ts';
import { missingForPlans, withPlan } from '@roadworthy/core/quoting/checkout/planned-quote.ts';
import { plansOf } from '@roadworthy/core/quoting/checkout/plans-of.ts';
import { askedQuestions } from '@roadworthy/core/quoting/questions/asked-questions.ts';
import type { Question } from '@roadworthy/core/quoting/questions/question.ts';
import type { Entity, Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { factsOn, type QuoteFacts, rejectionsOf, referralsOf } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { exampleInsured, exampleQuote, exampleVehicle, today } from '@roadworthy/core/quoting/quote.fixture.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { hasSerialNumber } from '@roadworthy/core/shared/text/vin.ts';
import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { detailsChangesOf, detailsShapes } from '../../apps/web/src/features/checkout/details/details-answers.ts';
import {
  declarationsOf,
  drivingShapes,
  licenseOf,
} from '../../apps/web/src/features/checkout/drivers/driver-answers.ts';
import {
  asksOf,
  isOfVehicle,
  lineShapes,
  objectChangesOf,
  personAnswersOf,
} from '../../apps/web/src/features/checkout/line/line-answers.ts';
import { findingsOfStep, lastPart } from '../../apps/web/src/features/checkout/quote-data/open-findings.ts';
import { detourFrom, placeAfter } from '../../apps/web/src/features/checkout/quote-data/step-order.ts';
import { usageChangesOf, usageShapes } from '../../apps/web/src/features/checkout/use/usage-answers.ts';
import { vehicleChangesOf } from '../../apps/web/src/features/checkout/vehicle/vehicle-answers.ts';
import { vehicleShapes } from '../../apps/web/src/features/checkout/vehicle/vehicle-shapes.ts';
import { entityOf, youShapes } from '../../apps/web/src/features/checkout/you/you-answers.ts';
import { invalidFields, type Shapes } from '../../apps/web/src/features/shared/answers/shapes.ts';
import { lineView } from '../../apps/web/src/features/shared/lines/line-view.ts';
import { type Purchase, purchases } from './buy-by-hand.ts';

/** Where a walk came to an end, and what it did until then. */
export type Walk = {
  readonly what: string;
  /** Null for a dead end: neither a question, nor a price, nor a sentence that refuses or refers. */
  readonly end: 'price' | 'refused' | 'referred' | 'not sold' | null;
  readonly path: readonly string[];
};

type Random = () => number;
type Answers = Record<string, unknown>;

const pick = <One>(random: Random, list: readonly One[]): One => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('there is nothing to pick from');
  return one;
};

const areas = [
  ...usStates.map((area) => ({ country: 'US' as const, area })),
  ...canadianProvinces.map((area) => ({ country: 'CA' as const, area })),
];

const question: Question = {
  questionId: 'losses',
  question: 'Were there losses in the last three years?',
  questionFr: null,
  answerType: 'yes_no',
  choices: [],
  least: null,
  most: null,
  about: 'person',
  parentId: null,
  parentAnswer: null,
  sortOrder: 1,
  decisions: [{ decision: 'referral', answer: 'yes', from: null, to: null }],
  effectiveDate: day('2020-01-01'),
  expirationDate: null,
  wording: 1,
};

function blankVehicle(kind: string, index: number): Vehicle {
  return {
    ...exampleVehicle,
    vehicleId: `vehicle-${index}`,
    rootVehicleId: `vehicle-${index}`,
    type: kind,
    year: null,
    make: null,
    model: null,
    vin: null,
    ratingValue: null,
    ratingValueType: null,
    purchasePrice: null,
    usageType: null,
    storageType: null,
    estimatedYearlyMileage: null,
    rentalUtilizationRate: null,
    nightsPerYear: null,
    salvageTitle: null,
    vinPending: null,
    originalOwner: null,
    financed: null,
    answers: {},
    locationId: null,
  };
}

/** A quote as it is when a place and a kind are all that is known. */
function begunQuote(random: Random, { provider, kind }: Purchase): Quote {
  const { country, area } = pick(random, areas);
  const kinds = purchases.filter((one) => one.provider === provider).map((one) => one.kind);
  const further = provider === 'personal' && random() < 0.2 ? [pick(random, kinds)] : [];
  const line = lineFor(provider);
  return exampleQuote({
    provider: line?.provider as Quote['provider'],
    country,
    administrativeArea: area,
    policyDurationMonths: line?.terms.usual ?? 12,
    vehicles: [kind, ...further].map(blankVehicle),
    entities: [],
    locations: [],
    coverages: {},
    discounts: [],
    declarations: {},
    mailingLocationId: null,
    contentHash: null,
    steps: [],
  });
}

const product = { liveIn: ['US', 'CA'], notLiveIn: [], spansStates: true };
const findingsOf = (quote: Quote) => checkInsurable(quote, product, today);

function factsOfQuote(quote: Quote, questions: readonly Question[]): QuoteFacts {
  const line = lineFor(quote.provider);
  if (!line) throw new RangeError(`${quote.provider} is no line`);
  const book = bookOf(line);
  const rating = rateQuote(subjectOfQuote(quote), book);
  return factsOn(today, {
    rating: { ...rating, contentHash: '', raterVersionId: '' },
    missingForPlans: missingForPlans(quote, book),
    findings: findingsOf(quote),
    questions: askedQuestions(questions, quote),
  });
}

/** Whether what an edit writes is refused by the server: its field, as the form that sent it names it; null where it is saved. */
function refusedAt(before: Quote, after: Quote): string | null {
  const { provider } = after;
  const ofVehicles = after.vehicles.flatMap((vehicle, index) => {
    if (vehicle === before.vehicles[index]) return [];
    const answers = checkAnswers({ provider, of: 'object', before: 'vehicle.' }, vehicle.answers, {});
    const problems = findVehicleProblems(vehicle, today, valueRangeOf(provider));
    return [...problems, ...(answers.ok ? [] : [answers.refusal])];
  });
  const [insured] = after.entities;
  const ofInsured =
    insured && insured !== before.entities[0] ? findEntityProblems('named_insured', insured, today) : [];
  const [mailing] = after.locations;
  const address =
    mailing && mailing !== before.locations[0]
      ? checkAddress({
          line1: mailing.line1 ?? '',
          line2: mailing.line2,
          locality: mailing.locality ?? '',
          postalCode: mailing.postalCode ?? '',
        })
      : null;
  const declared = checkDeclarations(after.declarations, [question]);
  const kinds = [
    ...(ofVehicles.length > 0 || after.vehicles !== before.vehicles ? (['vehicle'] as const) : []),
    'entity',
  ];
  const [one] = [
    ...ofVehicles,
    ...ofInsured,
    ...(address && !address.ok ? [address.refusal] : []),
    ...(declared.ok ? [] : [declared.refusal]),
    ...kinds.flatMap((kind) => {
      const found = findObstacleOfEdit(kind as EditKind, findingsOf(before), findingsOf(after));
      return found ? [found] : [];
    }),
  ];
  return one ? lastPart(one.field ?? '') : null;
}

type Place = { readonly quote: Quote; readonly facts: QuoteFacts; readonly state: CheckoutState };

/** A form as its page has it: which fields it draws, what it demands of them, and how they are saved. */
type Form = {
  readonly shapes: Shapes<Answers>;
  readonly names: readonly string[];
  readonly answers: Answers;
  readonly save: (quote: Quote, answers: Answers) => Quote;
};

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

const columns = (changes: object): Answers =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [camel(name), value]));

function withVehicle(quote: Quote, place: number, changes: object): Quote {
  const vehicles = quote.vehicles.map((vehicle, index) => {
    if (index !== place) return vehicle;
    const { answers = {}, ...columned } = changes as { readonly answers?: object };
    return { ...vehicle, ...columns(columned), answers: { ...vehicle.answers, ...answers } };
  });
  return { ...quote, vehicles };
}

function withInsured(quote: Quote, changes: object): Quote {
  const known: Entity = quote.entities[0] ?? {
    ...exampleInsured,
    firstName: null,
    lastName: null,
    email: null,
    birthdate: null,
    licenseNumber: null,
    licenseFirstIssuedYear: null,
    rvDrivingExperienceYears: null,
    answers: {},
  };
  const { answers = {}, ...columned } = changes as { readonly answers?: object };
  const insured = { ...known, ...columns(columned), answers: { ...known.answers, ...answers } };
  const area = quote.administrativeArea;
  const mailing = { line1: '12 Oak Street', locality: 'Columbus', administrativeArea: area, country: quote.country };
  const location = { ...exampleQuote().locations[0], ...mailing } as Quote['locations'][number];
  return {
    ...quote,
    entities: [insured, ...quote.entities.slice(1)],
    locations: [location],
    mailingLocationId: location.locationId,
  };
}

const vinOfYear = (year: number, serial = 1): string =>
  hasSerialNumber(year) ? `I31T9J${1000 + serial}` : exampleVin(year, serial);

const whole = (random: Random, least: number, most: number): string =>
  String(least + Math.floor(random() * (most - least + 1)));

/** Somebody else who drives, complete as their form demands it, of any age. */
function otherDriver(random: Random): Entity {
  return {
    ...exampleInsured,
    entityId: 'driver-2',
    rootEntityId: 'driver-2',
    entityRelationship: 'driver',
    birthdate: day(pick(random, ['1996-05-17', '2012-05-17'])),
    rvDrivingExperienceYears: 0,
    locationId: null,
  };
}

const person = (random: Random, isBold: boolean): Answers => ({
  first_name: 'Marian',
  last_name: 'Okonkwo',
  email: 'marian@example.com',
  phone: '',
  birthdate: { month: '3', day: '9', year: isBold ? whole(random, 1935, 2012) : '1968' },
  line_1: '12 Oak Street',
  line_2: '',
  locality: 'Columbus',
  postal_code: '43215',
});

/** What a person answers: plain on a second try, and at first sometimes nothing where it may be left out, or much. */
function formOf({ quote }: Place, step: string, place: number, random: Random, isBold: boolean): Form | null {
  const vehicle = quote.vehicles[place];
  const year = isBold ? whole(random, 1965, 2027) : whole(random, 2016, 2024);
  if (quote.provider !== 'personal') return lineForm(quote, step, place, random, isBold);
  if (step === 'vehicle') {
    const answers = {
      year,
      make: 'Airstream',
      model: 'Sovereign',
      rating_value: Number(whole(random, isBold ? 500 : 10_000, isBold ? 1_500_000 : 90_000)) * 100,
      vin: isBold && random() < 0.6 ? '' : vinOfYear(Number(year), place + 1),
      vin_pending: isBold && random() < 0.5,
      rating_value_type: isBold ? pick(random, ratingValueTypes) : 'agreed_value',
    };
    const save = (one: Quote, all: Answers) => {
      const changes = vehicleChangesOf(all);
      return withVehicle(one, place, { ...changes, vin: changes.vin === '' ? null : changes.vin });
    };
    return { shapes: vehicleShapes as Shapes<Answers>, names: Object.keys(answers), answers, save };
  }
  if (step === 'use') {
    const isRented = isBold && random() < 0.4;
    const answers = {
      usage_type: isBold ? pick(random, usageTypes) : 'recreational',
      nights_per_year: whole(random, 0, 300),
      storage_type: pick(random, storageTypes),
      rented: isRented,
      rental_utilization_rate: isRented ? whole(random, 1, 100) : '',
      estimated_yearly_mileage: whole(random, 0, isBold ? 60_000 : 9000),
    };
    const drives = vehicleClasses.some((one) => one === vehicle?.type && isMotorised(one));
    const save = (one: Quote, all: Answers) => withVehicle(one, place, usageChangesOf(all, all as typeof answers));
    return { shapes: usageShapes(drives) as Shapes<Answers>, names: Object.keys(answers), answers, save };
  }
  if (step === 'details') {
    const withPrice = vehicle?.ratingValueType === 'purchase_price';
    const isFinanced = isBold && random() < 0.4;
    const answers = {
      salvage_title: isBold && random() < 0.2,
      original_owner: null,
      purchase_price: withPrice ? 4_500_000 : null,
      financed: isFinanced,
      lienholder_id: '',
      business_name: 'First Bank',
      line_1: '1 Bank Street',
      locality: 'Columbus',
      postal_code: '43215',
    };
    const save = (one: Quote, all: Answers) => {
      const changes = detailsChangesOf(all);
      return withVehicle(one, place, { ...changes, lienholder_id: isFinanced ? 'lender' : null });
    };
    return { shapes: detailsShapes(withPrice) as Shapes<Answers>, names: Object.keys(answers), answers, save };
  }
  if (step === 'you') {
    const save = (one: Quote, all: Answers) => withInsured(one, entityOf(all as Parameters<typeof entityOf>[0]));
    const answers = person(random, isBold);
    return { shapes: youShapes() as Shapes<Answers>, names: Object.keys(answers), answers, save };
  }
  if (step === 'drivers') {
    const answers = {
      license_number: isBold && random() < 0.6 ? '' : 'TL123456',
      license_administrative_area: quote.administrativeArea,
      rv_driving_experience_years: isBold ? whole(random, 0, 60) : '3',
      at_fault: isBold ? whole(random, 0, 4) : '0',
      major: isBold && random() < 0.2 ? '1' : '0',
      minor: '0',
      speeding: isBold ? whole(random, 0, 3) : '0',
    };
    const save = (one: Quote, all: Answers) => {
      const stated = all as typeof answers;
      const { declarations } = one;
      const answered = withInsured(one, licenseOf(stated));
      const others = isBold && random() < 0.3 ? [otherDriver(random)] : answered.entities.slice(1);
      return {
        ...answered,
        entities: [...answered.entities.slice(0, 1), ...others],
        declarations: { ...declarations, ...declarationsOf(stated) },
      };
    };
    return { shapes: drivingShapes as Shapes<Answers>, names: [...Object.keys(answers), 'points'], answers, save };
  }
  if (step === 'review') return reviewForm(quote, place);
  return historyForm(step, random, isBold);
}

/** The one thing that is asked where everything is looked over: a VIN that was put off. */
function reviewForm(quote: Quote, place: number): Form {
  const vehicle = quote.vehicles[place];
  const isPutOff = vehicle?.vinPending === true && vehicle.vin === null;
  const save = (one: Quote, all: Answers) => withVehicle(one, place, { vin: all['vin'] });
  return isPutOff
    ? { shapes: {}, names: ['vin'], answers: { vin: vinOfYear(vehicle.year ?? 2020, place + 1) }, save }
    : { shapes: {}, names: [], answers: {}, save: (one) => one };
}

function historyForm(step: string, random: Random, isBold: boolean): Form | null {
  if (step !== 'history') return null;
  const { questionId } = question;
  const answer = isBold && random() < 0.3 ? 'yes' : 'no';
  return {
    shapes: {},
    names: [questionId],
    answers: { [questionId]: answer },
    save: (one, all) => {
      const questions = { [questionId]: { wording: 1, answer: all[questionId] } };
      return { ...one, declarations: { ...one.declarations, questions } };
    },
  };
}

// What a page lets through that the server refuses, by the name of the answer.
const mistakes: Readonly<Record<string, readonly unknown[]>> = {
  year: ['1850', '2099'],
  make: ['Air\u0416stream', '\u{1F600}'],
  model: ['<b>', '\u202E'],
  rating_value: [1, 900_000_000_000],
  vin: ['1HGCM82633A004353', 'O0O0O0O0O0O0O0O0O'],
  nights_per_year: ['367', '999'],
  estimated_yearly_mileage: ['999999'],
  rental_utilization_rate: ['101'],
  purchase_price: [0, 900_000_000_000],
  first_name: ['1111', '\u{1F600}'],
  last_name: ['\u3164', 'X@Y'],
  email: ['a@b', 'nobody@nowhere..com'],
  birthdate: [
    { month: '2', day: '30', year: '1990' },
    { month: '1', day: '1', year: '1801' },
  ],
  line_1: ['\u{1F600}'],
  locality: ['\u{1F600}'],
  postal_code: ['00000', 'ABC'],
  license_number: ['!!!', '1'],
  rv_driving_experience_years: ['99', '60'],
  at_fault: ['99'],
  speeding: ['99'],
  length_feet: ['0', '9999'],
  horsepower: ['0', '999999'],
  engine_cc: ['0', '999999'],
  odometer: ['99999999'],
};

/** The answers with one that is wrong, where the form asks for one that can be. */
function withMistake({ answers }: Form, random: Random): Answers {
  const names = Object.keys(answers).filter((name) => Object.hasOwn(mistakes, name));
  if (names.length === 0) return answers;
  const name = pick(random, names);
  return { ...answers, [name]: pick(random, mistakes[name] ?? []) };
}

const plain: Readonly<Record<string, string | number>> = {
  rating_value: 900_000,
  engine_cc: '600',
  odometer: '12000',
  wheels: '6',
  tire_years: '2',
  length_feet: '18',
  horsepower: '90',
  top_speed: '40',
  riding_years: '12',
  boating_years: '12',
  incidents: '0',
};

function lineForm(quote: Quote, step: string, place: number, random: Random, isBold: boolean): Form | null {
  const vehicle = quote.vehicles[place];
  const view = lineView(quote.provider, 'en-us');
  const asks = asksOf(view, step, vehicle?.type ?? '', vehicle?.vinPending === true);
  const isPutOff = asks.mayPutOff && isBold && random() < 0.5;
  if (view.steps.every(({ id }) => id !== step)) return historyForm(step, random, isBold);
  const of = { type: vehicle?.type, garaging_postal_code: '43215' };
  const fields = asks.fields.map(({ path, kind, choices, name, most }) => {
    if (kind === 'choice') return [path, isBold ? pick(random, choices).value : choices[0]?.value];
    if (kind === 'yes_no') return [path, isBold ? random() < 0.4 : name === 'endorsement'];
    if (path === 'year') return [path, isBold ? whole(random, 1985, 2027) : '2021'];
    if (path === 'vin') return [path, isPutOff ? '' : vinOfYear(vehicle?.year ?? 2021, place + 1)];
    if (kind === 'cents') return [path, isBold ? Number(whole(random, 500, 400_000)) * 100 : plain[path]];
    if (kind === 'whole') return [path, isBold ? whole(random, 0, most ?? 90) : (plain[path] ?? '1')];
    return [path, 'AB 12'];
  });
  const answers: Answers = {
    ...(asks.kind || asks.place ? of : {}),
    ...(asks.insured ? person(random, isBold) : {}),
    ...Object.fromEntries(fields),
    ...(asks.mayPutOff ? { vin_pending: isPutOff } : {}),
  };
  const save = (one: Quote, all: Answers) => {
    const { type: _type, garaging_postal_code: _place, ...changes } = objectChangesOf(asks, all) ?? {};
    const stored = isOfVehicle(asks) ? withVehicle(one, place, changes) : one;
    if (!asks.insured) return stored;
    const insured = entityOf(all as Parameters<typeof entityOf>[0]);
    return withInsured(stored, { ...insured, answers: personAnswersOf(asks, all) });
  };
  return { shapes: lineShapes(asks, view, 'en-US'), names: Object.keys(answers), answers, save };
}

type Shown = {
  readonly status: string;
  readonly screen: string | null;
  readonly next: string;
  readonly steps: {
    readonly id: string;
    readonly answered: boolean;
    readonly reached: boolean;
    readonly after: string;
  }[];
  readonly missing_fields: { path: string; step: string; message: string; code: string | null }[];
};

/** The state as the pages read it. */
function shownOf({ quote, state }: Place): Shown {
  return {
    status: quote.status,
    screen: state.screen ?? state.stop,
    next: state.screen ?? state.next ?? 'payment',
    steps: state.steps.map(({ step, ...of }) => ({ id: step, ...of })),
    missing_fields: state.missing.map(({ field, step, message, code = null }) => ({
      path: field,
      step,
      message,
      code,
    })),
  };
}

const isPlans = ({ provider }: Quote, step: string): boolean =>
  provider === 'personal'
    ? step === 'plans'
    : (lineFor(provider)?.checkout.some(({ code, asks }) => code === step && asks.includes('covers')) ?? false);

/** Whether the page of the plans shows a price of each, or a range. */
function isPriced({ quote }: Place): boolean {
  const line = lineFor(quote.provider);
  if (!line) return false;
  const book = bookOf(line);
  const offers = plansOf(quote);
  const totals = offers.map((offer) => rateQuote(subjectOfQuote(withPlan(quote, offer)), book).total);
  if (totals.length > 0 && totals.every((total) => total !== null)) return true;
  return 'low' in pricingOf(quote.provider).range(subjectOfQuote(quote), book);
}

// What no answer mends: the law of a place, or a product that is not sold there. The waiting list says so at every step.
const unsold = new Set<string>([...waitlistReasons, 'other_country', 'other_state']);

/** What is said against the sale as it is; a sentence of no words says nothing. */
function endOf({ facts, state }: Place): Walk['end'] {
  const textOf = (list: readonly { readonly message: string }[]) => list.some(({ message }) => message.trim() !== '');
  if (textOf(rejectionsOf(facts))) return 'refused';
  if (textOf(referralsOf(facts))) return 'referred';
  const stands = state.missing.find(({ code }) => code !== undefined && unsold.has(code));
  return stands && textOf([stands]) ? 'not sold' : null;
}

const mostMoves = 90;
const laterSteps = new Set(['sign', 'payment', 'confirmation']);

/** Walks one quote as a person does who reads, answers and presses Continue. */
function walk(purchase: Purchase, random: Random): Walk {
  const questions = random() < 0.5 ? [question] : [];
  let quote = begunQuote(random, purchase);
  const look = (): Place => {
    const facts = factsOfQuote(quote, questions);
    return { quote, facts, state: checkoutState(quote, facts) };
  };
  const what = `${purchase.provider} ${purchase.kind} ${quote.country}-${quote.administrativeArea}`;
  const path: string[] = [];
  const tries = new Map<string, number>();
  let step: string = look().state.next ?? 'start';
  let vehicle = 0;
  const ended = (end: Walk['end'], why = ''): Walk => ({ what, end, path: why === '' ? path : [...path, why] });
  for (let move = 0; move < mostMoves; move += 1) {
    const place = look();
    const shown = shownOf(place);
    const detour = detourFrom(step, shown);
    if (detour !== null && detour !== step) step = detour;
    const isStep = shown.steps.some(({ id }) => id === step);
    path.push(quote.vehicles.length > 1 ? `${step} ${vehicle + 1}` : step);
    if (!isStep) return ended(endOf(place));
    if (laterSteps.has(step)) return isPriced(place) ? ended('price') : ended(endOf(place));
    const owed = findingsOfStep(shown.missing_fields, step);
    const index = shown.steps.findIndex(({ id }) => id === step);
    const skipped = shown.steps.slice(0, index).find(({ answered }) => !answered);
    if (skipped) return ended(null, `is offered before ${skipped.id} has what it waits for`);
    if (isPlans(quote, step)) {
      if (!isPriced(place)) return ended(endOf(place));
      const offers = plansOf(quote);
      quote = withPlan(quote, pick(random, offers));
      // A line may ask of the things insured beside the covers.
      for (const index of quote.vehicles.keys()) {
        const form = quote.provider === 'personal' ? null : lineForm(quote, step, index, random, false);
        if (form) quote = form.save(quote, form.answers);
      }
    } else {
      const key = `${step} ${vehicle}`;
      const count = tries.get(key) ?? 0;
      tries.set(key, count + 1);
      if (count > 8) return ended(endOf(place), `${step} is not left: ${owed.map(({ path: one }) => one).join()}`);
      const form = formOf(place, step, vehicle, random, count === 0 && random() < 0.5);
      if (form === null) return ended(endOf(place), `no form at ${step}`);
      const invalid = Object.keys(invalidFields(form.shapes, form.answers));
      if (invalid.length > 0) {
        path.push(`(${invalid.join()})`);
        continue;
      }
      const isMistaken = count === 0 && random() < 0.4;
      const answers = isMistaken ? withMistake(form, random) : form.answers;
      const caught = Object.keys(invalidFields(form.shapes, answers));
      const edited = caught.length > 0 ? quote : form.save(quote, answers);
      const refused = caught.length > 0 ? caught.join() : refusedAt(quote, edited);
      if (refused !== null) {
        // What is refused is not saved, and is said at a field that the page draws: whoever mends it goes on.
        path.push(`{${refused}}`);
        const isDrawn = refused.split(',').every((name) => form.names.includes(name));
        if (!isDrawn) return ended(endOf(look()), `${step} is refused at ${refused}, which it does not ask`);
        continue;
      }
      quote = edited;
      const fresh = shownOf(look());
      const held = findingsOfStep(fresh.missing_fields, step, quote.vehicles.length > 1 ? vehicle : null);
      const strange = held.find((one) => !form.names.includes(lastPart(one.path)));
      if (strange) return ended(endOf(look()), `${step} waits for ${strange.path}, which it does not ask`);
      if (held.length > 0) {
        path.push(`[${held.map((one) => lastPart(one.path)).join()}]`);
        continue;
      }
    }
    if (!quote.steps.includes(step)) quote = { ...quote, steps: [...quote.steps, step] };
    const fresh = shownOf(look());
    const other = quote.vehicles.findIndex((_one, index) =>
      fresh.missing_fields.some((one) => one.step === step && one.path.startsWith(`vehicles.${index}.`)),
    );
    if (other >= 0 && !isPlans(quote, step)) {
      vehicle = other;
      continue;
    }
    const after = placeAfter(step, fresh);
    if (after === step) {
      const end = endOf(look());
      if (isPlans(quote, step)) return ended(end, `${step} is not left`);
    }
    step = after;
    const first = quote.vehicles.findIndex((_one, index) =>
      fresh.missing_fields.some((one) => one.step === after && one.path.startsWith(`vehicles.${index}.`)),
    );
    vehicle = Math.max(0, first);
  }
  return ended(null, 'no end');
}

/** Walks so many quotes of all classes, lines and states, the same for the same seed. */
export function walkCheckouts(seed: number, count: number): Walk[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_none, index) =>
    walk(purchases[index % purchases.length] ?? pick(random, purchases), random),
  );
}
