'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The outline of a table is longer than these few rows: it ends where a full list will, and nothing moves then. */
const outlines = {
  5: 'has-[[aria-hidden]_tbody]:h-54',
  8: 'has-[[aria-hidden]_tbody]:h-80.5',
};

type HomeWidgetProps = {
  title: string;
  href: string;
  /** The most rows that it shows. */
  most: keyof typeof outlines;
  count?: number | undefined;
  children: ReactNode;
};

/** A part of the home with its heading and the way to the whole list. */
export function HomeWidget(props: HomeWidgetProps) {
  const t = useTranslations('staff.home');
  const common = useTranslations('shell.common');
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h2">
          {props.title}
          {props.count !== undefined && <span className="ml-2 font-normal text-ink-3 tabular-nums">{props.count}</span>}
        </h2>
        <AppLink
          href={props.href}
          className="link inline-flex min-h-7 items-center"
          aria-label={common('named', { label: t('all'), value: props.title })}
        >
          {t('all')}
        </AppLink>
      </div>
      <div className={classes('has-[[aria-hidden]_tbody]:overflow-hidden', outlines[props.most])}>{props.children}</div>
    </section>
  );
}

export function WidgetFailed(props: { busy: boolean; onRetry: () => void }) {
  const t = useTranslations('queue');
  const common = useTranslations('shell.common');
  return <QueryError title={t('failed')} retryLabel={common('tryAgain')} {...props} />;
}
