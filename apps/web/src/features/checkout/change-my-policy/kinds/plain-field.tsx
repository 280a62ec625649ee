'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useLocale, useTranslations } from 'next-intl';
import type { FieldView } from '../../../shared/lines/line-view.ts';

type PlainFieldProps = {
  id: string;
  field: FieldView;
  value: unknown;
  error: string | null;
  /** That it may be left open, in a word; not unless said. */
  optional?: string | undefined;
  onChange: (value: unknown) => void;
};

/** One answer of a line in a form of a change, drawn by its kind. */
export function PlainField({ id, field, value, error, optional, onChange }: PlainFieldProps) {
  const t = useTranslations('change');
  const locale = useLocale();
  if (field.kind === 'yes_no') {
    return (
      <RadioTiles
        id={id}
        name={id}
        label={field.label}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        onChange={(chosen) => onChange(chosen === 'yes')}
        error={error ?? undefined}
        optional={optional}
        columns={2}
      />
    );
  }
  return (
    <Field id={id} label={field.label} error={error} optional={optional}>
      {(control) => {
        if (field.kind === 'choice') {
          return (
            <SelectInput
              {...control}
              options={[{ value: '', label: t('choose') }, ...field.choices]}
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          );
        }
        if (field.kind === 'cents') {
          return (
            <MoneyInput
              {...control}
              locale={locale}
              value={typeof value === 'number' || typeof value === 'string' ? value : null}
              onChange={onChange}
            />
          );
        }
        if (field.kind === 'day') {
          return (
            <NearDate
              {...control}
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          );
        }
        const isNumber = field.kind === 'whole' || field.kind === 'year';
        return (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={isNumber ? 7 : (field.most ?? 100)}
            inputMode={isNumber ? 'numeric' : 'text'}
            className={isNumber ? 'max-w-40' : undefined}
            value={typeof value === 'string' ? value : ''}
            onChange={({ currentTarget: { value: typed } }) => onChange(isNumber ? typed.replaceAll(/\D/g, '') : typed)}
          />
        );
      }}
    </Field>
  );
}
