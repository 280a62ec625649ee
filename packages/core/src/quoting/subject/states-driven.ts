import type { Cover, Line } from '../../lines/line.ts';
import { groupOfKind, isOfGroup } from '../../lines/line-parts.ts';
import type { Quote } from '../quote.ts';
import { stateOfVehicle } from './subject-of-quote.ts';

/**
 * The states and provinces, each once, where a quote keeps what a line's liability is driven with: the law of each says
 * the least limit. What the liability is not for, such as a trailer or a dirt bike, counts nowhere.
 */
export function statesDriven(quote: Quote, line: Line, { groups }: Pick<Cover, 'groups'>): string[] {
  const driven = quote.vehicles.filter(({ type }) => isOfGroup(groups, groupOfKind(line, type)));
  return [...new Set(driven.map((vehicle) => stateOfVehicle(vehicle, quote)))];
}
