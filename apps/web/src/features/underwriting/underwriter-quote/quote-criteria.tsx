'use client';
import { useTranslations } from 'next-intl';
import type { ReferralFactsFragment } from '../../../generated/documents.ts';
import type { QuoteRecord } from '../../quoting/load-quote/quote-record.ts';
import { CriteriaChecks } from '../checks/criteria-checks.tsx';
import { ReferralPanel } from '../referrals/referral-panel.tsx';
import { Declared, RiskFacts, Unfinished } from '../referrals/referral-risk.tsx';

type QuoteCriteriaProps = { record: QuoteRecord; referrals: readonly ReferralFactsFragment[] };
type Statement = { readonly code: string; readonly message: string };

/** What an underwriter weighs of a quote: what is asked and what rules say, what is insured, who drives, what was declared. */
export function QuoteCriteria({ record, referrals }: QuoteCriteriaProps) {
  const t = useTranslations('workbench.underwriterQuote');
  const waiting = referrals.find(({ status }) => status === 'pending');
  const { referral_violations: refers, rejection_violations: rejects } = record.quote_pricing;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        {waiting && (
          <section aria-label={t('waiting')} className="rounded-card border border-line-strong p-4">
            <ReferralPanel key={waiting.quote_referral_id} referralId={waiting.quote_referral_id} isShort />
          </section>
        )}
        <Findings title={t('rejects')} none={t('rejectsNothing')} said={rejects} />
        <Findings title={t('refers')} none={t('refersNothing')} said={refers} />
        <Unfinished record={record} />
        <Declared record={record} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <CriteriaChecks quoteId={record.quote.quote_id} />
        <RiskFacts record={record} />
      </div>
    </div>
  );
}

function Findings({ title, none, said: input }: { title: string; none: string; said: readonly Statement[] }) {
  return (
    <section>
      <h3 className="type-h3 mb-1">{title}</h3>
      {input.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="list-disc pl-5">
          {input.map(({ code, message }) => (
            <li key={`${code} ${message}`} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
