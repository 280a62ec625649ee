'use client';
import { day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { InvoiceTable } from '@roadworthy/ui/price/invoice-table.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { StalePart } from '@roadworthy/ui/states/stale-part.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import type { useInvoicePreview } from '../quote-data/use-invoice-preview.ts';

/** What is paid today and later in one line; behind it the payments one by one. */
export function InvoiceSchedule({ preview }: { preview: ReturnType<typeof useInvoicePreview> }) {
  const t = useTranslations('checkout.payment');
  const common = useTranslations('shell.common');
  const locale = useLocale();
  const describeWay = usePaymentWords();
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
  if (!preview.data) return <div className="min-h-16" aria-hidden />;
  const { invoices, total, currency, deposit_reason } = preview.data;
  const [payments, ...lines] = describeWay(preview.data).lines;
  return (
    <section>
      <StalePart isStale={preview.isPlaceholderData} label={common('loading')}>
        <h2 className="type-h3">{t('schedule')}</h2>
        <p className="text-ink-2 tabular-nums">
          <strong className="text-ink">{payments}</strong>
          {lines.map((line) => ` · ${line}`)}
        </p>
        {deposit_reason && <p className="mt-1 text-small text-ink-2">{deposit_reason}</p>}
        {invoices.length > 1 && (
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
              {t('each')}
            </summary>
            <InvoiceTable
              caption={t('each')}
              head={{ label: t('headLabel'), date: t('headDate'), status: t('headStatus'), amount: t('headAmount') }}
              lines={invoices.map(({ sequence, due_date, amount }) => ({
                key: String(sequence),
                label: sequence === 1 ? t('first') : t('installment', { number: String(sequence) }),
                date: sequence === 1 ? t('today') : formatDay(day(due_date), locale),
                cents: amount,
                due: sequence === 1,
              }))}
              total={{ label: t('total'), cents: total }}
              currency={currency}
            />
          </details>
        )}
      </StalePart>
    </section>
  );
}
