'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClaimCoverageFragment } from '../../../generated/documents.ts';

type ClaimCoveragesProps = {
  coverages: readonly ClaimCoverageFragment[];
  currency: string;
  /** What decides which of them answer. */
  children: ReactNode;
};

/** What the policy covered at that instant: which of it answers the loss, in its own sentence, and up to what. */
export function ClaimCoverages({ coverages, currency, children }: ClaimCoveragesProps) {
  const t = useTranslations('workbench.claim');
  const inOrder = coverages.toSorted((one, other) => Number(other.answers) - Number(one.answers));
  return (
    <section aria-labelledby="claim-coverage" className="flex flex-col gap-2">
      <h2 id="claim-coverage" className="type-h2">
        {t('coverage')}
      </h2>
      {coverages.length === 0 && <p className="text-ink-2">{t('noCoverage')}</p>}
      <ul>
        {inOrder.map((one) => (
          <li key={one.coverage} className="flex flex-col gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{one.name}</span>
              <StatusBadge tone={one.answers ? 'success' : 'neutral'} label={t(one.answers ? 'answers' : 'bought')} />
              <span className="text-small text-ink-2 tabular-nums">
                {[
                  one.limit_amount !== null && t('limit', { amount: moneyText(one.limit_amount, currency) }),
                  one.deductible > 0 && t('deductible', { amount: moneyText(one.deductible, currency) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {one.answers && <p className="max-w-measure text-small wrap-anywhere">{one.says}</p>}
            {one.answers && one.found !== null && <p className="max-w-measure text-small">{one.found}</p>}
            {one.because.length > 0 && <p className="max-w-measure text-small text-ink-2">{one.because.join(' ')}</p>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
