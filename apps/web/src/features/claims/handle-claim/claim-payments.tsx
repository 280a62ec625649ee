'use client';
import { claimPaymentStatuses } from '@roadworthy/core/claims/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimPaymentFragment, ClaimRecordFragment } from '../../../generated/documents.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { PartButtons } from './part-buttons.tsx';
import type { OpenParts } from './parts-of-claim.ts';

const tones: Readonly<Record<(typeof claimPaymentStatuses)[number], Tone>> = {
  requested: 'warning',
  rejected: 'neutral',
  sending: 'info',
  sent: 'info',
  paid: 'success',
  failed: 'danger',
  returned: 'danger',
};

type ClaimPaymentsProps = {
  claim: Pick<ClaimRecordFragment, 'claim_id' | 'payments' | 'payees'>;
  open: OpenParts;
};

/** What was asked to be paid, and to whom: each as it stands, with what its decider may do. */
export function ClaimPayments({ claim, open }: ClaimPaymentsProps) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  if (claim.payments.length + claim.payees.length === 0) return null;
  return (
    <section aria-labelledby="claim-payments" className="flex flex-col gap-6">
      {claim.payments.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 id="claim-payments" className="type-h2">
            {t('payments')}
          </h2>
          <ul>
            {claim.payments.map((one) => (
              <Payment key={one.claim_payment_id} payment={one} open={open} />
            ))}
          </ul>
        </div>
      )}
      {claim.payees.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 id={claim.payments.length > 0 ? undefined : 'claim-payments'} className="type-h3">
            {t('payees')}
          </h2>
          <ul>
            {claim.payees.map((one) => (
              <li
                key={one.claim_payee_id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
              >
                <span className="font-medium wrap-anywhere">{one.name}</span>
                <span className="text-small text-ink-2">
                  {[
                    labelOf(workbench.claims.payeeKind, one.kind),
                    one.account_last_four && t('account', { ends: one.account_last_four }),
                    one.account_last_four && one.account_verified === null && t('unverified'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <PartButtons
                  open={open}
                  id={one.claim_payee_id}
                  of={['verify_claim_payee', 'set_claim_payee_account']}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type PaymentProps = { payment: ClaimPaymentFragment; open: OpenParts };

function Payment({ payment, open }: PaymentProps) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  const instant = useInstant();
  const known = claimPaymentStatuses.find((one) => one === payment.status);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium tabular-nums wrap-anywhere">
          {t('paymentTo', { amount: moneyText(payment.amount, payment.currency), payees: payment.payees })}
        </span>
        {known && <StatusBadge tone={tones[known]} label={t(`paymentStatus.${known}`)} />}
        <span className="text-small text-ink-2">{labelOf(workbench.claims.payoutMethod, payment.method)}</span>
      </p>
      <p className="text-small text-ink-3">
        {[
          t('askedBy', { name: payment.requested_by_name, when: instant(payment.created).absolute }),
          payment.decided_by_name && t('decidedBy', { name: payment.decided_by_name }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {[payment.memo, payment.rejected_reason, payment.failure].map(
        (text) =>
          text !== null && (
            <p key={text} className="text-small wrap-anywhere">
              {text}
            </p>
          ),
      )}
      <PartButtons
        open={open}
        id={payment.claim_payment_id}
        of={['approve_claim_payment', 'reject_claim_payment']}
        primary="approve_claim_payment"
      />
    </li>
  );
}
