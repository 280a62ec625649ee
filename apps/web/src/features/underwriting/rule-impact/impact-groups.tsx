'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { BookGroups } from '../../shared/book-run/book-groups.tsx';
import type { ImpactSums } from './impact-sums.ts';

type Props = { title: string; groups: Readonly<Record<string, ImpactSums>>; nameOf: (name: string) => string };

/** What a rule would do to each part of a book, the part with most hits first. */
export function ImpactGroups(props: Props) {
  const t = useTranslations('workbench.rules.book');
  const format = useFormatter();
  return (
    <BookGroups
      {...props}
      header={t('group')}
      sizeOf={({ hits }) => hits}
      columns={() => [
        { key: 'all', header: t('lookedAt'), align: 'end', cell: ([, sums]) => format.number(sums.lookedAt) },
        { key: 'hits', header: t('hits'), align: 'end', cell: ([, sums]) => format.number(sums.hits) },
        {
          key: 'share',
          header: t('share'),
          align: 'end',
          from: 'tablet',
          cell: ([, { hits, lookedAt }]) =>
            format.number(hits / Math.max(lookedAt, 1), {
              style: 'percent',
              maximumFractionDigits: 1,
            }),
        },
        {
          key: 'premium',
          header: t('premiumHit'),
          align: 'end',
          from: 'tablet',
          cell: ([, sums]) => moneyText(sums.premiumHit),
        },
      ]}
    />
  );
}
