import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';

export type CoverageRowProps = {
  label: ReactNode;
  /** What it pays, in one sentence. */
  pays?: ReactNode;
  /** The printed limit or deductible; a control in its place makes the row editable. */
  value: ReactNode;
  /** Whole cents; null when it is included or not carried. */
  premiumCents?: number | null | undefined;
  /** What stands in the price column without a premium: "Included", "Not carried". */
  premiumText?: string;
  per?: string;
  delta?: ReactNode;
  carried?: boolean;
  currency?: string;
  locale?: string;
};

/** One coverage: what it is, how far it goes, what it costs. Rows belong in a `CoverageList`. */
export function CoverageRow({
  label,
  pays,
  value,
  premiumCents,
  premiumText,
  per,
  delta,
  carried = true,
  currency,
  locale,
}: CoverageRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(9rem,13rem)_7.5rem]">
      <div className={classes('min-w-0', !carried && 'text-ink-3')}>
        <p className="font-semibold">{label}</p>
        {pays && <p className="text-small text-ink-3">{pays}</p>}
      </div>
      <div className={classes('max-sm:col-start-1 max-sm:row-start-2', carried ? 'font-semibold' : 'text-ink-3')}>
        {value}
      </div>
      <div className="flex flex-col items-end gap-1 text-right tabular-nums">
        <span className={classes(premiumCents == null && 'text-small text-ink-3')}>
          {premiumCents == null ? premiumText : moneyText(premiumCents, currency, locale)}
          {premiumCents != null && per && <span className="text-small text-ink-3"> {per}</span>}
        </span>
        {delta}
      </div>
    </li>
  );
}

/** A titled list of coverages. */
export function CoverageList({ title, level = 2, children }: { title: ReactNode; level?: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="type-h3 border-b-2 border-ink pb-2">{title}</Heading>
      <ul>{children}</ul>
    </section>
  );
}
