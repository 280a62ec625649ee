import { findLegalGap } from '../../products/legal-gap.ts';
import type { Quote } from '../quote.ts';
import { stateOfVehicle } from '../subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';

/** The vehicles that no cover of ours insures lawfully where they are kept, on the first day of the term. */
export function lineFindings(quote: Quote): Finding[] {
  return quote.vehicles.flatMap((vehicle, index) => {
    const kept = { state: stateOfVehicle(vehicle, quote), class: vehicle.type, effectiveDate: quote.effectiveDate };
    const gap = findLegalGap(kept, `vehicles.${index}.garaging_postal_code`);
    return gap ? [finding('change', gap)] : [];
  });
}
