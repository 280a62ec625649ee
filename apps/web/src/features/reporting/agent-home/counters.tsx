'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { useClockTime } from '../../shared/use-instant.ts';

type Counted = { readonly aggregate: { readonly count: number; readonly count_capped: boolean } | null };

type Counter = { key: string; label: string; href: string; counted: Counted | undefined };

type CountersProps = {
  label: string;
  counters: readonly Counter[];
  /** The read that counted them. */
  query: { isError: boolean; dataUpdatedAt: number };
  columns: string;
};

/** Numbers, each the way to the rows that it counts. Where a read failed, the last good ones stay, and it is said when they were read. */
export function Counters({ label, counters, query, columns }: CountersProps) {
  const t = useTranslations('staff.home');
  const format = useFormatter();
  const clockTime = useClockTime();
  return (
    <nav aria-label={label}>
      <ul className={classes('grid gap-3', columns)}>
        {counters.map(({ key, label: name, href, counted }) => (
          <li key={key}>
            <AppLink
              href={href}
              className="flex h-full flex-col rounded-card border border-line px-3 py-2 text-ink no-underline hover:border-line-strong hover:bg-surface-2"
            >
              <span className="type-h1 tabular-nums">
                {counted?.aggregate
                  ? `${format.number(counted.aggregate.count)}${counted.aggregate.count_capped ? '+' : ''}`
                  : '–'}
              </span>
              <span className="text-small text-ink-2">{name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {query.isError && (
        <p role="alert" className="mt-2 text-small text-danger">
          {query.dataUpdatedAt > 0
            ? t('countsOf', { time: clockTime(new Date(query.dataUpdatedAt)) })
            : t('countsFailed')}
        </p>
      )}
    </nav>
  );
}
