'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';

type ClaimTotalLossProps = {
  claim: ClaimRecordFragment;
  /** What is left to do, for who handles it. */
  children: ReactNode;
};

/** What a total loss was valued at, and who has the wreck; nothing while the vehicle is none. */
export function ClaimTotalLoss({ claim, children }: ClaimTotalLossProps) {
  const t = useTranslations('workbench.claim');
  if (claim.total_loss_on === null) return null;
  const money = (cents: number | null) => cents !== null && moneyText(cents, claim.policy?.currency ?? 'USD');
  return (
    <section aria-labelledby="claim-total-loss" className="flex flex-col gap-2">
      <h2 id="claim-total-loss" className="type-h2">
        {t('totalLoss')}
      </h2>
      <FactList
        columns={2}
        facts={[
          { key: 'value', label: t('totalLossValue'), value: money(claim.total_loss_value) },
          { key: 'taxes', label: t('totalLossTaxes'), value: money(claim.total_loss_taxes) },
          { key: 'repair', label: t('totalLossRepair'), value: money(claim.total_loss_repair) },
          { key: 'salvage', label: t('totalLossSalvage'), value: money(claim.total_loss_salvage) },
          { key: 'wreck', label: t('wreck'), value: t(claim.is_wreck_retained ? 'wreckKept' : 'wreckSold') },
          { key: 'lender', label: t('lenderPayoff'), value: money(claim.lender_payoff) },
        ]}
      />
      {children}
    </section>
  );
}
