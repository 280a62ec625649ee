import { findCoverProblems } from '../products/coverages.ts';
import { isMotorised } from '../products/vocabulary.ts';
import type { Day } from '../shared/day.ts';
import { finding, type Finding } from './insurable/finding.ts';
import { personFindings } from './insurable/person-findings.ts';
import { placeFindings, type SoldProduct } from './insurable/place-findings.ts';
import { vehicleFindings } from './insurable/vehicle-findings.ts';
import type { Quote } from './quote.ts';
import { stateOfVehicle } from './subject-of-quote.ts';

function coverFindings(quote: Quote): Finding[] {
  // Nothing chosen yet is asked for as an answer; it breaks no rule.
  if (Object.keys(quote.coverages).length === 0) return [];
  const kept = quote.vehicles.map((vehicle) => ({
    state: stateOfVehicle(vehicle, quote),
    motorised: isMotorised(vehicle.type),
  }));
  return findCoverProblems(quote.coverages, kept).map((problem) => finding('change', problem, 'coverages'));
}

/**
 * Everything that stands in the way of insuring a quote as it is, rates and moratoriums aside: the one place that says
 * so to every edit, the checklist, the range, the signature and the bind. Today is the civil day of the risk's zone.
 */
export function checkInsurable(quote: Quote, product: SoldProduct, today: Day): Finding[] {
  return [
    ...placeFindings(quote, product),
    ...vehicleFindings(quote),
    ...personFindings(quote, today),
    ...coverFindings(quote),
  ];
}
