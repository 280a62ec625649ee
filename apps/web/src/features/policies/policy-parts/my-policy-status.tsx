'use client';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

type MyPolicyStatusProps = {
  policy: { readonly policy_status: string; readonly effective_date: string };
};

/** How a policy stands, as its holder is told: one whose cover is still to come says from which day. */
export function MyPolicyStatus({ policy }: MyPolicyStatusProps) {
  const t = useTranslations('account.home');
  if (policy.policy_status !== 'pending') return <WireStatus group="policyStatus" status={policy.policy_status} />;
  return <p className="font-semibold text-info">{t('begins', { date: printDay(policy.effective_date) ?? '' })}</p>;
}
