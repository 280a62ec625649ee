'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useOrphanedReports } from './use-people.ts';

/** How many reports are sent no more since who had them sent has left, and the way to them; nothing while none is. */
export function OrphanedReportsLink() {
  const t = useTranslations('staff.orphanedReports');
  const count = useOrphanedReports();
  if (count === 0) return null;
  return (
    <AppLink
      href="/agents/reports/schedules"
      className="flex min-h-11 items-center rounded-card border border-line bg-canvas px-3 py-2 font-semibold hover:border-line-strong hover:bg-surface-2"
    >
      {t('count', { count })}
    </AppLink>
  );
}
