'use client';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { type DislocationRunRowFragment, LoadDislocationRunsDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { RatesNav } from '../versions/rates-nav.tsx';
import { StartDislocationForm } from './start-dislocation-form.tsx';

const pathOf = (id: string) => `/underwriting/raters/dislocation/${id}`;

/** Runs of a book under another version, the newest first, and the start of one. */
export function DislocationScreen() {
  const t = useTranslations('workbench.dislocation');
  const query = useRead('rater', LoadDislocationRunsDocument, {});
  const router = usePageRouter();
  const mayStart = useSession().data?.permissions.includes('rater:test') ?? false;
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-6">
      <RatesNav current="dislocation" />
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="max-w-measure text-ink-2">{t('lead')}</p>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(found) => found}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted area="rates" />}
      >
        {({ rater_versions: versions, dislocation_runs: runs }) => (
          <>
            {mayStart && <StartDislocationForm versions={versions} onStarted={(id) => router.push(pathOf(id))} />}
            <DataTable
              caption={t('runs')}
              columns={columns}
              rows={runs}
              rowKey={({ dislocation_run_id }) => dislocation_run_id}
              href={({ dislocation_run_id }) => pathOf(dislocation_run_id)}
              empty={<p className="py-6 text-ink-2">{t('none')}</p>}
              loadingLabel={t('runs')}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function useColumns(): Column<DislocationRunRowFragment>[] {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const instant = useInstant();
  const providerLabel = useProviderLabel();
  return [
    {
      key: 'version',
      header: t('version'),
      wide: true,
      cell: ({ provider, rater_version }) =>
        t('versionOption', { line: providerLabel(provider), version: rater_version?.provider_version ?? '–' }),
    },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ organization, every_organization }) =>
        every_organization ? t('everyOrganization') : (organization?.name ?? '–'),
    },
    {
      key: 'base',
      header: t('base'),
      from: 'tablet',
      cell: ({ base_rater_version }) => base_rater_version?.provider_version ?? t('baseOwn'),
    },
    {
      key: 'cap',
      header: t('cap'),
      from: 'desktop',
      align: 'end',
      cell: ({ cap_percent }) => (cap_percent === null ? '–' : format.number(cap_percent / 100, { style: 'percent' })),
    },
    { key: 'status', header: t('state'), cell: ({ status }) => t(`status.${statusOf(status)}`) },
    {
      key: 'done',
      header: t('rated'),
      align: 'end',
      from: 'tablet',
      cell: ({ done, total }) => (total === null ? format.number(done) : t('progress', { done, total })),
    },
    {
      key: 'created',
      header: t('started'),
      from: 'desktop',
      align: 'end',
      cell: ({ created }) => instant(created).absolute,
    },
  ];
}

/** A status that the pages have words for. */
function statusOf(status: string) {
  return status === 'queued' || status === 'running' || status === 'cancelled' || status === 'done' ? status : 'failed';
}
