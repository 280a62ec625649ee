import type { KeyValueStore } from '../../../data/browser-storage.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { draftsOf } from '../../shared/answers/drafts.ts';
import { youAnswersOf } from '../you/you-answers.ts';
import { asksOf, isOfVehicle } from './line-answers.ts';
import type { LineView } from '../../shared/lines/line-view.ts';

const key = 'taken_over';

type Known = Readonly<Record<string, unknown>>;

const personNames = [
  ...['first_name', 'last_name', 'email', 'phone', 'birthdate'],
  ...['line_1', 'line_2', 'locality', 'postal_code'],
] as const;
const vehicleNames = ['type', 'year', 'make', 'model', 'vin', 'rating_value'] as const;

const isKnown = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Keeps what one quote knows of people, places and vehicle for another one that is begun in this tab. */
export function takeOver(store: KeyValueStore, quote: CheckoutQuote): void {
  const person: Known = youAnswersOf(quote);
  const vehicle: Known = quote.vehicles[0] ?? {};
  const asTyped = (name: string) => {
    const value = vehicle[name];
    return name === 'rating_value' || typeof value !== 'number' ? value : String(value);
  };
  const known = [
    ...personNames.map((name) => [name, person[name]] as const),
    ...vehicleNames.map((name) => [name, asTyped(name)] as const),
  ];
  store.setItem(key, JSON.stringify(Object.fromEntries(known.filter(([, value]) => isKnown(value)))));
}

/**
 * Lays what was taken over into the steps of a new quote, as if it had been typed there: it is saved with them. Of the
 * vehicle only where the quote is for one of the same kind.
 */
export function layTakenOver(store: KeyValueStore, quote: CheckoutQuote, line: LineView): void {
  const kept = store.getItem(key);
  if (kept === null || quote.entities.length > 0) return;
  store.removeItem(key);
  // Written by `takeOver` alone.
  const known = JSON.parse(kept) as Known;
  const [vehicle] = quote.vehicles;
  const kind = vehicle?.type ?? '';
  for (const { id } of line.steps) {
    const asks = asksOf(line, id, kind);
    const { fields, insured } = asks;
    const ofVehicle = known['type'] === kind ? fields.filter(({ of }) => of === 'object').map(({ path }) => path) : [];
    const names = [...ofVehicle, ...(insured ? personNames : [])];
    const draft = names.flatMap((name) => (isKnown(known[name]) ? [[name, known[name]] as const] : []));
    const about = (isOfVehicle(asks) ? vehicle?.vehicle_id : null) ?? quote.quote_id;
    if (draft.length > 0) draftsOf(store, about, id).keep(Object.fromEntries(draft));
  }
}
