'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageSize } from '../../data/list-address.ts';
import { takesText } from './takes-text.ts';

type Filter = { readonly key: string; readonly label: string; readonly href: string; readonly current: boolean };

type ListPageProps = {
  title: string;
  filters: readonly Filter[];
  count: number | undefined;
  page: number;
  pageHref: (page: number) => string;
  children: ReactNode;
};

/** A list with its filter above and its pages below; J and K go into the rows from anywhere on the page. */
export function ListPage({ title, filters, count, page, pageHref, children }: ListPageProps) {
  const t = useTranslations('staff.list');
  const format = useFormatter();
  const rows = useRowKeys();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="type-h1">{title}</h1>
        <p className="text-small text-ink-3 max-md:hidden">{t('keys')}</p>
      </div>
      <nav aria-label={t('filter')} className="-mx-4 flex gap-1 overflow-x-auto px-4 py-0.5">
        {filters.map((filter) => (
          <AppLink
            key={filter.key}
            href={filter.href}
            aria-current={filter.current ? 'true' : undefined}
            className={classes(
              'inline-flex min-h-8 items-center rounded-full border px-3 whitespace-nowrap no-underline',
              filter.current
                ? 'border-primary bg-primary-tint font-semibold text-ink'
                : 'border-line text-ink-2 hover:border-line-strong hover:text-ink',
            )}
          >
            {filter.label}
          </AppLink>
        ))}
      </nav>
      <div ref={rows}>{children}</div>
      <nav aria-label={t('pages')} className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-3 tabular-nums">
          {count !== undefined &&
            (page - 1) * pageSize < count &&
            t('range', {
              from: format.number((page - 1) * pageSize + 1),
              to: format.number(Math.min(count, page * pageSize)),
              count: format.number(count),
            })}
        </p>
        <div className="flex gap-2">
          {page > 1 && (
            <LinkButton href={pageHref(page - 1)} tone="quiet" size="small" rel="prev">
              {t('previous')}
            </LinkButton>
          )}
          {count !== undefined && page * pageSize < count && (
            <LinkButton href={pageHref(page + 1)} tone="quiet" size="small" rel="next">
              {t('next')}
            </LinkButton>
          )}
        </div>
      </nav>
    </div>
  );
}

function useRowKeys() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if ((event.key !== 'j' && event.key !== 'k') || document.querySelector('dialog[open]')) return;
      const links = [...(box.current?.querySelectorAll<HTMLElement>('tbody [data-primary]') ?? [])];
      if (links.some((link) => link.closest('tr')?.contains(document.activeElement))) return;
      event.preventDefault();
      (event.key === 'j' ? links.at(0) : links.at(-1))?.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return box;
}
