'use client';
import { day, formatDay } from '@roadworthy/core/shared/day.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { InvoiceTable } from '@roadworthy/ui/price/invoice-table.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useLocale, useTranslations } from 'next-intl';
import type { useInvoicePreview } from '../quote-data/use-price.ts';

/** The payments one by one; the first is due today. */
export function InvoiceSchedule({ preview }: { preview: ReturnType<typeof useInvoicePreview> }) {
  const t = useTranslations('checkout.payment');
  const common = useTranslations('shell.common');
  const locale = useLocale();
  if (preview.isError && !preview.data) {
    return (
      <QueryError
        title={t('scheduleFailed')}
        onRetry={() => void preview.refetch()}
        busy={preview.isFetching}
        retryLabel={common('tryAgain')}
      />
    );
  }
  if (!preview.data) return <div className="min-h-64" aria-hidden />;
  const { invoices, total, currency, installment_fee } = preview.data;
  const label = (sequence: number) => {
    if (invoices.length === 1) return t('full');
    return sequence === 1 ? t('first') : t('installment', { number: String(sequence) });
  };
  return (
    <section className={preview.isPlaceholderData ? 'opacity-60' : undefined}>
      <InvoiceTable
        caption={t('schedule')}
        head={{ label: t('headLabel'), date: t('headDate'), status: t('headStatus'), amount: t('headAmount') }}
        lines={invoices.map(({ sequence, due_date, amount }) => ({
          key: String(sequence),
          label: label(sequence),
          date: sequence === 1 ? t('today') : formatDay(day(due_date), locale),
          cents: amount,
          due: sequence === 1,
        }))}
        total={{ label: t('total'), cents: total }}
        currency={currency}
      />
      {invoices.length > 1 && installment_fee > 0 && (
        <p className="mt-2 text-small text-ink-3">{t('fee', { fee: moneyText(installment_fee, currency) })}</p>
      )}
    </section>
  );
}
