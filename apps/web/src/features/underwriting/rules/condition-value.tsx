'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import type { ControlProps } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import type { RuleField, TypedValue } from './rule-draft.ts';

type OneValueProps = {
  control: ControlProps;
  field: RuleField;
  value: TypedValue;
  label?: string;
  onChange: (value: TypedValue) => void;
};

/** A number where one can be read; else what was typed, which the server refuses at its place. */
function numberOf(typed: string): TypedValue {
  const figure = Number(typed.replaceAll(/[\s,]/g, ''));
  return typed.trim() === '' ? null : Number.isFinite(figure) ? figure : typed;
}

/** One value that a field may have, in the control that fits what it holds. */
function OneValue({ control, field, value, label, onChange }: OneValueProps) {
  const t = useTranslations('workbench.rules');
  const named = { ...control, ...(label !== undefined && { 'aria-label': label }) };
  const text = value === null || typeof value === 'boolean' ? '' : String(value);
  if (field.type === 'money') {
    return <MoneyInput {...named} value={typeof value === 'boolean' ? null : value} onChange={onChange} />;
  }
  if (field.type === 'yes_no') {
    const options = [true, false].map((one) => ({ value: String(one), label: t(one ? 'yes' : 'no') }));
    return (
      <SelectInput
        {...named}
        options={options}
        placeholder={t('choose')}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value === 'true')}
      />
    );
  }
  if (field.choices.length > 0) {
    return (
      <SelectInput
        {...named}
        options={field.choices}
        placeholder={t('choose')}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    );
  }
  if (field.type === 'date') {
    return <NearDate {...named} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value || null)} />;
  }
  const isNumber = field.type === 'number';
  return (
    <TextInput
      {...named}
      key={field.key}
      autoComplete="off"
      maxLength={100}
      {...(isNumber && { inputMode: 'decimal' })}
      defaultValue={text}
      onChange={({ currentTarget }) => onChange(isNumber ? numberOf(currentTarget.value) : currentTarget.value)}
    />
  );
}

type ConditionValueProps = {
  control: ControlProps;
  field: RuleField;
  operator: string;
  values: readonly TypedValue[];
  onChange: (values: readonly TypedValue[]) => void;
};

/** What a field is compared with: one value, two ends, or several of a list. */
export function ConditionValue({ control, field, operator, values, onChange }: ConditionValueProps) {
  const t = useTranslations('workbench.rules');
  const [first = null, second = null] = values;
  if (operator === 'between') {
    return (
      <div className="grid grid-cols-2 gap-2">
        <OneValue {...{ control, field }} value={first} label={t('from')} onChange={(one) => onChange([one, second])} />
        <OneValue
          {...{ control: { ...control, id: `${control.id}-end` }, field }}
          value={second}
          label={t('to')}
          onChange={(one) => onChange([first, one])}
        />
      </div>
    );
  }
  if (operator !== 'in' && operator !== 'nin') {
    return <OneValue {...{ control, field }} value={first} onChange={(one) => onChange([one])} />;
  }
  if (field.choices.length > 0) {
    return (
      <div id={control.id} role="group" aria-label={t('value')} className="flex flex-wrap gap-x-4">
        {field.choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={values.includes(choice.value)}
            onChange={({ currentTarget }) =>
              onChange([
                ...values.filter((one) => one !== choice.value),
                ...(currentTarget.checked ? [choice.value] : []),
              ])
            }
          />
        ))}
      </div>
    );
  }
  const read = (typed: string): TypedValue => (field.type === 'text' ? typed : numberOf(typed));
  return (
    <TextInput
      {...control}
      key={field.key}
      autoComplete="off"
      placeholder={t('severalHint')}
      defaultValue={values.join('; ')}
      onChange={({ currentTarget }) => onChange(currentTarget.value.split(';').map((one) => read(one.trim())))}
    />
  );
}
