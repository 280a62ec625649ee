import { findAnswerProblems, findLineProblems, type LineProblem } from '../../lines/find-line-problems.ts';
import type { Line } from '../../lines/line.ts';
import { motorLiabilityOf, motorLimitOf } from '../../lines/motor-law.ts';
import { readCovers } from '../../lines/read-covers.ts';
import { belowMinimum, findCoverProblems } from '../../products/coverages.ts';
import { isMotorised } from '../../products/vocabulary.ts';
import { refusal } from '../../shared/decision.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Quote } from '../quote.ts';
import { statesDriven } from '../subject/states-driven.ts';
import { answersOfQuote, stateOfVehicle } from '../subject/subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';

/** The liability limit that the law of a state where something is kept does not let anybody drive it with. */
function limitFindings(quote: Quote, line: Line): Finding[] {
  const liability = motorLiabilityOf(line);
  const limit = liability && motorLimitOf(ownValue(quote.coverages, liability.code));
  if (!liability || !limit) return [];
  const states = statesDriven(quote, line, liability);
  const problems = states.map((state) => belowMinimum(limit, state, quote.effectiveDate));
  return problems.flatMap((problem) => (problem ? [finding('change', problem)] : []));
}

/** What forbids the chosen covers for these vehicles where they are kept, by the law of motorhomes. */
function lawfulCoverFindings(quote: Quote, line: Line): Finding[] {
  // Nothing chosen yet is asked for as an answer; it breaks no rule.
  if (Object.keys(quote.coverages).length === 0) return [];
  const read = readCovers(line, quote.coverages);
  if (!read.ok) return [finding('change', read.refusal, 'coverages')];
  const stored = quote.vehicles.map((vehicle) => ({
    state: stateOfVehicle(vehicle, quote),
    motorised: isMotorised(vehicle.type),
  }));
  return findCoverProblems(read.event, stored, quote.effectiveDate).map((one) => finding('change', one, 'coverages'));
}

function findingOf({ code, field, remedy, value, ...message }: LineProblem): Finding {
  return {
    ...finding(remedy, { ...message, ...refusal(code, message, field) }),
    ...(value === undefined ? {} : { value }),
  };
}

/**
 * What the data of a line has against selling what a quote says: kinds, answers, rules, covers and terms, and below which
 * limit the law of a state lets nobody drive.
 */
export function lineFindings(quote: Quote, line: Line): Finding[] {
  const answers = answersOfQuote(quote);
  return line.together === 'by_law'
    ? [...findAnswerProblems(line, answers).map(findingOf), ...lawfulCoverFindings(quote, line)]
    : [...findLineProblems(line, answers).map(findingOf), ...limitFindings(quote, line)];
}
