'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { useTranslations } from 'next-intl';
import { useSession } from '../../../data/session/use-session.ts';

const pages = [
  { key: 'versions', href: '/underwriting/raters' },
  { key: 'dislocation', href: '/underwriting/raters/dislocation' },
  { key: 'losses', href: '/underwriting/raters/losses' },
  { key: 'pricing', href: '/underwriting/quotes' },
] as const;

/** What one does with rates, page by page; who may not price under other versions has no link to that. */
export function RatesNav({ current }: { current: (typeof pages)[number]['key'] | null }) {
  const t = useTranslations('workbench.raters');
  const permissions = useSession().data?.permissions ?? [];
  const shown = pages.filter(({ key }) => key !== 'pricing' || permissions.includes('rater:test'));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav aria-label={t('nav')} className="-mx-2 flex flex-wrap gap-x-1">
        {shown.map(({ key, href }) => (
          <AppLink
            key={key}
            href={href}
            aria-current={key === current ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-8 items-center rounded-input px-2 no-underline',
              key === current ? 'bg-surface-3 font-semibold text-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
            )}
          >
            {t(key)}
          </AppLink>
        ))}
      </nav>
      {current === 'versions' && permissions.includes('rater:promote') && (
        <LinkButton href="/underwriting/raters/import" size="small">
          {t('import')}
        </LinkButton>
      )}
    </div>
  );
}
