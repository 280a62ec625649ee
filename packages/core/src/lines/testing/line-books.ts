import { compileRateBook, type RateBook } from '../../rating/book/rate-book.ts';
import { demoRatesFor } from '../demo-rates-for.ts';
import type { Line } from '../line.ts';
import { lines } from '../line-for.ts';

const books = new Map(lines.map((line) => [line, compileRateBook(line.structure, demoRatesFor(line), 'demo')]));

/** The demo rates of a line, compiled once for a test file. */
export function bookOf(line: Line): RateBook {
  const book = books.get(line);
  if (!book) throw new Error(`${line.provider} has no demo rates`);
  return book;
}
