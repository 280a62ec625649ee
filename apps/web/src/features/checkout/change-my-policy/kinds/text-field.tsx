'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import type { ReactNode } from 'react';

type TextFieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  optional?: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  input?: Omit<TextInputProps, 'value' | 'onChange' | 'id'>;
};

/** One line of text in a form of a change. */
export function TextField({ id, label, hint, optional, value, error, onChange, input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          value={value}
          onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
        />
      )}
    </Field>
  );
}
