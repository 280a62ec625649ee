'use client';
import { reportAddress, type ScheduledReport } from '@roadworthy/core/organizations/report-schedule.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LoadReportDeliveryDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';

/** The link of a letter: goes on to its report, for the period that the letter names. */
export const SentReportScreen = recordPage({
  kind: 'agent',
  document: LoadReportDeliveryDocument,
  variables: (id) => ({ report_delivery_id: id }),
  find: (data) => data.report_deliveries_by_pk,
  words: ({ workbench: { sentReport } }) => ({ heading: sentReport.title, failed: sentReport.failed }),
  page: ({ report, period_from: from, period_to: to }) => (
    <GoOn address={reportAddress(report as ScheduledReport, { from: day(from), to: day(to) })} />
  ),
});

function GoOn({ address }: { address: string }) {
  const t = useTranslations('workbench.sentReport');
  const router = usePageRouter();
  useEffect(() => router.replace(address), [router, address]);
  return (
    <p role="status">
      <AppLink className="link" href={address}>
        {t('opening')}
      </AppLink>
    </p>
  );
}
