'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { type InvoiceLine, InvoiceTable } from '@roadworthy/ui/price/invoice-table.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { InvoiceRowFragment, PaymentRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const signed = ({ type, amount }: PaymentRowFragment) => (type === 'refund' ? -amount : amount);

/** Says what is owed by an invoice in one line of a table. */
export function useInvoiceLine(): (invoice: InvoiceRowFragment, currency: string, about?: ReactNode) => InvoiceLine {
  const t = useTranslations('policyParts.billing');
  return (invoice, currency, about) => ({
    key: invoice.invoice_id,
    label: (
      <>
        {t('payment', { number: invoice.sequence })}
        {about && <span className="block text-small font-normal">{about}</span>}
        {invoice.fees > 0 && (
          <span className="block text-small font-normal text-ink-3">
            {t('feesInside', { amount: moneyText(invoice.fees, currency) })}
          </span>
        )}
        {invoice.status === 'partly_paid' && (
          <span className="block text-small font-normal text-ink-3">
            {t('partlyPaid', { amount: moneyText(invoice.paid_amount, currency) })}
          </span>
        )}
      </>
    ),
    date: printDay(invoice.due_date) ?? undefined,
    status: <WireStatus group="invoiceStatus" status={invoice.status} />,
    cents: invoice.amount ?? 0,
    due: invoice.status === 'issued' || invoice.status === 'partly_paid',
    currency,
  });
}

/** Says what became of a payment in one line of a table. */
export function usePaymentLine(): (payment: PaymentRowFragment, currency: string, about?: ReactNode) => InvoiceLine {
  const t = useTranslations('policyParts.billing');
  const label = useLabels();
  return (payment, currency, about) => {
    const type = label('transactionType', payment.type) ?? payment.type;
    return {
      key: payment.transaction_id,
      label: (
        <>
          {payment.cc_last_four
            ? t('card', { type, digits: payment.cc_last_four })
            : payment.bank
              ? t('bank', { type, digits: payment.bank })
              : type}
          {payment.status === 'failed' && (
            <span className="block text-small font-normal text-ink-3">
              {t('attempts', { count: payment.attempt_count, code: payment.decline_code ?? 'other' })}{' '}
              {payment.next_attempt && t('triedAgain', { day: printDay(payment.next_attempt) ?? '' })}
            </span>
          )}
          {payment.disputed > 0 && (
            <span className="block text-small font-normal text-ink-3">
              {t('disputedPart', { amount: moneyText(payment.disputed, currency) })}
            </span>
          )}
          {about && <span className="block font-normal">{about}</span>}
        </>
      ),
      date: printDay(payment.date) ?? undefined,
      status: <WireStatus group="transactionStatus" status={payment.status} />,
      cents: signed(payment),
      currency,
    };
  };
}

/** The heads of a table of invoices, or of payments. */
export function useBillingHead(kind: 'invoices' | 'payments') {
  const t = useTranslations('policyParts.billing');
  return {
    label: t('label'),
    status: t('status'),
    amount: t('amount'),
    date: t(kind === 'invoices' ? 'due' : 'date'),
  };
}

/** What is to be paid and when, to the cent. */
export function PaymentSchedule({ invoices, currency }: { invoices: readonly InvoiceRowFragment[]; currency: string }) {
  const t = useTranslations('policyParts.billing');
  const head = useBillingHead('invoices');
  const line = useInvoiceLine();
  const owed = invoices.filter(({ status }) => status !== 'void');
  if (owed.length === 0) return <p className="text-ink-2">{t('noInvoices')}</p>;
  return (
    <InvoiceTable
      caption={t('schedule')}
      currency={currency}
      head={head}
      lines={owed.map((invoice) => line(invoice, currency))}
      total={{ label: t('scheduleTotal'), cents: sum(owed.map(({ amount }) => amount ?? 0)) }}
    />
  );
}

type PaymentTableProps = {
  payments: readonly PaymentRowFragment[];
  currency: string;
  /** The receipt of one, where there is a way to it. */
  renderReceipt?: ((payment: PaymentRowFragment) => ReactNode) | undefined;
};

/** What was charged and given back, newest first. */
export function PaymentTable({ payments, currency, renderReceipt }: PaymentTableProps) {
  const t = useTranslations('policyParts.billing');
  const head = useBillingHead('payments');
  const line = usePaymentLine();
  const settled = payments.filter(({ status }) => status === 'settled' || status === 'refunded');
  if (payments.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <InvoiceTable
      caption={t('transactions')}
      currency={currency}
      head={head}
      lines={payments.map((payment) => line(payment, currency, renderReceipt?.(payment)))}
      total={{ label: t('transactionsTotal'), cents: sum(settled.map(signed)) }}
    />
  );
}
