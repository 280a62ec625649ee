'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { StatementButton } from './statement-button.tsx';

type LossRunOfProps = {
  /** Of the terms of the policy, or of every policy of its insured. */
  of: 'loss_run' | 'customer_loss_run';
  policy: { readonly policy_id: string; readonly policy_number: string };
  /** What finds its claims in the list of all loss runs, from which they are saved as CSV. */
  search: string;
};

/** What claims cost, as a paper and as a list to save. */
export function LossRunOf({ of, policy, search }: LossRunOfProps) {
  const t = useTranslations('policyParts.documents');
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <StatementButton
        kind="agent"
        policyId={policy.policy_id}
        type={of}
        aboutId={policy.policy_id}
        name={policy.policy_number}
      />
      <AppLink className="link py-1" href={`/agents/reports/loss-runs?q=${encodeURIComponent(search)}`}>
        {t('lossRunList')}
      </AppLink>
    </div>
  );
}
