'use client';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useReleaseWords } from '../versions/use-release-words.ts';
import type { Version } from './version.ts';

/** Where a version counts, for what and from when on, and who decided so, with the reasons in full. */
export function VersionReleases({ version }: { version: Version }) {
  const t = useTranslations('workbench.raterVersion');
  const words = useReleaseWords();
  const instant = useInstant();
  const reasons = version.releases.filter(({ reason, difference_reason }) => reason ?? difference_reason);
  return (
    <div className="flex flex-col gap-6">
      <DataTable
        caption={t('releases')}
        loadingLabel={t('releases')}
        rows={version.releases}
        rowKey={({ rater_release_id }) => rater_release_id}
        empty={<p className="py-6 text-ink-2">{t('noRelease')}</p>}
        columns={[
          { key: 'area', header: t('area'), wide: true, cell: (row) => words.area(row.administrative_area) },
          {
            key: 'business',
            header: t('business'),
            from: 'tablet',
            cell: ({ business_type }) => words.business(business_type),
          },
          { key: 'effective', header: t('effective'), cell: ({ effective_date }) => printDay(effective_date) },
          {
            key: 'released',
            header: t('released'),
            from: 'tablet',
            align: 'end',
            cell: ({ created }) => instant(created).absolute,
          },
          { key: 'by', header: t('by'), from: 'tablet', cell: (row) => row.released_by_name ?? '–' },
        ]}
      />
      {reasons.length > 0 && (
        <dl className="flex max-w-measure flex-col gap-3">
          {reasons.map((row) => (
            <div key={row.rater_release_id}>
              <dt className="font-semibold">{words.release(row)}</dt>
              {row.reason && (
                <dd className="wrap-anywhere whitespace-pre-line text-ink-2">
                  {t('reasonSaid', { reason: row.reason })}
                </dd>
              )}
              {row.difference_reason && (
                <dd className="wrap-anywhere whitespace-pre-line text-ink-2">
                  {t('differenceReasonSaid', { reason: row.difference_reason })}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
