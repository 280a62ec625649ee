'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { BookGroups } from '../../shared/book-run/book-groups.tsx';
import { ChangeBar } from './change-bar.tsx';
import type { RunSums } from './run-summary.ts';

type Props = { title: string; groups: Readonly<Record<string, RunSums>>; nameOf: (name: string) => string };

const shareOf = (before: number, after: number) => (before === 0 ? null : (after - before) / before);

/** What each part of a book would do, the largest first. */
export function DislocationGroups(props: Props) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const percent = (share: number | null) =>
    share === null
      ? '–'
      : format.number(share, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <BookGroups
      {...props}
      header={t('group')}
      sizeOf={({ policies }) => policies}
      columns={(rows) => {
        const range = rangeOf(rows.map(([, { before, after }]) => shareOf(before, after) ?? 0));
        return [
          { key: 'policies', header: t('policies'), align: 'end', cell: ([, sums]) => format.number(sums.policies) },
          {
            key: 'delta',
            header: t('fact.delta'),
            align: 'end',
            from: 'tablet',
            cell: ([, sums]) => moneyText(sums.after - sums.before),
          },
          {
            key: 'change',
            header: t('change'),
            align: 'end',
            cell: ([, { before, after }]) => shareBar(shareOf(before, after), range, percent(shareOf(before, after))),
          },
          {
            key: 'capped',
            header: t('cappedChange'),
            align: 'end',
            from: 'desktop',
            cell: ([, { before, capped }]) => percent(shareOf(before, capped)),
          },
        ];
      }}
    />
  );
}

function rangeOf(shares: readonly number[]) {
  return { least: Math.min(0, ...shares), most: Math.max(0, ...shares) };
}

/** The bar of a group, and its figure. */
function shareBar(share: number | null, range: { least: number; most: number }, text: string) {
  return (
    <span className="flex items-center justify-end gap-3">
      <ChangeBar value={share ?? 0} range={range} className="hidden h-4 w-40 max-w-[20vw] md:block" />
      <span className="w-16">{text}</span>
    </span>
  );
}
