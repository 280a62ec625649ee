'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ChangeShownFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { MoneyLines } from '../cancel-policy/money-before-after.tsx';
import { BeforeAfterTable } from '../policy-parts/before-after-table.tsx';

type ChangeEffectProps = {
  shown: ChangeShownFragment;
  provider: string;
  /** The days of a term that moves as a whole: all of its payments that lie ahead fall due on other days. */
  days?: { from: string; to: string };
};

/** What a change of a policy does to its money: the result first, then each payment and each line before and after. */
export function ChangeEffect({ shown, provider, days }: ChangeEffectProps) {
  const t = useTranslations('policyParts.change');
  const { currency, premium_before: before, premium_after: after, refund, balance, repeated } = shown;
  const money = (cents: number) => moneyText(cents, currency);
  const moved = shown.invoices.filter((one) => one.before !== one.after || (days && one.sequence > 1));
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
        <p className="text-ink-2">
          {days
            ? t('moved', { from: printDay(days.from) ?? '', to: printDay(days.to) ?? '' })
            : t('from', { date: printDay(shown.effective_date) ?? '' })}
        </p>
        <p className="type-h2 mt-1 tabular-nums">
          {after < before
            ? t('less', { amount: money(before - after) })
            : after > before
              ? t('more', { amount: money(after - before) })
              : t('even')}
        </p>
        <ul className="mt-1 text-small text-ink-2">
          {after !== before && <li>{t('term', { before: money(before), after: money(after) })}</li>}
          {refund > 0 && <li>{t('refund', { amount: money(refund) })}</li>}
          {balance > 0 && <li>{t('balance', { amount: money(balance) })}</li>}
        </ul>
      </div>
      {repeated.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('repeated')}</h3>
          <p className="text-small text-ink-2">{t('repeatedHint')}</p>
          <BeforeAfterTable
            caption={t('repeatedTerm')}
            heading={t('repeatedFrom')}
            currency={currency}
            rows={repeated.map(({ effective_date: from, term_before: was, term_after: is }) => ({
              key: from,
              name: printDay(from),
              before: was,
              after: is,
            }))}
          />
        </section>
      )}
      {moved.length > 0 && (
        <details className="group" open={!days}>
          <summary className="link inline-flex min-h-target-small items-center font-medium">{t('byInvoice')}</summary>
          <BeforeAfterTable
            caption={t('byInvoice')}
            heading={t('due')}
            currency={currency}
            rows={moved.map(({ sequence, due_date: due, before: was, after: is }) => ({
              key: String(sequence),
              name: printDay(due),
              before: was,
              after: is,
            }))}
          />
        </details>
      )}
      <details className="group">
        <summary className="link inline-flex min-h-target-small items-center font-medium">{t('byLine')}</summary>
        <MoneyLines shown={shown} provider={provider} />
      </details>
    </div>
  );
}
