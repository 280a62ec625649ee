'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { RunRaterFixturesDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { FixtureOutcomes } from './fixture-outcomes.tsx';
import type { Version } from './version.ts';

/** The fixtures of a version: run for who may test, as they are kept for who reads. */
export function VersionFixtures({ version, tests }: { version: Version; tests: boolean }) {
  const t = useTranslations('workbench.raterVersion');
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-measure text-ink-2">{t('fixturesHowTo')}</p>
      {tests ? <FixtureRun id={version.rater_version_id} /> : <StoredFixtures version={version} />}
    </div>
  );
}

function FixtureRun({ id }: { id: string }) {
  const t = useTranslations('workbench.raterVersion');
  const common = useTranslations('shell.common');
  const query = useRead('rater', RunRaterFixturesDocument, { id });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('fixturesFailed')}
      find={({ run_rater_fixtures }) => run_rater_fixtures}
      missing={null}
      notPermitted={null}
    >
      {(outcomes) => (
        <>
          {outcomes.length === 0 ? (
            <p className="text-ink-2">{t('noFixtures')}</p>
          ) : (
            <FixtureOutcomes outcomes={outcomes} />
          )}
          <Button
            tone="quiet"
            className="mt-4"
            busy={query.isFetching}
            busyLabel={common('working')}
            onClick={() => void query.refetch()}
          >
            {t('runAgain')}
          </Button>
        </>
      )}
    </QueryView>
  );
}

function StoredFixtures({ version: { fixtures } }: { version: Version }) {
  const t = useTranslations('workbench.raterVersion');
  return (
    <DataTable
      caption={t('fixtures')}
      loadingLabel={t('fixtures')}
      rows={fixtures}
      rowKey={({ name }) => name}
      empty={<p className="py-6 text-ink-2">{t('noFixtures')}</p>}
      columns={[
        { key: 'name', header: t('fixture'), wide: true, cell: ({ name }) => name },
        {
          key: 'expected',
          header: t('expected'),
          align: 'end',
          cell: ({ total }) => (total === null ? t('noPrice') : moneyText(total)),
        },
      ]}
    />
  );
}
