import { addMonths, type Day, day } from '../time/day.ts';

/** What a triangle shows of losses: what was paid less what came back, what is incurred, how many were reported. */
export const triangleMeasures = ['paid', 'incurred', 'reported'] as const;
export type TriangleMeasure = (typeof triangleMeasures)[number];

/** What a month of development added to the losses of an accident month; month 1 is that of the loss. Money in cents. */
export type DevelopedLosses = {
  /** The first day of the month in which the losses happened. */
  readonly accidentMonth: Day;
  readonly developmentMonth: number;
} & Readonly<Record<TriangleMeasure, number>>;

export type TriangleRow = {
  readonly accidentMonth: Day;
  /** What it had come to by the end of each month of development that has begun. */
  readonly values: readonly number[];
};

export type LossTriangle = {
  readonly rows: readonly TriangleRow[];
  /**
   * By how much losses grow from each month of development to the next: over all accident months that have reached both,
   * weighted by what they came to. Three decimals; null where nothing could grow.
   */
  readonly factors: readonly (number | null)[];
};

function factorAt(rows: readonly TriangleRow[], age: number): number | null {
  const both = rows.filter(({ values }) => values.length > age + 1);
  const sum = (at: number): number => both.reduce((all, { values }) => all + (values[at] ?? 0), 0);
  return sum(age) <= 0 ? null : Math.round((1000 * sum(age + 1)) / sum(age)) / 1000;
}

/** The triangle of so many accident months up to the month of a day, the earliest first, with what is not lost yet as 0. */
export function lossTriangle(
  developed: readonly DevelopedLosses[],
  measure: TriangleMeasure,
  { months, through }: { readonly months: number; readonly through: Day },
): LossTriangle {
  const last = day(`${through.slice(0, 7)}-01`);
  const rows = Array.from({ length: months }, (_, at): TriangleRow => {
    const accidentMonth = addMonths(last, at + 1 - months);
    const own = developed.filter((one) => one.accidentMonth === accidentMonth);
    return {
      accidentMonth,
      values: Array.from({ length: months - at }, (__, age) =>
        own.filter((one) => one.developmentMonth <= age + 1).reduce((all, one) => all + one[measure], 0),
      ),
    };
  });
  return { rows, factors: Array.from({ length: Math.max(0, months - 1) }, (_, age) => factorAt(rows, age)) };
}
