import { sentence, type Facts, type Sentence } from '../../shared/text/sentence.ts';
import type { Words } from '../../shared/words.ts';

/** Something that keeps rates from being rated by, where it stands: a path in their file, and the row, from 1. */
export type RateProblem = Sentence & { readonly path: string; readonly row: number | null };

/** What a row goes by. */
export type RowName = { readonly factor: string; readonly key: string };

/** Where a problem is: in a row, with the part of it that is wrong, or at a path of the structure. */
export type ProblemPlace =
  | { readonly row: RowName; readonly part: string }
  | { readonly path: string; readonly row?: undefined };

/** Takes a problem down, or throws it. */
export type ReportProblem = (message: Sentence, place: ProblemPlace) => void;

/** What a row is called in a sentence. */
export function nameOfRow({ factor, key }: RowName): string {
  return `${factor} / ${key}`;
}

/** A problem of a row in words: `{row}` in the form is filled with its name. */
export function ofRow(form: Words, row: RowName, facts: Facts = {}): Sentence {
  return sentence(form, { row: nameOfRow(row), ...facts });
}

/** Throws the first problem as a RangeError. */
export function throwProblem({ message }: Sentence): never {
  throw new RangeError(message);
}

/** Where a row stands in what was read. */
export type RowPlace = { readonly path: string; readonly row: number };

/** Most problems that are listed: whoever has more has taken the wrong file. */
export const mostProblems = 200;

/** Takes problems down one after another, each with the place of its row; `placeOf` says where a row stands. */
export function problemList(placeOf: (row: RowName) => RowPlace) {
  const problems: RateProblem[] = [];
  const report: ReportProblem = (message, place) => {
    if (problems.length >= mostProblems) return;
    if (place.row === undefined) problems.push({ ...message, path: place.path, row: null });
    else {
      const { path, row } = placeOf(place.row);
      problems.push({ ...message, path: place.part === '' ? path : `${path}.${place.part}`, row });
    }
  };
  return { problems, report };
}
