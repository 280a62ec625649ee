'use client';
import { moratoriumActions } from '@roadworthy/core/quoting/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { clockZones } from '@roadworthy/core/shared/time/clock-zones.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { LineField } from '../written/line-field.tsx';
import type { MoratoriumDraft } from './moratorium-draft.ts';

type FieldsProps = { draft: MoratoriumDraft; onChange: (more: Partial<MoratoriumDraft>) => void };

/** Everything that a moratorium says. */
export function MoratoriumFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Words draft={draft} onChange={onChange} />
      <Places draft={draft} onChange={onChange} />
      <Hours draft={draft} onChange={onChange} />
      <Stopped draft={draft} onChange={onChange} />
    </>
  );
}

function Words({ draft, onChange }: FieldsProps) {
  const t = useTranslations('workbench.moratoriums');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['name', 'name_fr'] as const).map((key) => (
          <Field key={key} label={t(key)} hint={t(`${key}Hint`)}>
            {(control) => (
              <TextInput
                {...control}
                lang={key === 'name_fr' ? 'fr-CA' : 'en'}
                autoComplete="off"
                maxLength={textLimits.title}
                value={draft[key]}
                onChange={(event) => onChange({ [key]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {(['notice', 'notice_fr', 'reason'] as const).map((key) => (
        <Field key={key} label={t(key)} hint={t(`${key}Hint`)}>
          {(control) => (
            <TextArea
              {...control}
              lang={key === 'notice_fr' ? 'fr-CA' : undefined}
              rows={2}
              maxLength={textLimits.reason}
              value={draft[key]}
              onChange={(event) => onChange({ [key]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}

function Places({ draft, onChange }: FieldsProps) {
  const t = useTranslations('workbench.moratoriums');
  return (
    <>
      <Field label={t('states')} hint={t('statesHint')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={draft.states}
            onChange={(event) => onChange({ states: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('codes')} hint={t('codesHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={draft.postalCodes}
            onChange={(event) => onChange({ postalCodes: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

function Hours({ draft, onChange }: FieldsProps) {
  const t = useTranslations('workbench.moratoriums');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['starts', 'ends'] as const).map((key) => (
        <Field key={key} label={t(key)} hint={t(`${key}Hint`)}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={draft[key]}
              onChange={(event) => onChange({ [key]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('zone')} className="sm:col-span-2">
        {(control) => (
          <SelectInput
            {...control}
            options={clockZones.map((value) => ({ value, label: value.replace('_', ' ').replace('/', ' · ') }))}
            value={draft.timeZone}
            onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

function Stopped({ draft, onChange }: FieldsProps) {
  const t = useTranslations('workbench.moratoriums');
  const toggled = (action: string, checked: boolean) =>
    checked ? [...draft.actions, action] : draft.actions.filter((one) => one !== action);
  return (
    <>
      <LineField value={draft.provider} onChange={(provider) => onChange({ provider })} />
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">{t('stops')}</legend>
        {moratoriumActions.map((action) => (
          <Checkbox
            key={action}
            label={t(`actions.${action}`)}
            checked={draft.actions.includes(action)}
            onChange={({ currentTarget: { checked } }) => onChange({ actions: toggled(action, checked) })}
          />
        ))}
      </fieldset>
    </>
  );
}
