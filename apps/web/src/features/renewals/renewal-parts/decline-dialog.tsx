import { declineReasons } from '@roadworthy/core/renewals/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';

export type WhyDeclined = { readonly decline_reason: string | null; readonly decline_comment: string | null };
export const noReason: WhyDeclined = { decline_reason: null, decline_comment: null };

type DeclineDialogProps = {
  day: string;
  isPending: boolean;
  error: string | null;
  onKeep: () => void;
  onEnd: (why: WhyDeclined) => void;
};

/** Asks once more, with the day on which cover ends, and why, where they want to say. */
export function DeclineDialog({ day, isPending, error, onKeep, onEnd }: DeclineDialogProps) {
  const t = useTranslations('checkout.declineRenewal');
  const common = useTranslations('shell.common');
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const why = {
    decline_reason: reason === '' ? null : reason,
    decline_comment: comment.trim() === '' ? null : comment,
  };
  return (
    <Dialog
      open
      onClose={onKeep}
      closeLabel={common('close')}
      title={t('title')}
      effect={t('effect', { day })}
      actions={
        <>
          <Button tone="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button tone="danger" busy={isPending} busyLabel={t('working')} onClick={() => onEnd(why)}>
            {t('confirm', { day })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('why')} optional={t('optional')}>
          {(control) => (
            <SelectInput
              {...control}
              value={reason}
              options={[
                { value: '', label: t('choose') },
                ...declineReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
              ]}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {reason !== '' && (
          <Field label={t('comment')} optional={t('optional')}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={textLimits.reason}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
        )}
        <FormAlert message={error} />
      </div>
    </Dialog>
  );
}
