'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import {
  AgentCanRewriteDelinquentPolicyDocument,
  type AgentCanRewriteDelinquentPolicyQuery,
  AgentRewriteDelinquentPolicyDocument,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { printDay } from '../../shared/print-day.ts';

type Shown = AgentCanRewriteDelinquentPolicyQuery['can_rewrite_delinquent_policy'];

/** The premium of the old term and of the new one, and what becomes of the money of the old one. */
function Effect({ shown }: { shown: Shown }) {
  const t = useTranslations('actions.rewrite_delinquent_policy');
  const money = (cents: number | null) => (cents === null ? '–' : moneyText(cents, shown.currency));
  const { balance, refund } = shown;
  return (
    <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
      <p className="text-ink-2">{t('begins', { day: printDay(shown.effective_date) ?? '' })}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <dt>{t('premiumBefore')}</dt>
        <dd className="text-right">{money(shown.premium_before)}</dd>
        <dt className="font-semibold">{t('premiumAfter')}</dt>
        <dd className="text-right font-semibold">{money(shown.premium_after)}</dd>
      </dl>
      <p className="mt-2 text-small text-ink-2">
        {balance
          ? t('balance', { amount: money(balance) })
          : refund
            ? t('refund', { amount: money(refund) })
            : t('even')}
      </p>
    </div>
  );
}

/** Rewriting a policy that nobody paid: what it costs, and the quote that the insured signs and pays. */
export const RewriteDialog = formDialog<unknown>()({
  words: 'actions.rewrite_delinquent_policy',
  document: AgentRewriteDelinquentPolicyDocument,
  tone: 'money',
  begin: () => ({}),
  preview: { document: AgentCanRewriteDelinquentPolicyDocument, variables: ({ id }) => ({ policy_id: id }) },
  fields: ({ preview: { can_rewrite_delinquent_policy: shown } = {} }) => [
    <FormAlert key="refusal" message={shown?.message} />,
    shown?.can_rewrite && <Effect shown={shown} />,
  ],
  ready: ({ preview }) => preview?.can_rewrite_delinquent_policy.can_rewrite === true,
  input: ({ id }) => ({ policy_id: id }),
  copy: ({ t, preview }) => ({
    confirm: t(preview?.can_rewrite_delinquent_policy.begun_quote_id ? 'confirmBegun' : 'confirm'),
  }),
  after: ({ result, router }) => router.push(`/agents/quotes/${result.rewrite_delinquent_policy.quote_id}`),
});
