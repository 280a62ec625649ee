'use client';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReturnPolicyInspectionDocument, type VehicleInspectionFragment } from '../../generated/documents.ts';
import { OperationDialog } from '../shared/actions/operation-dialog.tsx';
import { useOperation } from '../shared/actions/use-operation.ts';
import { photosOf } from './photos-of.ts';

type ReturnDialogProps = {
  inspection: VehicleInspectionFragment;
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Asking for some photographs again, each with its reason. */
export function ReturnDialog({ inspection, open, onClose, onDone }: ReturnDialogProps) {
  const t = useTranslations('policyParts.photos');
  const [reasons, setReasons] = useState<Partial<Record<Shot, string>>>({});
  const put = (shot: Shot, reason: string | undefined) =>
    setReasons(({ [shot]: _former, ...others }) => (reason === undefined ? others : { ...others, [shot]: reason }));
  const close = () => {
    setReasons({});
    onClose();
  };
  const operation = useOperation(ReturnPolicyInspectionDocument, () => {
    onDone(t('returned'));
    close();
  });
  const again = Object.entries(reasons).map(([shot, reason]) => ({ shot, reason }));
  const isWhole = again.length > 0 && again.every(({ reason }) => reason.trim() !== '');
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ id: inspection.policy_inspection_id, again })}
      operation={operation}
      ready={isWhole}
      effect={t('returnEffect')}
      copy={{ title: t('return'), confirm: t('returnConfirm'), cancel: t('notNow') }}
    >
      <ul className="flex flex-col gap-3">
        {photosOf(inspection).map(({ shot, photo }) => (
          <li key={shot} className="flex flex-col gap-2">
            <Checkbox
              label={t(`shots.${shot}`)}
              checked={reasons[shot] !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                put(shot, checked ? (photo?.review_reason ?? '') : undefined)
              }
            />
            {reasons[shot] !== undefined && (
              <Field id={`again-${shot}`} label={t('reason', { shot: t(`shots.${shot}`) })}>
                {(control) => (
                  <TextArea
                    {...control}
                    rows={2}
                    maxLength={textLimits.reason}
                    value={reasons[shot]}
                    onChange={({ currentTarget: { value } }) => put(shot, value)}
                  />
                )}
              </Field>
            )}
          </li>
        ))}
      </ul>
    </OperationDialog>
  );
}
