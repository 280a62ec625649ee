'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ImpactSums } from './impact-sums.ts';

type Props = { title: string; groups: Readonly<Record<string, ImpactSums>>; nameOf: (name: string) => string };

/** What a rule would do to each part of a book, the part with most hits first. */
export function ImpactGroups({ title, groups, nameOf }: Props) {
  const t = useTranslations('workbench.rules.book');
  const format = useFormatter();
  const rows = Object.entries(groups).toSorted(([, one], [, other]) => other.hits - one.hits);
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
          { key: 'all', header: t('lookedAt'), align: 'end', cell: ([, sums]) => format.number(sums.lookedAt) },
          { key: 'hits', header: t('hits'), align: 'end', cell: ([, sums]) => format.number(sums.hits) },
          {
            ...{ key: 'share', header: t('share'), align: 'end', from: 'tablet' },
            cell: ([, { hits, lookedAt }]) =>
              format.number(hits / Math.max(lookedAt, 1), { style: 'percent', maximumFractionDigits: 1 }),
          },
          {
            ...{ key: 'premium', header: t('premiumHit'), align: 'end', from: 'tablet' },
            cell: ([, sums]) => moneyText(sums.premiumHit),
          },
        ]}
      />
    </section>
  );
}
