import { type Sentence, sentence, sentenceOf } from '../../shared/text/sentence.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { words } from '../../shared/words.ts';

export const vehicleNumber = words('Vehicle {number}', 'Véhicule {number}');

type Titled = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** Year, make and model in one line, as far as they are known; null while none is. */
export function vehicleTitle({ year, make, model }: Titled): string | null {
  return [year, make, model].filter(Boolean).join(' ') || null;
}

/** What tells a vehicle from the others of its quote: its title where no other has it, else its place among them. */
function nameAmong(vehicles: readonly Titled[], index: number): string | Sentence {
  const titles = vehicles.map(vehicleTitle);
  const title = titles[index] ?? null;
  const isOwn = title !== null && titles.filter((one) => one === title).length === 1;
  return isOwn ? title : sentence(vehicleNumber, { number: index + 1 });
}

/**
 * Words about the field of a quote that say which vehicle they are about, where it has several:
 * `2021 Airstream Basecamp: Enter the VIN.` What is about no vehicle, or the only one, stays as it is.
 */
export function namingVehicle<Statement extends Sentence>(
  { vehicles }: Pick<Quote, 'vehicles'>,
  field: string | undefined,
  input: Statement,
): Statement {
  const index = Number(/^vehicles\.(\d+)\./.exec(field ?? '')?.[1] ?? Number.NaN);
  if (vehicles.length < 2 || vehicles[index] === undefined) return input;
  const facts = { vehicle: nameAmong(vehicles, index), what: sentenceOf(input) };
  return { ...input, ...sentence(words('{vehicle}: {what}', '{vehicle} : {what}'), facts) };
}
