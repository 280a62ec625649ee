'use client';
import { useTranslations } from 'next-intl';
import { WaitingLink } from '../../shared/waiting-link.tsx';
import { useOrphanedReports } from './use-people.ts';

/** How many reports are sent no more since who had them sent has left, and the way to them. */
export function OrphanedReportsLink() {
  const t = useTranslations('staff.orphanedReports');
  const count = useOrphanedReports();
  return (
    <WaitingLink href="/agents/reports/schedules" count={count}>
      {t('count', { count })}
    </WaitingLink>
  );
}
