'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type Commission_Statement_Bool_Exp,
  type Premium_And_Losses_Bool_Exp,
  SumCommissionDocument,
  SumLossesDocument,
} from '../../../generated/documents.ts';
import { useFormatter } from 'next-intl';
import { cents } from './report-columns.ts';
import { within } from './within-currency.ts';

type Part = { readonly label: string; readonly value: ReactNode };

/** What the rows that match come to, a line for each currency. */
function Totals({ label, failed, lines }: { label: string; failed: ReactNode; lines: readonly (readonly Part[])[] }) {
  return (
    <section aria-label={label} className="flex min-h-8 flex-col gap-1">
      {failed}
      {lines.map((parts) => (
        <dl
          key={parts.map(({ value }) => (typeof value === 'string' ? value : '')).join()}
          className="flex flex-wrap gap-x-6"
        >
          {parts.map((part) => (
            <div key={part.label} className="flex gap-2">
              <dt className="text-ink-2">{part.label}</dt>
              <dd className="font-semibold tabular-nums">{part.value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}

function useFailed(isError: boolean): ReactNode {
  const t = useTranslations('queue.reports');
  return isError ? (
    <p role="alert" className="text-small text-danger">
      {t('sumsFailed')}
    </p>
  ) : null;
}

type CommissionTotalsProps = {
  where: Commission_Statement_Bool_Exp;
  /** Where the list is one month and nothing else: the statement of it is a file. */
  month?: string | null;
};

/** What a commission statement comes to. */
export function CommissionTotals({ where, month = null }: CommissionTotalsProps) {
  const t = useTranslations('queue.reports');
  const locale = useLocale();
  const organizationId = useSession().data?.org_id ?? null;
  const query = useRead('agent', SumCommissionDocument, within(where), { keepsLast: true, showsRefusals: true });
  const lines = (['USD', 'CAD'] as const).flatMap((currency) => {
    const { count = 0, sum } = query.data?.[currency === 'USD' ? 'usd' : 'cad'].aggregate ?? {};
    if (count === 0 || !sum) return [];
    return [
      [
        { label: t('columns.commission_earned'), value: cents(sum.earned, currency) },
        { label: t('columns.clawed_back'), value: cents(sum.clawed_back, currency) },
        { label: t('columns.payable'), value: cents(sum.payable, currency) },
        ...(month === null || organizationId === null
          ? []
          : [
              {
                label: '',
                value: (
                  <a
                    className="link"
                    href={`/api/v1/organizations/${organizationId}/commission/${month}/statement?currency=${currency}&locale=${locale}`}
                  >
                    {t('statementOf', { month, currency })}
                  </a>
                ),
              },
            ]),
      ],
    ];
  });
  return <Totals label={t('sums')} failed={useFailed(query.isError)} lines={lines} />;
}

/** What was earned and incurred, and the one as a share of the other. */
export function LossTotals({ where }: { where: Premium_And_Losses_Bool_Exp }) {
  const t = useTranslations('queue.reports');
  const format = useFormatter();
  const query = useRead('agent', SumLossesDocument, within(where), { keepsLast: true, showsRefusals: true });
  const lines = (['USD', 'CAD'] as const).flatMap((currency) => {
    const { count = 0, sum } = query.data?.[currency === 'USD' ? 'usd' : 'cad'].aggregate ?? {};
    if (count === 0 || !sum) return [];
    const [earned, incurred] = [sum.earned ?? 0, sum.incurred ?? 0];
    return [
      [
        { label: t('columns.earned'), value: cents(earned, currency) },
        { label: t('columns.incurred'), value: cents(incurred, currency) },
        {
          label: t('lossRatio'),
          value: earned > 0 ? format.number(incurred / earned, { style: 'percent', maximumFractionDigits: 1 }) : '–',
        },
      ],
    ];
  });
  return (
    <div className="flex flex-col gap-1">
      <p className="max-w-measure text-small text-ink-2">{t('lossDefinition')}</p>
      <Totals label={t('sums')} failed={useFailed(query.isError)} lines={lines} />
    </div>
  );
}
