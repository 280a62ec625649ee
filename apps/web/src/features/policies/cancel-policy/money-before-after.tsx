'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { CancellationShownFragment } from '../../../generated/documents.ts';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { printDay } from '../../shared/print-day.ts';
import { labelOf, useLabels } from '../../shared/use-labels.ts';
import { BeforeAfterTable } from '../policy-parts/before-after-table.tsx';

type MoneyBeforeAfterProps = { shown: CancellationShownFragment; provider: string; reader: 'staff' | 'customer' };

/** When cover ends, and what comes back or is owed by then. */
export function useEndWords() {
  const t = useTranslations('policyParts.cancellation');
  return ({ as_of_date, currency, refund, balance }: CancellationShownFragment, reader: 'staff' | 'customer') => ({
    ends: t('ends', { date: printDay(as_of_date) ?? '' }),
    money:
      refund > 0
        ? t('refund', { amount: moneyText(refund, currency), reader })
        : balance > 0
          ? t('balance', { amount: moneyText(balance, currency), reader })
          : t('even'),
  });
}

/** What ending a policy does to its money: the result first, then each line before and after. */
export function MoneyBeforeAfter({ shown, provider, reader }: MoneyBeforeAfterProps) {
  const t = useTranslations('policyParts.cancellation');
  const { currency, refund, refund_due: due, refund_to: targets } = shown;
  const words = useEndWords()(shown, reader);
  const money = (cents: number) => moneyText(cents, currency);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
        <p className="text-ink-2">{words.ends}</p>
        <p className="type-h2 mt-1 tabular-nums">{words.money}</p>
        <ul className="mt-1 text-small text-ink-2">
          <li>{t(`basis.${basisOf(shown.basis)}`)}</li>
          {refund > 0 && (
            <li>
              {t('refundTo', {
                ends: targets.map(({ end, amount }) => `•••• ${end ?? ''} ${money(amount)}`).join(', '),
                due: printDay(due) ?? '',
              })}
              {reader === 'staff' && ` (${shown.refund_source})`}
            </li>
          )}
          {shown.due_before > 0 && <li>{t('dueBefore', { amount: money(shown.due_before) })}</li>}
          {shown.lienholders.length > 0 && <li>{t('lienholders', { names: shown.lienholders.join(', ') })}</li>}
        </ul>
      </div>
      <details className="group">
        <summary className="link inline-flex min-h-target-small items-center font-medium">{t('byLine')}</summary>
        <MoneyLines shown={shown} provider={provider} />
      </details>
    </div>
  );
}

const bases = ['flat', 'pro_rata', 'short_rate_90', 'short_rate_table'] as const;
const basisOf = (basis: string) => bases.find((one) => one === basis) ?? 'pro_rata';

type MoneyLinesProps = {
  shown: Pick<CancellationShownFragment, 'lines' | 'currency' | 'charged_before' | 'charged_after'>;
  provider: string;
};

/** Each line of a policy's money before and after. */
export function MoneyLines({ shown, provider }: MoneyLinesProps) {
  const t = useTranslations('policyParts.cancellation');
  const label = useLabels();
  const covers = useLineWords(provider)?.covers;
  const nameOf = ({ coverage, code, kind }: CancellationShownFragment['lines'][number]) =>
    coverage === null
      ? (label('chargeName', code ?? kind) ?? '')
      : (covers?.find((cover) => cover.code === coverage)?.label ?? labelOf({}, coverage));
  const rows = shown.lines.map((line) => ({
    key: [line.vehicle, line.coverage, line.kind, line.code].join(),
    before: line.before,
    after: line.after,
    name: (
      <>
        {nameOf(line)}
        {line.vehicle && <span className="block text-ink-3">{line.vehicle}</span>}
      </>
    ),
  }));
  const sum = { before: shown.charged_before, after: shown.charged_after };
  return <BeforeAfterTable caption={t('byLine')} heading={t('line')} currency={shown.currency} rows={rows} sum={sum} />;
}
