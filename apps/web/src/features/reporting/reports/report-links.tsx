'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { usePath } from '../../../locale/use-path.ts';

const reports = [
  { key: 'bordereau', href: '/agents/reports' },
  { key: 'receivables', href: '/agents/reports/receivables' },
  { key: 'trialBalance', href: '/agents/reports/trial-balance' },
  { key: 'balance', href: '/agents/reports/balance' },
  { key: 'retention', href: '/agents/reports/retention' },
  { key: 'lossRuns', href: '/agents/reports/loss-runs' },
  { key: 'production', href: '/agents/reports/production' },
  { key: 'conversion', href: '/agents/reports/conversion' },
  { key: 'losses', href: '/agents/reports/losses' },
  { key: 'commission', href: '/agents/reports/commission' },
  { key: 'funnel', href: '/agents/reports/checkout' },
] as const;

/** The way from one report to the others. */
export function ReportLinks() {
  const t = useTranslations('queue.reports');
  const path = usePath();
  return (
    <nav aria-label={t('all')} className="flex flex-wrap gap-x-4">
      {reports.map(({ key, href }) => (
        <AppLink
          key={key}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="link inline-flex min-h-8 items-center aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {t(`titles.${key}`)}
        </AppLink>
      ))}
      <AppLink
        href="/agents/reports/schedules"
        aria-current={path === '/agents/reports/schedules' ? 'page' : undefined}
        className="link inline-flex min-h-8 items-center aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
      >
        {t('byLetter')}
      </AppLink>
    </nav>
  );
}
