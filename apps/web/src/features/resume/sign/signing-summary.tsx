'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LoadSigningLinkQuery } from '../../../generated/documents.ts';

export type ToSign = NonNullable<LoadSigningLinkQuery['signing_link']['to_sign']>;

/** What is signed for: who and what is insured, how, from when, and what it costs. */
export function SigningSummary({ toSign }: { toSign: ToSign }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { vehicles, covers, total, installment_fee: fee } = toSign;
  const currency = toSign.currency === 'CAD' ? 'CAD' : 'USD';
  const term = paymentTerms.find((one) => one === toSign.payment_term) ?? 'monthly';
  return (
    <dl className="grid gap-x-8 border-t border-line pt-2 sm:grid-cols-[10rem_1fr]">
      <Row label={t('signing.insured')}>{toSign.insured}</Row>
      <Row label={t('signing.vehicles')}>
        <Lines lines={vehicles} />
      </Row>
      <Row label={t('signing.covers')}>
        <Lines lines={covers.map(({ label, terms }) => (terms ? t('signing.coverTerms', { label, terms }) : label))} />
      </Row>
      <Row label={t('signing.from')}>
        {formatDay(day(toSign.effective_date), locale)} · {t('sign.months', { count: toSign.policy_duration_months })}
      </Row>
      <Row label={t('sign.total')}>
        <strong className="tabular-nums">{moneyText(total, currency)}</strong> ·{' '}
        {t(`signing.paid.${fee === 0 && term === 'monthly' ? 'monthlyWithoutFee' : term}`, {
          fee: moneyText(fee, currency),
        })}
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-2 text-ink-3">{label}</dt>
      <dd className="pb-2 font-medium [overflow-wrap:anywhere] sm:pt-2">{children}</dd>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
