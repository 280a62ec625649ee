'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { type Wording, WordingText } from './wording-text.tsx';
import { useConsent } from './use-consent.tsx';

/** What somebody agreed to: a text, and an amount in cents. */
export type Agreed = { readonly version: string; readonly amount: number };

/** The text for one debit, as it is asked for: it names the amount. */
export type DebitText = {
  readonly data: (Wording & Agreed) | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

/** What the owner of a bank account is asked to agree to, and what of it they did. */
export type Agreement = {
  readonly part: ReactNode;
  readonly given: Agreed | null;
  /** The version of the wording by which later payments are debited by themselves. */
  readonly autopay: string | null;
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
  /** Marks what is missing; true when nothing is. */
  check(): boolean;
};

/** The text by which an account may be debited, and whether it was agreed to: to this one, and for what is due now. */
export function useAgreement(
  text: DebitText,
  later: Wording | null,
  due: number | null = text.data?.amount ?? null,
): Agreement {
  const t = useTranslations('checkout.payment.bank');
  const errors = useTranslations('checkout.errors');
  const common = useTranslations('shell.common');
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const [isRequested, setRequested] = useState(false);
  const autopay = useConsent(later, 'bank');
  const { data } = text;
  const isThis = agreed !== null && data?.version === agreed.version && data.amount === agreed.amount;
  const provided = isThis && agreed.amount === due ? agreed : null;
  const error = isRequested && !provided ? errors('bankAgreement') : undefined;
  const part = text.isError ? (
    <QueryError title={t('textFailed')} retryLabel={common('tryAgain')} onRetry={() => void text.refetch()} />
  ) : (
    <>
      <section className="flex flex-col gap-3 border-t border-line pt-4">
        <h2 className="type-h3">{t('authorization')}</h2>
        {data && <WordingText parts={data.parts} />}
        <Checkbox
          id="payment-agreement"
          label={t('agree')}
          checked={provided !== null}
          error={error}
          onChange={(event) => {
            const { version, amount } = data ?? {};
            const isTicked = event.currentTarget.checked && version !== undefined && amount !== undefined;
            setAgreed(isTicked ? { version, amount } : null);
          }}
        />
      </section>
      {autopay.part}
    </>
  );
  return {
    part,
    given: provided,
    autopay: autopay.given,
    problems: error
      ? [
          {
            fieldId: 'payment-agreement',
            message: error,
          },
        ]
      : [],
    check(): boolean {
      setRequested(true);
      return provided !== null;
    },
  };
}
