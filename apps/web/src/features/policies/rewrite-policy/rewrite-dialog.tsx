'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  AgentCanRewriteDelinquentPolicyDocument,
  type AgentCanRewriteDelinquentPolicyQuery,
  AgentRewriteDelinquentPolicyDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
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
export function RewriteDialog({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.rewrite_delinquent_policy');
  const router = useRouter();
  const preview = useRead('agent', AgentCanRewriteDelinquentPolicyDocument, { policy_id: id }, { enabled: open });
  const shown = preview.data?.can_rewrite_delinquent_policy;
  const operation = useOperation(
    AgentRewriteDelinquentPolicyDocument,
    ({ rewrite_delinquent_policy: { quote_id } }) => {
      onDone(t('done'));
      onClose();
      router.push(`/agents/quotes/${quote_id}`);
    },
    { kind: 'agent' },
  );
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => operation.mutate({ policy_id: id })}
      operation={operation}
      tone="money"
      ready={shown?.can_rewrite === true}
      effect={t('effect')}
      copy={{
        title: t('title'),
        confirm: shown?.begun_quote_id ? t('confirmBegun') : t('confirm'),
        cancel: t('cancel'),
      }}
    >
      <FormAlert message={preview.error ? readableMessage(preview.error) : (shown?.message ?? null)} />
      {shown?.can_rewrite && <Effect shown={shown} />}
    </OperationDialog>
  );
}
