'use client';
import { useId, useState } from 'react';
import { Checkbox } from '../../../forms/checkbox.tsx';
import { Field } from '../../../forms/field.tsx';
import { MoneyInput, type TypedMoney } from '../../../forms/money-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { emptyFilter, type FilterField, type FilterValue, toggleChoice } from './filter-value.ts';

export type ShownField = FilterField & {
  label: string;
  /** The words of the values of a choice. */
  options?: readonly { value: string; label: string }[];
};

export type EditorCopy = {
  from: string;
  to: string;
  atLeast: string;
  atMost: string;
  noAmount: string;
  contains: string;
};

export type FilterEditorProps = {
  field: ShownField;
  value: FilterValue | undefined;
  onChange: (value: FilterValue) => void;
  copy: EditorCopy;
};

/** The editor that fits a field: boxes, two days, two amounts, or a text. It reports every change that can be read. */
export function FilterEditor({ field, value = emptyFilter(field), onChange, copy }: FilterEditorProps) {
  switch (value.kind) {
    case 'choice': {
      const order = field.values ?? [];
      return (
        <fieldset className="flex flex-col px-1">
          <legend className="sr-only">{field.label}</legend>
          {(field.options ?? []).map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={value.values.includes(option.value)}
              onChange={() => onChange({ kind: 'choice', values: toggleChoice(value.values, option.value, order) })}
            />
          ))}
        </fieldset>
      );
    }
    case 'days':
      return (
        <div className="grid grid-cols-2 gap-3">
          <DayEnd label={copy.from} day={value.from} onDay={(from) => onChange({ ...value, from })} />
          <DayEnd label={copy.to} day={value.to} onDay={(to) => onChange({ ...value, to })} />
        </div>
      );
    case 'money':
      return (
        <div className="grid grid-cols-2 gap-3">
          <MoneyEnd
            label={copy.atLeast}
            wrong={copy.noAmount}
            cents={value.from}
            onCents={(from) => onChange({ ...value, from })}
          />
          <MoneyEnd
            label={copy.atMost}
            wrong={copy.noAmount}
            cents={value.to}
            onCents={(to) => onChange({ ...value, to })}
          />
        </div>
      );
    case 'text':
      return <TextEnd label={copy.contains} text={value.text} onText={(text) => onChange({ kind: 'text', text })} />;
  }
}

function DayEnd({ label, day, onDay }: { label: string; day: string | null; onDay: (day: string | null) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          defaultValue={day ?? ''}
          onChange={(event) => onDay(event.currentTarget.value || null)}
        />
      )}
    </Field>
  );
}

type MoneyEndProps = {
  label: string;
  wrong: string;
  cents: number | null;
  onCents: (cents: number | null) => void;
};

function MoneyEnd({ label, wrong, cents, onCents }: MoneyEndProps) {
  const [value, setValue] = useState<TypedMoney>(cents);
  return (
    <Field label={label} error={typeof value === 'string' ? wrong : null}>
      {(control) => (
        <MoneyInput
          {...control}
          value={value}
          onChange={(typed) => {
            setValue(typed);
            if (typeof typed !== 'string') onCents(typed);
          }}
        />
      )}
    </Field>
  );
}

function TextEnd({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      {(control) => (
        <TextInput {...control} defaultValue={text} onChange={(event) => onText(event.currentTarget.value)} />
      )}
    </Field>
  );
}
