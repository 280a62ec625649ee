'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import type { PreviewReinstatementQuery } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { MoneyLines } from '../cancel-policy/money-before-after.tsx';

type Shown = PreviewReinstatementQuery['preview_reinstatement'];

/** Whether the days without cover are paid for. */
export function WithOrWithoutGap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('policyParts.reinstatement');
  return (
    <RadioTiles
      id="reinstate-gap"
      name="reinstate_gap"
      label={t('how')}
      options={[
        { value: 'without', label: t('without'), note: t('withoutHint') },
        { value: 'with', label: t('with'), note: t('withHint') },
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'without')}
    />
  );
}

/** What is charged now and why, and from when on cover goes on. */
export function ReinstatementEffect({ shown, provider }: { shown: Shown; provider: string }) {
  const t = useTranslations('policyParts.reinstatement');
  const money = (cents: number) => moneyText(cents, shown.currency);
  const { balance, refund, gap, fee, stopped_refund: stopped, method_end: end } = shown;
  const ahead = shown.invoices.filter(({ before, after }) => before === 0 && after > 0);
  const next = ahead.filter(({ due_date }) => due_date > shown.today);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
        <p className="text-ink-2">{t('resumes', { date: printDay(shown.resumes) ?? '' })}</p>
        <p className="type-h2 mt-1 tabular-nums">
          {balance > 0
            ? t('charge', { amount: money(balance) })
            : refund > 0
              ? t('refund', { amount: money(refund) })
              : t('even')}
        </p>
        <ul className="mt-1 text-small text-ink-2">
          {fee > 0 && <li>{t('fee', { amount: money(fee) })}</li>}
          {gap > 0 && <li>{t('gap', { amount: money(gap), from: printDay(shown.ended) ?? '' })}</li>}
          {stopped > 0 && <li>{t('stopped', { amount: money(stopped) })}</li>}
          {next.length > 0 && (
            <li>
              {t('ahead', {
                count: next.length,
                first: printDay(next[0]?.due_date ?? null) ?? '',
                amount: money(next[0]?.after ?? 0),
              })}
            </li>
          )}
          {balance > 0 && end !== null && <li>{t('card', { end })}</li>}
        </ul>
      </div>
      <details className="group">
        <summary className="link inline-flex min-h-target-small items-center font-medium">{t('byLine')}</summary>
        <MoneyLines shown={shown} provider={provider} />
      </details>
    </div>
  );
}
