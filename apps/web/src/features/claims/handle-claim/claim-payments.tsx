'use client';
import { claimPaymentStatuses } from '@roadworthy/core/claims/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import {
  type AbilityFragment,
  ApproveClaimPaymentDocument,
  type ClaimPaymentFragment,
  type ClaimRecordFragment,
  RejectClaimPaymentDocument,
  VerifyClaimPayeeDocument,
} from '../../../generated/documents.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, proseField } from '../../shared/form-dialog/form-fields.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf } from '../../shared/use-labels.ts';

/** A payment is decided on beneath its claim. */
type OfClaim = { readonly claimId: string };

const ApprovePaymentDialog = formDialog<OfClaim>()({
  words: 'actions.approve_claim_payment',
  document: ApproveClaimPaymentDocument,
  tone: 'money',
  begin: () => ({}),
  fields: ({ t, result }) => [
    result?.approve_claim_payment.status === 'failed' && (
      <FormAlert message={result.approve_claim_payment.message ?? t('failed')} />
    ),
  ],
  input: ({ id, subject }) => ({ claim_id: subject.claimId, claim_payment_id: id }),
  done({
    t,
    result: {
      approve_claim_payment: { status },
    },
  }) {
    if (status === 'failed') return null;
    return t(status === 'pending' ? 'pending' : 'done');
  },
});

const RejectPaymentDialog = formDialog<OfClaim>()({
  words: 'actions.reject_claim_payment',
  document: RejectClaimPaymentDocument,
  begin: () => ({ reason: '' }),
  fields: ({ t }) => [proseField('reason', { label: t('reason'), missing: t('reasonMissing'), maxLength: 1000 })],
  input: ({ id, subject, values }) => ({ claim_id: subject.claimId, claim_payment_id: id, ...values }),
});

const VerifyPayeeDialog = formDialog<OfClaim>()({
  words: 'actions.verify_claim_payee',
  document: VerifyClaimPayeeDocument,
  begin: () => ({ how: '' }),
  fields: ({ t }) => [lineField('how', { label: t('how'), missing: t('howMissing'), maxLength: 200 })],
  input: ({ id, subject, values }) => ({ claim_id: subject.claimId, claim_payee_id: id, ...values }),
});

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
  abilities: readonly AbilityFragment[];
};

/** What was asked to be paid, and to whom: each as it stands, with what its decider may do. */
export function ClaimPayments({ claim, abilities }: ClaimPaymentsProps) {
  const t = useTranslations('workbench.claim');
  const actions = useTranslations('actions');
  const { workbench } = useMessages();
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  const subject = { claimId: claim.claim_id };
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
              <Payment key={one.claim_payment_id} payment={one} subject={subject} may={may} />
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
                {one.account_last_four !== null && one.account_verified === null && may('verify_claim_payee') && (
                  <DialogButton dialog={VerifyPayeeDialog} id={one.claim_payee_id} subject={subject} size="small">
                    {actions('verify_claim_payee.action')}
                  </DialogButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type PaymentProps = { payment: ClaimPaymentFragment; subject: OfClaim; may: (operation: string) => boolean };

function Payment({ payment, subject, may }: PaymentProps) {
  const t = useTranslations('workbench.claim');
  const actions = useTranslations('actions');
  const { workbench } = useMessages();
  const instant = useInstant();
  const me = useSession().data?.sub;
  const known = claimPaymentStatuses.find((one) => one === payment.status);
  const isOpen = payment.status === 'requested';
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
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {may('approve_claim_payment') && payment.requested_by !== me && (
            <DialogButton
              dialog={ApprovePaymentDialog}
              id={payment.claim_payment_id}
              subject={subject}
              size="small"
              tone="primary"
            >
              {actions('approve_claim_payment.action')}
            </DialogButton>
          )}
          {may('reject_claim_payment') && (
            <DialogButton dialog={RejectPaymentDialog} id={payment.claim_payment_id} subject={subject} size="small">
              {actions('reject_claim_payment.action')}
            </DialogButton>
          )}
        </div>
      )}
    </li>
  );
}
