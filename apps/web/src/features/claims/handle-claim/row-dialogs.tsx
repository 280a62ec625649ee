'use client';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import {
  ApproveClaimPaymentDocument,
  GiveUpClaimRecoveryDocument,
  NoteClaimArrivalDocument,
  ReceiveClaimRecoveryDocument,
  RejectClaimPaymentDocument,
  ReviewClaimLetterDocument,
  SendClaimLetterDocument,
  VerifyClaimPayeeDocument,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField, lineField, moneyField, proseField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import type { ClaimPart, PartsOfClaim } from './parts-of-claim.ts';

/** Which part of its claim it may be done to: one, beside which its button stands, or several to choose from. */
const partField = (label: string, { parts }: PartsOfClaim) =>
  parts.length > 1 &&
  selectField('part', { label, options: parts.map(({ id, name }) => ({ value: id, label: name })) });

const firstOf = ({ parts }: PartsOfClaim): { part: string } => ({ part: parts[0]?.id ?? '' });
const chosenOf = ({ parts }: PartsOfClaim, part: string): ClaimPart | undefined => parts.find(({ id }) => id === part);

export const ApprovePaymentDialog = formDialog<PartsOfClaim>()({
  words: 'actions.approve_claim_payment',
  document: ApproveClaimPaymentDocument,
  tone: 'money',
  begin: ({ subject }) => firstOf(subject),
  fields: ({ t, result, subject, values }) => [
    partField(t('which'), subject),
    <p key="what" className="font-medium wrap-anywhere">
      {chosenOf(subject, values.part)?.name}
    </p>,
    result?.approve_claim_payment.status === 'failed' && (
      <FormAlert message={result.approve_claim_payment.message ?? t('failed')} />
    ),
  ],
  input: ({ subject, values }) => ({ claim_id: subject.claimId, claim_payment_id: values.part }),
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

export const RejectPaymentDialog = formDialog<PartsOfClaim>()({
  words: 'actions.reject_claim_payment',
  document: RejectClaimPaymentDocument,
  begin: ({ subject }) => ({ ...firstOf(subject), reason: '' }),
  fields: ({ t, subject }) => [
    partField(t('which'), subject),
    proseField('reason', { label: t('reason'), missing: t('reasonMissing'), maxLength: 1000 }),
  ],
  input: ({ subject, values }) => ({
    claim_id: subject.claimId,
    claim_payment_id: values.part,
    reason: values.reason,
  }),
});

export const VerifyPayeeDialog = formDialog<PartsOfClaim>()({
  words: 'actions.verify_claim_payee',
  document: VerifyClaimPayeeDocument,
  begin: ({ subject }) => ({ ...firstOf(subject), how: '' }),
  fields: ({ t, subject }) => [
    partField(t('which'), subject),
    lineField('how', { label: t('how'), missing: t('howMissing'), maxLength: 200 }),
  ],
  input: ({ subject, values }) => ({ claim_id: subject.claimId, claim_payee_id: values.part, how: values.how }),
});

export const ReviewLetterDialog = formDialog<PartsOfClaim>()({
  words: 'actions.review_claim_letter',
  document: ReviewClaimLetterDocument,
  begin: ({ subject }) => firstOf(subject),
  fields: ({ t, subject, values }) => [
    partField(t('which'), subject),
    <blockquote
      key="text"
      className="max-h-80 overflow-y-auto border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere"
    >
      {chosenOf(subject, values.part)?.text}
    </blockquote>,
  ],
  input: ({ subject, values }) => ({ claim_id: subject.claimId, claim_letter_id: values.part }),
});

export const SendLetterDialog = formDialog<PartsOfClaim>()({
  words: 'actions.send_claim_letter',
  document: SendClaimLetterDocument,
  begin: ({ subject }) => firstOf(subject),
  fields: ({ t, result, subject, values }) => [
    partField(t('which'), subject),
    <p key="what" className="font-medium wrap-anywhere">
      {chosenOf(subject, values.part)?.name}
    </p>,
    result?.send_claim_letter.status === 'failed' && (
      <FormAlert message={result.send_claim_letter.message ?? t('failed')} />
    ),
  ],
  input: ({ subject, values }) => ({ claim_id: subject.claimId, claim_letter_id: values.part }),
  done({
    t,
    result: {
      send_claim_letter: { status },
    },
  }) {
    if (status === 'failed') return null;
    return t(status === 'pending' || status === 'posted' ? status : 'done');
  },
});

export const NoteArrivalDialog = formDialog<PartsOfClaim>()({
  words: 'actions.note_claim_arrival',
  document: NoteClaimArrivalDocument,
  begin: ({ subject }) => ({ ...firstOf(subject), on: subject.today }),
  fields: ({ t, subject, values }) => [
    partField(t('which'), subject),
    dayField('on', { label: t('on'), min: chosenOf(subject, values.part)?.from, max: subject.today }),
  ],
  input: ({ subject, values }) => ({ claim_id: subject.claimId, claim_wait_id: values.part, on: values.on }),
});

export const ReceiveRecoveryDialog = formDialog<PartsOfClaim>()({
  words: 'actions.receive_claim_recovery',
  document: ReceiveClaimRecoveryDocument,
  tone: 'money',
  begin({ subject, typed }): ReturnType<typeof firstOf> & Record<'received' | 'costs', TypedMoney> {
    const first = firstOf(subject);
    const part = typeof typed['part'] === 'string' ? typed['part'] : first.part;
    return {
      ...first,
      received: chosenOf(subject, part)?.amount ?? null,
      costs: null,
    };
  },
  fields: ({ t, subject }) => [
    partField(t('which'), subject),
    moneyField('received', { label: t('received'), missing: t('receivedMissing') }),
    moneyField('costs', { label: t('costs'), hint: t('costsHint'), optional: t('optional') }),
  ],
  input: ({ subject, values }) => ({
    claim_id: subject.claimId,
    claim_recovery_id: values.part,
    received: typeof values.received === 'number' ? values.received : 0,
    costs: typeof values.costs === 'number' ? values.costs : null,
  }),
});

export const GiveUpRecoveryDialog = formDialog<PartsOfClaim>()({
  words: 'actions.give_up_claim_recovery',
  document: GiveUpClaimRecoveryDocument,
  begin: ({ subject }) => ({ ...firstOf(subject), reason: '' }),
  fields: ({ t, subject }) => [
    partField(t('which'), subject),
    proseField('reason', { label: t('reason'), missing: t('reasonMissing'), maxLength: 1000 }),
  ],
  input: ({ subject, values }) => ({
    claim_id: subject.claimId,
    claim_recovery_id: values.part,
    reason: values.reason,
  }),
});
