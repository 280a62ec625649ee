import { insuresDriving } from '../../lines/motor-law.ts';
import { findLegalGap } from '../../products/legal-gap.ts';
import type { Quote } from '../quote.ts';
import { stateOfVehicle } from '../subject/subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';

/** What no cover of ours insures lawfully where it is kept, on the first day of the term. */
export function lawFindings(quote: Quote): Finding[] {
  const { provider, effectiveDate, vehicles } = quote;
  return vehicles.flatMap((vehicle, index) => {
    const state = stateOfVehicle(vehicle, quote);
    const stored = {
      state,
      kind: vehicle.type,
      isDriven: insuresDriving(provider, vehicle.type, state),
      effectiveDate,
    };
    const gap = findLegalGap(stored, `vehicles.${index}.garaging_postal_code`);
    return gap ? [finding('change', gap)] : [];
  });
}
