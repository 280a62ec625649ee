import type { Coverages } from '../../../products/coverages.ts';
import { isMotorised } from '../../../products/vocabulary.ts';
import { coverageRows, type PlaceRows } from './coverage-rows.ts';
import { checkDrivers, driverRows } from './driver-rows.ts';
import { DollarProduct } from '../../exact.ts';
import type { Column } from './factor-table.ts';
import { type Findings, newFindings, reportMissing } from './findings.ts';
import { flatCents, flatCharges } from './flat-charges.ts';
import { totalPremium, type VehiclePremium } from './premium-total.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import type { PriceItem, Rating, TraceStep } from './fixed-rating.ts';
import { forbidsScoreAndAge, type RatedVehicle, type RatingSubject } from './fixed-subject.ts';
import { traceCoverage, traceFlatCharge } from './trace.ts';
import { vehicleRows } from './vehicle-rows.ts';

/** What every vehicle of a rating shares, and what has been computed so far. */
type Draft = {
  readonly subject: RatingSubject;
  readonly coverages: Coverages;
  readonly book: RateBook;
  readonly term: CompiledRow | undefined;
  readonly places: { readonly state: string | null; readonly rows: PlaceRows }[];
  readonly findings: Findings;
  readonly items: PriceItem[];
  readonly vehicles: VehiclePremium[];
  readonly trace: TraceStep[] | null;
};

function stateOf(vehicle: RatedVehicle, subject: RatingSubject): string | null {
  return vehicle.state ?? subject.state;
}

/** The rows of a place, found once for all vehicles that are kept there. */
function placeRows(
  state: string | null,
  draft: Pick<Draft, 'subject' | 'coverages' | 'book' | 'term' | 'findings' | 'places'>,
): PlaceRows {
  const { subject, coverages, book, term, findings, places } = draft;
  const known = places.find((place) => place.state === state);
  if (known) return known.rows;
  const territory = state === null ? undefined : book.rows.territory.byKey.get(state);
  if (!territory) reportMissing(findings, 'garaging_state');
  const scored = state === null || !forbidsScoreAndAge(state);
  const score = scored && subject.scoreTier !== null ? book.rows.score.byKey.get(subject.scoreTier) : undefined;
  if (scored && !score) reportMissing(findings, 'insurance_score');
  const driven = coverages.collision !== undefined || coverages.liability !== undefined;
  const rated =
    driven &&
    subject.vehicles.some(
      (vehicle) => vehicle.class !== null && isMotorised(vehicle.class) && stateOf(vehicle, subject) === state,
    );
  const rows = { territory, score, term, drivers: rated ? driverRows(subject, state, book, findings) : [] };
  places.push({ state, rows });
  return rows;
}

function centsOf(rows: readonly CompiledRow[], column: Column): number {
  const product = new DollarProduct();
  for (const { factors } of rows) {
    const factor = factors[column];
    if (factor) product.times(factor);
  }
  return product.cents();
}

function rateVehicle(vehicle: RatedVehicle, index: number, draft: Draft): void {
  const { subject, coverages, book, term, findings } = draft;
  const { vehicleId } = vehicle;
  const own = vehicleRows(vehicle, index, subject.effectiveDate, coverages, book, findings);
  if (!own) return;
  const rated = coverageRows(coverages, own, placeRows(stateOf(vehicle, subject), draft), book, findings);
  const charges = flatCharges(coverages, own.motorised, book, findings);
  if (!findings.priced || !term) return;
  let sum = 0;
  for (const { coverage, column, rows, driver } of rated) {
    const cents = centsOf(rows, column);
    sum += cents;
    draft.items.push({ vehicleId, coverage, cents });
    if (draft.trace) {
      draft.trace.push(...traceCoverage({ vehicleId, coverage, value: own.value, driver }, rows, column, book));
    }
  }
  for (const charge of charges) {
    const cents = flatCents(charge, term);
    sum += cents;
    draft.items.push({ vehicleId, coverage: charge.coverage, cents });
    if (draft.trace) draft.trace.push(...traceFlatCharge(vehicleId, charge, term));
  }
  const least = book.rows.minimum_premium.byKey.get(own.motorised ? 'motorised' : 'towable');
  draft.vehicles.push({ cents: sum, minimum: least?.amount ?? 0 });
}

const noCoverages: Coverages = {};

/**
 * Prices a quote for its term in whole cents: every coverage is a product of rows of the book, rounded half up once
 * (docs/rules.md, rating). When an answer is missing, or falls into a row without a price, the total is null and the findings say
 * why. The same rows make the trace, which is empty unless asked for.
 */
export function rateQuote(subject: RatingSubject, book: RateBook, options: { trace?: boolean } = {}): Rating {
  const findings = newFindings();
  const coverages = subject.coverages ?? noCoverages;
  if (subject.coverages === null) reportMissing(findings, 'coverages');
  if (subject.paymentTerm === null) reportMissing(findings, 'payment_term');
  if (subject.vehicles.length === 0) reportMissing(findings, 'vehicles');
  const term = subject.termMonths === null ? undefined : book.rows.term.byKey.get(subject.termMonths);
  if (!term) reportMissing(findings, 'policy_duration_months');
  checkDrivers(subject, book, findings);
  const trace = options.trace ? [] : null;
  const draft: Draft = { subject, coverages, book, term, places: [], findings, items: [], vehicles: [], trace };
  for (const vehicle of subject.vehicles) placeRows(stateOf(vehicle, subject), draft);
  if (subject.vehicles.length === 0) placeRows(subject.state, draft);
  for (let index = 0; index < subject.vehicles.length; index += 1) {
    const vehicle = subject.vehicles[index];
    if (vehicle) rateVehicle(vehicle, index, draft);
  }
  const sums = findings.priced ? totalPremium(draft.vehicles, subject, book, findings) : null;
  const { missing, referrals, rejections, priced } = findings;
  const found = { version: book.version, missing_fields: missing, referrals, rejections };
  if (!sums || !priced) {
    return { ...found, items: [], discounts: [], fees: [], subtotal: null, minimum_top_up: 0, total: null, trace: [] };
  }
  return { ...found, items: draft.items, ...sums, trace: draft.trace ?? [] };
}
