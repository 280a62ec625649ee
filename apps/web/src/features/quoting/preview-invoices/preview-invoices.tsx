'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { AgentPreviewQuoteInvoicesDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';

const cell = 'py-1.5 pr-3 font-normal';
const figure = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';

type PreviewInvoicesProps = { quoteId: string; paymentTerm: string };

/** What would be asked for and when, under each way to pay: read once somebody opens it. */
export function PreviewInvoices({ quoteId, paymentTerm }: PreviewInvoicesProps) {
  const t = useTranslations('staff.invoices');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link inline-flex min-h-target-small items-center font-medium">{t('title')}</summary>
      {isOpen && <Invoices quoteId={quoteId} paymentTerm={paymentTerm} />}
    </details>
  );
}

function Invoices({ quoteId, paymentTerm }: PreviewInvoicesProps) {
  const t = useTranslations('staff.invoices');
  const label = useLabels();
  const [term, setTerm] = useState(paymentTerm);
  const requested = { quote_id: quoteId, payment_term: term };
  const { data, error } = useRead('agent', AgentPreviewQuoteInvoicesDocument, requested, { keepsLast: true });
  const shown = error ? undefined : data?.preview_quote_invoices;
  const money = (cents: number) => moneyText(cents, shown?.currency ?? 'USD');
  return (
    <div className="mt-2 flex flex-col gap-3">
      <Field label={t('term')}>
        {(control) => (
          <SelectInput
            {...control}
            value={term}
            options={paymentTerms.map((one) => ({ value: one, label: label('paymentTerm', one) ?? one }))}
            onChange={({ currentTarget: { value } }) => setTerm(value)}
          />
        )}
      </Field>
      <FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />
      {shown && (
        <table className="w-full border-collapse text-left text-small">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-ink-2">
              <th scope="col" className={`${cell} font-semibold`}>
                {t('due')}
              </th>
              <th scope="col" className={`${figure} font-semibold`}>
                {t('fees')}
              </th>
              <th scope="col" className={`${figure} font-semibold`}>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.invoices.map((invoice) => (
              <tr key={invoice.sequence} className="border-b border-line">
                <th scope="row" className={cell}>
                  {invoice.sequence === 1 ? t('first') : printDay(invoice.due_date)}
                </th>
                <td className={figure}>{money(invoice.fees)}</td>
                <td className={figure}>{money(invoice.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className={`${cell} font-semibold`} colSpan={2}>
                {t('total')}
              </th>
              <td className={figure}>{money(shown.total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
}
