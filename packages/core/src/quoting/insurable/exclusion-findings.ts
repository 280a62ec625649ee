import { findExclusions } from '../../lines/find-line-problems.ts';
import { lineFor } from '../../lines/line-for.ts';
import { refusal } from '../../shared/decision.ts';
import type { Quote } from '../quote.ts';
import { answersOfQuote } from '../subject/subject-of-quote.ts';
import { finding, type Finding } from './finding.ts';

/** The covers that a quote buys and that exclude somebody who answers as it does, of whatever line. */
export function exclusionFindings(quote: Quote): Finding[] {
  const line = lineFor(quote.provider);
  if (!line) return [];
  return findExclusions(line, answersOfQuote(quote)).map(({ code, field, remedy, ...input }) =>
    finding(remedy, refusal(code, input, field)),
  );
}
