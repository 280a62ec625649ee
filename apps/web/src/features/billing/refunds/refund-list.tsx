import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RefundRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';

type RefundListProps<Refund> = {
  refunds: readonly Refund[];
  /** What may be done to one of them. */
  renderAction?: (refund: Refund) => ReactNode;
};

/** What goes back of a policy, and how each of it stands. */
export function RefundList<Refund extends RefundRowFragment>(props: RefundListProps<Refund>) {
  const { refunds, renderAction } = props;
  return (
    <ul className="flex flex-col">
      {refunds.map((refund) => (
        <li
          key={refund.policy_refund_id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <RefundFacts refund={refund} />
          {renderAction?.(refund)}
        </li>
      ))}
    </ul>
  );
}

/** What had gone back, or was to, at another time. */
export function KnownRefunds({ refunds }: { refunds: readonly RefundRowFragment[] }) {
  const t = useTranslations('policyParts.refunds');
  if (refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      <RefundList refunds={refunds} />
    </section>
  );
}

function RefundFacts({ refund }: { refund: RefundRowFragment }) {
  const t = useTranslations('policyParts.refunds');
  const label = useLabels();
  const dayOf = useDayOfInstant();
  const { amount, interest, currency, status, hold_reason: hold, due_date, paid } = refund;
  const reason = refund.by_hand ? refund.reason : label('refundReason', refund.reason);
  const due = printDay(due_date) ?? '';
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold tabular-nums">{moneyText(amount + interest, currency)}</p>
      <p className="text-small text-ink-2 wrap-anywhere">{reason}</p>
      <p className="text-small text-ink-2">
        {t('stands', { status, due, paid: paid ? dayOf(paid) : '', source: refund.clock_source })}
      </p>
      {interest > 0 && (
        <p className="text-small text-ink-2">{t('interest', { amount: moneyText(interest, currency) })}</p>
      )}
      {status === 'held' && hold && (
        <p className="text-small font-medium text-warning wrap-anywhere">
          {t('held', { reason: heldBecause(hold, t) })}
        </p>
      )}
    </div>
  );
}

/** Why a refund is held: what somebody wrote, or what the gateway said. */
function heldBecause(hold: string, t: ReturnType<typeof useTranslations<'policyParts.refunds'>>): string {
  if (hold === 'payments_exhausted') return t('exhausted');
  if (hold === 'other_way') return t('otherWay');
  if (hold === 'refund_failed') return t('cameBack');
  return /^[a-z_]+$/.test(hold) ? t('refused', { code: hold }) : hold;
}
