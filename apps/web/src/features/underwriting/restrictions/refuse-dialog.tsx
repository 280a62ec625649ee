'use client';
import { restrictionKeys, type RestrictionKey } from '@roadworthy/core/quoting/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../data/use-session.ts';
import { CreateRejectionDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { LineField } from '../written/line-field.tsx';
import { Matches } from './matches.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';

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

type RefuseDialogProps = { open: boolean; onClose: () => void };

/** One more who is refused: by what, why, and whom that meets, before it is written. */
export function RefuseDialog({ open, onClose }: RefuseDialogProps) {
  const t = useTranslations('workbench.restrictions');
  const show = useToast();
  const own = useSession().data?.org_id ?? null;
  const [organization, setOrganization] = useState<string | null>(own);
  const [draft, setDraft] = useState(nothing);
  const organizationId = own ?? organization;
  const operation = useOperation(
    CreateRejectionDocument,
    () => {
      show({ message: t('refused') });
      setDraft(nothing);
      onClose();
    },
    { kind: 'underwriter' },
  );
  const value = valueOf(draft);
  const requested = useDeferredValue(value);
  const isWhole =
    organizationId !== null && value !== '' && (draft.key !== 'name_and_birthdate' || draft.birthdate !== '');
  return (
    <OperationDialog
      isAside
      open={open}
      onClose={onClose}
      ready={isWhole}
      onConfirm={(reason) =>
        organizationId !== null &&
        operation.mutate({
          organization_id: organizationId,
          key: draft.key,
          value,
          reason,
          provider: draft.provider || null,
          should_block_renewal: draft.blocks,
        })
      }
      operation={operation}
      effect={t('effect')}
      reason={{
        label: t('reason'),
        presets: [t('presets.fraud'), t('presets.unpaid'), t('presets.losses')],
        required: true,
        missing: t('reasonMissing'),
      }}
      copy={{ title: t('refuse'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <div className="flex flex-col gap-4">
          {own === null && <OrganizationSelect kind="underwriter" value={organization} onValue={setOrganization} />}
          <RestrictedFields draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />
          {isWhole && organizationId !== null && (
            <Matches
              target="_blank"
              organizationId={organizationId}
              asked={draft.key}
              value={requested}
              provider={draft.provider || null}
            />
          )}
        </div>
      )}
    </OperationDialog>
  );
}

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
        checked={draft.blocks}
        onChange={({ currentTarget: { checked } }) => onChange({ blocks: checked })}
      />
    </>
  );
}
