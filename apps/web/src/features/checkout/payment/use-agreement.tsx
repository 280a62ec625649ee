'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { quoteKeys } from '../../../data/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { LoadDebitAuthorizationDocument } from '../../../generated/documents.ts';

/** What somebody agreed to: a text, and an amount in cents. */
export type Agreed = { readonly version: string; readonly amount: number };

/** The text by which an account may be debited, and whether it was agreed to: to this one, and for what is due now. */
export function useAgreement(paymentTerm: string) {
  const t = useTranslations('checkout.payment.bank');
  const errors = useTranslations('checkout.errors');
  const common = useTranslations('shell.common');
  const { quoteId, askForQuote } = useQuoteContext();
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const [isAsked, setAsked] = useState(false);
  const text = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'debit authorization', paymentTerm],
    queryFn: ({ signal }) =>
      askForQuote(LoadDebitAuthorizationDocument, { quote_id: quoteId ?? '', payment_term: paymentTerm }, { signal }),
    select: (data) => data.debit_authorization,
  });
  const { data } = text;
  const given = agreed && data?.version === agreed.version && data.amount === agreed.amount ? agreed : null;
  const error = isAsked && !given ? errors('bankAgreement') : undefined;
  const part = text.isError ? (
    <QueryError title={t('textFailed')} retryLabel={common('tryAgain')} onRetry={() => void text.refetch()} />
  ) : (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="type-h3">{t('authorization')}</h3>
      <dl className="flex flex-col gap-3 text-small">
        {data?.parts.map((one) => (
          <div key={one.title}>
            <dt className="font-semibold">{one.title}</dt>
            <dd className="text-ink-2">{one.text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="payment-agreement"
        label={t('agree')}
        checked={given !== null}
        error={error}
        onChange={(event) => {
          const { version, amount } = data ?? {};
          const isTicked = event.currentTarget.checked && version !== undefined && amount !== undefined;
          setAgreed(isTicked ? { version, amount } : null);
        }}
      />
    </section>
  );
  return {
    part,
    given,
    problems: error ? [{ fieldId: 'payment-agreement', message: error }] : [],
    check(): boolean {
      setAsked(true);
      return given !== null;
    },
  };
}
