'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import type { RunRaterFixturesQuery } from '../../../generated/documents.ts';
import { signedMoney } from '../signed-money.ts';

type Outcomes = RunRaterFixturesQuery['run_rater_fixtures'];

/** What the fixtures of a version came to: expected, got, and by how much they differ. */
export function FixtureOutcomes({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations('workbench.raterVersion');
  const columns = useOutcomeColumns();
  const differing = outcomes.filter(({ differs }) => differs).length;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className={differing > 0 ? 'font-semibold text-warning' : undefined}>
        {differing > 0 ? t('someDiffer', { count: differing }) : t('allAgree', { count: outcomes.length })}
      </p>
      {outcomes.length > 0 && (
        <DataTable
          caption={t('fixtures')}
          loadingLabel={t('fixtures')}
          rows={outcomes}
          rowKey={({ name }) => name}
          columns={columns}
        />
      )}
    </div>
  );
}

function useOutcomeColumns(): Column<Outcomes[number]>[] {
  const t = useTranslations('workbench.raterVersion');
  const money = (cents: number | null) => (cents === null ? t('noPrice') : moneyText(cents));
  return [
    { key: 'name', header: t('fixture'), wide: true, cell: ({ name }) => name },
    {
      key: 'expected',
      header: t('expected'),
      align: 'end',
      from: 'tablet',
      cell: (row) => money(row.expected),
    },
    { key: 'got', header: t('got'), align: 'end', cell: (row) => money(row.total) },
    {
      key: 'difference',
      header: t('difference'),
      align: 'end',
      cell: ({ expected, total }) => (expected === null || total === null ? '–' : signedMoney(total - expected)),
    },
    {
      key: 'status',
      header: t('state'),
      from: 'tablet',
      cell: ({ differs }) => (
        <StatusBadge tone={differs ? 'warning' : 'success'} label={t(differs ? 'differs' : 'agrees')} />
      ),
    },
  ];
}
