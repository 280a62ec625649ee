'use client';
import { restrictionKeys, type RestrictionKey } from '@roadworthy/core/quoting/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { CreateRejectionDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';
import { organizationField } from '../../shared/organization-select.tsx';
import { LineField } from '../written/line-field.tsx';
import { Matches } from './matches.tsx';

type Draft = {
  readonly key: RestrictionKey;
  readonly value: string;
  readonly birthdate: string;
  readonly provider: string;
  readonly blocks: boolean;
};
const nothing: Draft = { key: 'email', value: '', birthdate: '', provider: '', blocks: false };

/** What is compared: a name goes with a birth date. */
const valueOf = ({ key, value, birthdate }: Draft) =>
  (key === 'name_and_birthdate' ? `${value} ${birthdate}` : value).trim();

/** The organization of the person; null for staff of the platform, who choose one. */
type Values = { readonly organization_id: string | null; readonly draft: Draft };

const isWhole = ({ organization_id, draft }: Values) =>
  organization_id !== null && valueOf(draft) !== '' && (draft.key !== 'name_and_birthdate' || draft.birthdate !== '');

/** One more who is refused: by what, why, and whom that meets, before it is written. */
export const RefuseDialog = formDialog<{ readonly own: string | null }>()({
  words: 'workbench.restrictions',
  document: CreateRejectionDocument,
  kind: 'underwriter',
  isAside: true,
  keepsTyped: true,
  begin: ({ subject: { own } }): Values => ({ organization_id: own, draft: nothing }),
  reason: ({ t }) => ({
    label: t('reason'),
    presets: [t('presets.fraud'), t('presets.unpaid'), t('presets.losses')],
    missing: t('reasonMissing'),
  }),
  fields: ({ subject: { own }, values }) => [
    own === null && organizationField('organization_id', { kind: 'underwriter' }),
    ownField<'draft', Draft>('draft', ({ value, onValue }) => (
      <RestrictedFields draft={value} onChange={(more) => onValue({ ...value, ...more })} />
    )),
    isWhole(values) && values.organization_id !== null && (
      <Matches
        target="_blank"
        organizationId={values.organization_id}
        asked={values.draft.key}
        value={valueOf(values.draft)}
        provider={values.draft.provider || null}
      />
    ),
  ],
  ready: ({ values }) => isWhole(values),
  input: ({ reason, values: { organization_id, draft } }) => ({
    organization_id: organization_id ?? '',
    key: draft.key,
    value: valueOf(draft),
    reason,
    provider: draft.provider || null,
    should_block_renewal: draft.blocks,
  }),
  copy: ({ t }) => ({ title: t('refuse') }),
  done: ({ t }) => t('refused'),
});

type FieldsProps = { draft: Draft; onChange: (more: Partial<Draft>) => void };

function RestrictedFields({ draft, onChange }: FieldsProps) {
  const t = useTranslations('workbench.restrictions');
  return (
    <>
      <Field label={t('by')}>
        {(control) => (
          <SelectInput
            {...control}
            options={restrictionKeys.map((value) => ({ value, label: t(`keys.${value}`) }))}
            value={draft.key}
            onChange={({ currentTarget: { value } }) =>
              onChange({ key: restrictionKeys.find((one) => one === value) ?? draft.key })
            }
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t(`asks.${draft.key}`)} hint={draft.key === 'address' ? t('addressHint') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={textLimits.street}
              value={draft.value}
              onChange={(event) => onChange({ value: event.currentTarget.value })}
            />
          )}
        </Field>
        {draft.key === 'name_and_birthdate' && (
          <Field label={t('birthdate')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={draft.birthdate}
                onChange={(event) => onChange({ birthdate: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
      <LineField value={draft.provider} onChange={(provider) => onChange({ provider })} />
      <Checkbox
        label={t('renewal')}
        note={t('renewalNote')}
        checked={draft.blocks}
        onChange={({ currentTarget: { checked } }) => onChange({ blocks: checked })}
      />
    </>
  );
}
