import { findCoverProblems, readCoverages } from '../../products/coverages.ts';
import { isMotorised } from '../../products/vocabulary.ts';
import type { Quote } from '../quote.ts';
import { stateOfVehicle } from '../subject/subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';
import { kindFindings } from './kind-findings.ts';
import { driverFindings } from './person-findings.ts';
import { vehicleFindings } from './vehicle-findings.ts';

/** What forbids the chosen covers for these vehicles where they are kept. */
function coverFindings(quote: Quote): Finding[] {
  // Nothing chosen yet is asked for as an answer; it breaks no rule.
  if (Object.keys(quote.coverages).length === 0) return [];
  const read = readCoverages(quote.coverages);
  if (!read.ok) return [finding('change', read.refusal, 'coverages')];
  const stored = quote.vehicles.map((vehicle) => ({
    state: stateOfVehicle(vehicle, quote),
    motorised: isMotorised(vehicle.type),
  }));
  return findCoverProblems(read.event, stored, quote.effectiveDate).map((problem) =>
    finding('change', problem, 'coverages'),
  );
}

/** What is judged of recreational vehicles for private use beyond what their line says as data. */
export function recreationalFindings(quote: Quote): Finding[] {
  return [...kindFindings(quote), ...vehicleFindings(quote), ...driverFindings(quote), ...coverFindings(quote)];
}
