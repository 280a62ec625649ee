'use client';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { AcceptReferralDocument, RejectReferralDocument } from '../../../generated/documents.ts';
import type { Action, ActionChoiceProps, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

/** What a decision knows of its referral: where one goes on when it is made. */
export type ReferralSubject = { readonly onDecided: () => void };

const decisions = { accept_referral: AcceptReferralDocument, reject_referral: RejectReferralDocument } as const;
type Decision = keyof typeof decisions;
const presetKeys = ['first', 'second', 'third', 'fourth'] as const;

function usePresets(operation: Decision): string[] {
  const t = useTranslations('actions');
  return presetKeys.map((key) => t(`${operation}.presets.${key}`));
}

/** The dialog of a decision: a preset reason with one key, or one in words. */
function dialogOf(operation: Decision) {
  return function DecideReferral({ id, subject, open, onClose, onDone }: ActionDialogProps<ReferralSubject>) {
    const all = useTranslations('actions');
    const words = useTranslations('queue.actions');
    const presets = usePresets(operation);
    const mutation = useOperation<unknown, { quote_referral_id: string; reason: string }>(decisions[operation], () => {
      onDone(all(`${operation}.done`));
      onClose();
      // Closing the dialog gives the focus back first.
      setTimeout(subject.onDecided);
    });
    return (
      <OperationDialog
        open={open}
        onClose={onClose}
        onConfirm={(reason) => mutation.mutate({ quote_referral_id: id, reason })}
        operation={mutation}
        effect={all(`${operation}.effect`)}
        tone={operation === 'accept_referral' ? 'primary' : 'danger'}
        copy={{
          title: all(`${operation}.title`),
          confirm: all(`${operation}.confirm`),
          cancel: all(`${operation}.cancel`),
        }}
        reason={{ label: words('reason'), presets, required: true, missing: words('reasonMissing') }}
      />
    );
  };
}

/** One reason for several referrals. */
function AcceptReason({ value, onValue }: ActionChoiceProps) {
  const words = useTranslations('queue.actions');
  const presets = usePresets('accept_referral');
  return (
    <RadioTiles
      id="accept-reason"
      name="reason"
      label={words('reason')}
      options={presets.map((preset) => ({ value: preset, label: preset }))}
      value={value}
      onChange={onValue}
      columns={2}
    />
  );
}

export const acceptReferral: Action<ReferralSubject> = {
  operation: 'accept_referral',
  keys: 'a',
  Dialog: dialogOf('accept_referral'),
  Choice: AcceptReason,
  given: (reason) => ({ reason }),
  toEach: (ask, quote_referral_id, idempotencyKey, choice) =>
    ask(AcceptReferralDocument, { quote_referral_id, reason: choice ?? '' }, { idempotencyKey }),
};

export const rejectReferral: Action<ReferralSubject> = {
  operation: 'reject_referral',
  keys: 'r',
  Dialog: dialogOf('reject_referral'),
};
