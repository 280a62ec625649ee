import { incurredLosses, lossRatio } from '@roadworthy/core/shared/money/loss-ratio.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';

/** Days that begin with a month: so many months, the last of which is that of today. */
export type MonthsUntil = { readonly months: number; readonly from: Day; readonly through: Day };

export const experienceParts = ['state', 'class', 'version'] as const;
export type ExperiencePart = (typeof experienceParts)[number];

/** A row as the server sums it, in cents. */
export type ExperienceRow = {
  readonly state: string;
  readonly vehicle_class: string;
  readonly rater_version_id: string | null;
  readonly currency: string;
  readonly earned: number;
  readonly claims: number;
  readonly paid: number;
  readonly reserved: number;
  readonly recovered: number;
};

export type Experience = {
  readonly key: string;
  /** A place, a class or a version; null for all of a currency. */
  readonly part: string | null;
  readonly currency: string;
  readonly earned: number;
  readonly claims: number;
  readonly paid: number;
  readonly reserved: number;
  readonly recovered: number;
  readonly incurred: number;
  /** Per cent. */
  readonly ratio: number | null;
};

const partOf: Readonly<Record<ExperiencePart, (row: ExperienceRow) => string>> = {
  state: ({ state }) => state,
  class: ({ vehicle_class }) => vehicle_class,
  version: ({ rater_version_id }) => rater_version_id ?? '',
};

function summed(part: string | null, currency: string, rows: readonly ExperienceRow[]): Experience {
  const sum = (of: (row: ExperienceRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const [earned, paid] = [sum((row) => row.earned), sum((row) => row.paid)];
  const [reserved, recovered] = [sum((row) => row.reserved), sum((row) => row.recovered)];
  const incurred = incurredLosses({ paid, reserved, recovered });
  return {
    key: `${currency} ${part ?? 'all'}`,
    part,
    currency,
    earned,
    claims: sum((row) => row.claims),
    paid,
    reserved,
    recovered,
    incurred,
    ratio: lossRatio({ incurred, earned }),
  };
}

/** Losses beside premium by place, class or version, what earned most first; each currency ends with all of it. */
export function experienceBy(rows: readonly ExperienceRow[], by: ExperiencePart): readonly Experience[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted().toReversed();
  return currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const parts = [...new Set(own.map(partOf[by]))];
    return [
      ...parts
        .map((part) =>
          summed(
            part,
            currency,
            own.filter((row) => partOf[by](row) === part),
          ),
        )
        .toSorted((one, other) => other.earned - one.earned),
      summed(null, currency, own),
    ];
  });
}
