'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EndOfCoverFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';

type EndOfCoverProps = { policy: EndOfCoverFragment; reader: 'staff' | 'customer'; action?: ReactNode };

/** That cover ends or has ended early, why, and what becomes of the money; above everything else of its policy. */
export function EndOfCover({ policy, reader, action }: EndOfCoverProps) {
  const t = useTranslations('policyParts.cancellation');
  const label = useLabels();
  const [end] = policy.policy_cancellations;
  const isPending = policy.policy_status === 'pending_cancellation';
  if (!end || (!isPending && policy.policy_status !== 'cancelled')) return <Gap policy={policy} />;
  const date = printDay(end.effective_date) ?? '';
  return (
    <div
      role="status"
      className={`flex flex-wrap items-start gap-3 rounded-card p-4 ${isPending ? 'bg-warning-tint' : 'bg-danger-tint'}`}
    >
      <Icon name="clock" className={`mt-0.5 size-5 ${isPending ? 'text-warning' : 'text-danger'}`} />
      <div className="min-w-0 flex-1 basis-52">
        <p className={`font-semibold ${isPending ? 'text-warning' : 'text-danger'}`}>
          {isPending ? t('pendingTitle', { date }) : t('cancelledTitle', { date })}
        </p>
        <p className="text-small text-ink-2">
          {label('cancellationReason', end.reason)}
          {end.notice && reader === 'staff' && ` · ${end.notice.source}`}
        </p>
        {isPending && end.notice && reader === 'staff' && (
          <p className="text-small text-ink-2">
            {end.notice.proven_on
              ? t('provenOn', { channel: end.notice.channel, date: printDay(end.notice.proven_on) ?? '' })
              : t('notProven', { channel: end.notice.channel })}
          </p>
        )}
        {policy.policy_refunds.map((refund) => (
          <p key={refund.policy_refund_id} className="text-small text-ink-2">
            {t('refundStands', {
              status: refund.status,
              amount: moneyText(refund.amount, policy.currency),
              due: printDay(refund.due_date) ?? '',
            })}
          </p>
        ))}
        {isPending && <p className="text-small text-ink-2">{t('pendingBody', { reader })}</p>}
      </div>
      {action}
    </div>
  );
}

/** The days without cover of a policy that was reinstated after them. */
function Gap({ policy }: { policy: EndOfCoverFragment }) {
  const t = useTranslations('policyParts.cancellation');
  const [again] = policy.policy_reinstatements;
  if (!again || again.resumes === again.ended) return null;
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface-2 p-4">
      <Icon name="info" className="mt-0.5 size-5 text-ink-3" />
      <div>
        <p className="font-semibold">
          {t('gap', { from: printDay(again.ended) ?? '', to: printDay(again.resumes) ?? '' })}
        </p>
        <p className="text-small text-ink-2">{t('gapBody')}</p>
      </div>
    </div>
  );
}
