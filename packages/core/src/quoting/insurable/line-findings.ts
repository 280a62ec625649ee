import { findLineProblems } from '../../lines/find-line-problems.ts';
import type { Line } from '../../lines/line.ts';
import { motorLiabilityOf, motorLimitOf } from '../../lines/motor-law.ts';
import { belowMinimum } from '../../products/coverages.ts';
import { refusal } from '../../shared/decision.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Quote } from '../quote.ts';
import { statesDriven } from '../subject/states-driven.ts';
import { answersOfQuote } from '../subject/subject-of-quote.ts';
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

/**
 * What the data of a line has against selling what a quote says: kinds, answers, rules, covers and terms, and below which
 * limit the law of a state lets nobody drive.
 */
export function lineFindings(quote: Quote, line: Line): Finding[] {
  const problems = findLineProblems(line, answersOfQuote(quote)).map(
    ({ code, field, remedy, value, ...message }): Finding => ({
      ...finding(remedy, { ...message, ...refusal(code, message, field) }),
      ...(value === undefined ? {} : { value }),
    }),
  );
  return [...problems, ...limitFindings(quote, line)];
}
