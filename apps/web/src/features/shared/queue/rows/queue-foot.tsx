'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { pageSize } from '../../../../data/queue/queue-address.ts';

type QueueFootProps = {
  page: number;
  count: number | undefined;
  /** Whether there are more than `count`. */
  capped: boolean;
  pageHref: (page: number) => string;
  /** What it pages, where another list stands on the page. */
  label?: string;
};

/** Which rows of how many are shown, and the way to the others. */
export function QueueFoot({ page, capped, pageHref, label, ...props }: QueueFootProps) {
  // With the rows, which are drawn a little later than they are known.
  const count = useDeferredValue(props.count);
  const t = useTranslations('queue');
  const format = useFormatter();
  const first = (page - 1) * pageSize + 1;
  const hasNext = count !== undefined && (page * pageSize < count || capped);
  return (
    // Unseen until it says something: it would be seen to move when the rows come.
    <nav
      aria-label={label ?? t('pages')}
      hidden={count === undefined}
      className="flex min-h-8 flex-wrap items-center justify-between gap-3"
    >
      <p role="status" className="text-small text-ink-3 tabular-nums">
        {count !== undefined &&
          first <= count &&
          t('range', {
            from: format.number(first),
            to: format.number(Math.min(count, page * pageSize)),
            count: `${format.number(count)}${capped ? '+' : ''}`,
          })}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <LinkButton href={pageHref(page - 1)} tone="quiet" size="small" rel="prev">
            {t('previousPage')}
          </LinkButton>
        )}
        {hasNext && (
          <LinkButton href={pageHref(page + 1)} tone="quiet" size="small" rel="next">
            {t('nextPage')}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
