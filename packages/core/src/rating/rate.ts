import type { BoughtCover } from '../products/labels.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { DollarProduct } from './exact.ts';
import { type Findings, newFindings, reportMissing, reportMissingCover, reportRejection } from './findings.ts';
import { findRow, lookUp } from './book/find-row.ts';
import { flatCents, flatCharges } from './flat-charges.ts';
import { checkPersons, costliestPerson, type PersonRows, personRows } from './book/person-rows.ts';
import { withCap } from './price-cap.ts';
import { minimumOf, totalPremium, type VehiclePremium } from './premium-total.ts';
import {
  type CompiledCoverage,
  type CompiledFactor,
  isBarred,
  noRowsYet,
  type ObjectPlan,
  planFor,
  type RateBook,
  rowsOf,
} from './book/rate-book.ts';
import type { CompiledRow } from './book/rate-rows.ts';
import type { PriceItem, Rating, TraceStep } from './rating.ts';
import type { LineSubject, RatedObject } from './rating-subject.ts';
import { traceCoverage, traceFlatCharge } from './explaining/trace.ts';
import { words } from '../shared/words.ts';

export const choosePlan = words('Choose a plan.', 'Choisissez une formule.');

type Covers = NonNullable<LineSubject['coverages']>;

/** By the position of their factor. */
type Rows = (CompiledRow | undefined)[];

/** What the objects kept in one state share. */
type Place = { readonly state: string | null; readonly rows: Rows; readonly persons: readonly PersonRows[] };

/** What every object of a rating shares, and what has been computed so far. */
type Draft = {
  readonly subject: LineSubject;
  readonly coverages: Covers;
  readonly book: RateBook;
  readonly term: CompiledRow | undefined;
  readonly places: Place[];
  readonly findings: Findings;
  readonly items: PriceItem[];
  readonly vehicles: VehiclePremium[];
  readonly trace: TraceStep[] | null;
};

function stateOf(object: RatedObject, subject: LineSubject): string | null {
  return object.state ?? subject.state;
}

function groupOf(object: RatedObject, book: RateBook): string | undefined {
  return book.groupOf.get(ownValue(object, book.structure.objects.answer));
}

function hasPersons(state: string | null, { subject, book, coverages }: Draft): boolean {
  return subject.vehicles.some((object) => {
    const group = groupOf(object, book);
    return group !== undefined && stateOf(object, subject) === state && planFor(book, group, coverages).persons;
  });
}

/** The rows of a place and of the quote, found once for all objects that are kept there. */
function placeOf(state: string | null, draft: Draft): Place {
  const { subject, book, term, findings, places } = draft;
  for (const place of places) if (place.state === state) return place;
  const rows = noRowsYet(book);
  rows[book.ofTerm.position] = term;
  for (const factor of book.shared) {
    if (isBarred(factor, state, subject.effectiveDate)) continue;
    const { of, answer } = factor.shape;
    const provided = of === 'place' && answer === 'state' ? state : ownValue(subject, answer);
    rows[factor.position] = lookUp(factor, provided, '', subject.effectiveDate, findings);
  }
  const persons = hasPersons(state, draft) ? personRows(subject, state, book, findings) : [];
  const place = { state, rows, persons };
  places.push(place);
  return place;
}

/** The row of a cover's own setting: its deductible or its limit. */
function coverRow(factor: CompiledFactor, code: string, bought: BoughtCover | undefined, findings: Findings) {
  const { answer } = factor.shape;
  const setting = ownValue(bought, answer);
  const row = setting === undefined ? undefined : factor.rows.byKey.get(setting);
  if (!row) reportMissingCover(findings, `${code}.${answer}`);
  return row;
}

function collectRows(
  coverage: CompiledCoverage,
  own: Rows,
  place: Place,
  person: PersonRows | undefined,
  draft: Draft,
) {
  const rows: CompiledRow[] = [];
  for (const factor of coverage.factors) {
    const { position, shape } = factor;
    let row: CompiledRow | undefined;
    if (shape.of === 'object') row = own[position];
    else if (shape.of === 'cover')
      row = coverRow(factor, coverage.code, ownValue(draft.coverages, coverage.code), draft.findings);
    else row = shape.of === 'person' ? person?.rows[position] : place.rows[position];
    if (row) rows.push(row);
  }
  return rows;
}

function centsOf(rows: readonly CompiledRow[], column: number): number {
  const product = new DollarProduct();
  for (const { factors } of rows) {
    const factor = factors[column];
    if (factor) product.times(factor);
  }
  return product.cents();
}

function checkLeast(object: RatedObject, index: number, { book, findings }: Draft): void {
  const { least } = book.structure;
  const value = least ? ownValue(object, least.answer) : null;
  if (!least || typeof value !== 'number') return;
  const lowest = rowsOf(book, least.table).byKey.get('all')?.amount ?? 0;
  if (value < 0 || value >= lowest) return;
  const requested = book.factors.find(({ shape }) => shape.of === 'object' && shape.answer === least.answer);
  const field = `vehicles.${index}.${requested?.shape.path ?? least.answer}`;
  reportRejection(findings, least.refusal, { cents: lowest }, field);
}

/** The rows of an object's own answers; undefined where nothing needs one, or where it is missing. */
function objectRows(object: RatedObject, index: number, kind: CompiledRow, plan: ObjectPlan, draft: Draft): Rows {
  const { subject, book, findings } = draft;
  const rows = noRowsYet(book);
  rows[book.kind.position] = kind;
  for (const factor of plan.factors) {
    const answer = ownValue(object, factor.shape.answer);
    rows[factor.position] = lookUp(factor, answer, `vehicles.${index}.`, subject.effectiveDate, findings);
  }
  checkLeast(object, index, draft);
  return rows;
}

/** What the sliced factor of a coverage goes by, in cents. */
function slicedValue(coverage: CompiledCoverage, object: RatedObject): number {
  const sliced = coverage.factors.find(({ shape }) => shape.keys === 'sliced');
  const value = sliced ? ownValue(object, sliced.shape.answer) : 0;
  return typeof value === 'number' ? value : 0;
}

function addCharges(object: RatedObject, group: string, term: CompiledRow, draft: Draft): number {
  const { vehicleId } = object;
  let sum = 0;
  for (const charge of flatCharges(draft.coverages, group, draft.book, draft.findings)) {
    const cents = flatCents(charge, term);
    sum += cents;
    draft.items.push({ vehicleId, coverage: charge.coverage, cents });
    draft.trace?.push(...traceFlatCharge(vehicleId, charge, term));
  }
  return sum;
}

function rateObject(object: RatedObject, index: number, draft: Draft): void {
  const { subject, book, term, findings, coverages } = draft;
  const { vehicleId } = object;
  const answer = ownValue(object, book.kind.shape.answer);
  const kind = lookUp(book.kind, answer, `vehicles.${index}.`, subject.effectiveDate, findings);
  const group = book.groupOf.get(answer);
  if (!kind || group === undefined) return;
  const plan = planFor(book, group, coverages);
  const own = objectRows(object, index, kind, plan, draft);
  const place = placeOf(stateOf(object, subject), draft);
  let sum = 0;
  for (const coverage of plan.coverages) {
    const person = plan.persons ? costliestPerson(place.persons, coverage.column) : undefined;
    const rows = collectRows(coverage, own, place, person, draft);
    if (!findings.priced || !term) continue;
    const cents = centsOf(rows, coverage.column);
    sum += cents;
    draft.items.push({ vehicleId, coverage: coverage.code, cents });
    if (draft.trace) {
      const item = { vehicleId, coverage: coverage.code, value: slicedValue(coverage, object), driver: person?.person };
      draft.trace.push(...traceCoverage(item, rows, coverage.column, book));
    }
  }
  if (!term) flatCharges(coverages, group, book, findings);
  else sum += addCharges(object, group, term, draft);
  draft.vehicles.push({ cents: sum, minimum: minimumOf(group, term?.amount ?? 0, book) });
}

const noCoverages: Covers = {};

/** What has to be known of any quote, and the row of its term. */
function readTerm(subject: LineSubject, book: RateBook, findings: Findings): CompiledRow | undefined {
  const { objects, term } = book.structure;
  if (subject.coverages === null) reportMissing(findings, 'coverages', choosePlan);
  if (subject.paymentTerm === null)
    reportMissing(
      findings,
      'payment_term',
      words('Choose how you want to pay.', 'Choisissez comment vous voulez payer.'),
    );
  if (subject.vehicles.length === 0) reportMissing(findings, 'vehicles', objects.asks);
  const row = findRow(book.ofTerm, subject.termMonths, subject.effectiveDate);
  if (!row) reportMissing(findings, 'policy_duration_months', term.asks);
  return row;
}

/**
 * Prices a quote of any line for its term in whole cents: every coverage is a product of rows of the book, rounded half
 * up once (docs/rules.md, rating). When an answer is missing, or falls into a row without a price, the total is null and
 * the findings say why. The same rows make the trace, which is empty unless asked for.
 */
export function rateQuote(subject: LineSubject, book: RateBook, options: { trace?: boolean } = {}): Rating {
  const findings = newFindings();
  const term = readTerm(subject, book, findings);
  checkPersons(subject, book, findings);
  const trace = options.trace ? [] : null;
  const coverages = subject.coverages ?? noCoverages;
  const draft: Draft = { subject, coverages, book, term, places: [], findings, items: [], vehicles: [], trace };
  for (const object of subject.vehicles) placeOf(stateOf(object, subject), draft);
  if (subject.vehicles.length === 0) placeOf(subject.state, draft);
  for (let index = 0; index < subject.vehicles.length; index += 1) {
    const object = subject.vehicles[index];
    if (object) rateObject(object, index, draft);
  }
  const sums = findings.priced ? totalPremium(draft.vehicles, subject, book, findings) : null;
  const { missing, referrals, rejections, priced } = findings;
  const found = { version: book.version, missing_fields: missing, referrals, rejections };
  if (!sums || !priced) {
    return { ...found, items: [], discounts: [], fees: [], subtotal: null, minimum_top_up: 0, total: null, trace: [] };
  }
  return { ...found, items: draft.items, ...withCap(sums, subject.priceCap), trace: draft.trace ?? [] };
}
