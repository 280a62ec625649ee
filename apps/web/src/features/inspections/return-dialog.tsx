'use client';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { ReturnPolicyInspectionDocument, type VehicleInspectionFragment } from '../../generated/documents.ts';
import { formDialog } from '../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../shared/form-dialog/form-fields.tsx';
import { photosOf } from './photos-of.ts';

type Reasons = Readonly<Partial<Record<Shot, string>>>;

const againOf = (reasons: Reasons) => Object.entries(reasons).map(([shot, reason]) => ({ shot, reason }));

/** Asking for some photographs again, each with its reason. */
export const ReturnDialog = formDialog<VehicleInspectionFragment>()({
  words: 'policyParts.photos',
  document: ReturnPolicyInspectionDocument,
  begin: (): { readonly again: Reasons } => ({ again: {} }),
  fields: ({ subject }) => [
    ownField('again', ({ value, onValue }) => <Photos inspection={subject} reasons={value} onReasons={onValue} />),
  ],
  ready: ({ values }) => {
    const again = againOf(values.again);
    return again.length > 0 && again.every(({ reason }) => reason.trim() !== '');
  },
  input: ({ id, values }) => ({ id, again: againOf(values.again) }),
  copy: ({ t }) => ({
    title: t('return'),
    effect: t('returnEffect'),
    confirm: t('returnConfirm'),
    cancel: t('notNow'),
  }),
  done: ({ t }) => t('returned'),
});

type PhotosProps = {
  inspection: VehicleInspectionFragment;
  reasons: Reasons;
  onReasons: (reasons: Reasons) => void;
};

/** The photographs that there are: which ones again, and why. */
function Photos({ inspection, reasons, onReasons }: PhotosProps) {
  const t = useTranslations('policyParts.photos');
  const put = (shot: Shot, reason: string | undefined) => {
    const { [shot]: _former, ...others } = reasons;
    onReasons(reason === undefined ? others : { ...others, [shot]: reason });
  };
  return (
    <ul className="flex flex-col gap-3">
      {photosOf(inspection).map(({ shot, photo }) => (
        <li key={shot} className="flex flex-col gap-2">
          <Checkbox
            label={t(`shots.${shot}`)}
            checked={reasons[shot] !== undefined}
            onChange={({ currentTarget: { checked } }) => put(shot, checked ? (photo?.review_reason ?? '') : undefined)}
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
  );
}
