'use client';
import { policyChanges } from '@roadworthy/core/policies/vocabulary.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { type BookedTransactionFragment, LoadPolicyStackDocument } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { ChangedThingsOf } from './changed-things-of.tsx';

const headingId = 'policy-stack';

/** Everything that was booked of a policy, the latest day first: from when it counts, when it was booked, and its money. */
export function PolicyStack({ policy }: { policy: { policy_id: string; currency: string } }) {
  const t = useTranslations('policyParts.stack');
  const { data, error } = useRead('agent', LoadPolicyStackDocument, { policy_id: policy.policy_id });
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="type-h2">
        {t('title')}
      </h2>
      <FormAlert message={error ? `${t('failed')}: ${readableMessage(error)}` : null} />
      <ol>
        {(data?.policy_transactions ?? []).map((one) => (
          <Booked key={one.policy_transaction_id} transaction={one} currency={policy.currency} />
        ))}
      </ol>
    </section>
  );
}

function Booked({ transaction, currency }: { transaction: BookedTransactionFragment; currency: string }) {
  const t = useTranslations('policyParts.stack');
  const label = useLabels();
  const instant = useInstant();
  const { kind, reason, effective_date: effective, booked, replayed_from: again, reversed_by: takenBack } = transaction;
  const [proposal] = transaction.policy_proposals;
  const change = kind === 'endorsement' && policyChanges.find((one) => one === reason);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{label('policyTransaction', kind)}</span>
          {again !== null && <StatusBadge tone="neutral" label={t('again')} />}
          {takenBack !== null && <StatusBadge tone="neutral" label={t('takenBack')} />}
        </span>
        <span className="tabular-nums">
          {changeText(transaction.charge_lines_aggregate.aggregate?.sum?.amount ?? 0, currency)}
        </span>
      </div>
      <p className="text-small text-ink-3">
        {t('days', { effective: printDay(effective) ?? '', booked: instant(booked).absolute })}
      </p>
      {change && change !== 'proposal' && <p className="text-small">{t(`change.${change}`)}</p>}
      {kind === 'cancellation' && <p className="text-small">{label('cancellationReason', reason)}</p>}
      {proposal && <ChangedThingsOf id={proposal.policy_proposal_id} />}
    </li>
  );
}
