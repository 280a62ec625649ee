'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { RunSums } from './run-summary.ts';

type Props = { title: string; groups: Readonly<Record<string, RunSums>>; nameOf: (name: string) => string };

/** What each part of a book would do, the largest first. */
export function DislocationGroups({ title, groups, nameOf }: Props) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const rows = Object.entries(groups).toSorted(([, one], [, other]) => other.policies - one.policies);
  const change = (before: number, after: number) =>
    before === 0
      ? '–'
      : format.number((after - before) / before, {
          ...{ style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' },
        });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{title}</h2>
      <DataTable
        caption={title}
        loadingLabel={title}
        rows={rows}
        rowKey={([name]) => name}
        columns={[
          { key: 'name', header: t('group'), wide: true, cell: ([name]) => nameOf(name) },
          { key: 'policies', header: t('policies'), align: 'end', cell: ([, sums]) => format.number(sums.policies) },
          {
            key: 'delta',
            header: t('fact.delta'),
            align: 'end',
            from: 'tablet',
            cell: ([, sums]) => moneyText(sums.after - sums.before),
          },
          { key: 'change', header: t('change'), align: 'end', cell: ([, sums]) => change(sums.before, sums.after) },
          {
            key: 'capped',
            header: t('cappedChange'),
            align: 'end',
            from: 'desktop',
            cell: ([, sums]) => change(sums.before, sums.capped),
          },
        ]}
      />
    </section>
  );
}
