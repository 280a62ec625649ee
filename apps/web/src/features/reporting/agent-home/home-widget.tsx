'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A part of the home with its heading and the way to the whole list. */
export function HomeWidget(props: { title: string; href: string; count?: number | undefined; children: ReactNode }) {
  const t = useTranslations('staff.home');
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
          aria-label={`${t('all')}: ${props.title}`}
        >
          {t('all')}
        </AppLink>
      </div>
      {/* The outline of a table is longer than these few rows: it ends where a full list will. */}
      <div className="has-[[aria-hidden]_tbody]:h-54 has-[[aria-hidden]_tbody]:overflow-hidden">{props.children}</div>
    </section>
  );
}

export function WidgetFailed(props: { busy: boolean; onRetry: () => void }) {
  const t = useTranslations('queue');
  const common = useTranslations('shell.common');
  return <QueryError title={t('failed')} retryLabel={common('tryAgain')} {...props} />;
}
