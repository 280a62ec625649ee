'use client';
import { dollarsOf, groupDigits, regroup } from '../base/money-text.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'ref' | 'type'> & {
  /** Whole dollars, or null while empty. */
  value: number | null;
  onChange: (dollars: number | null) => void;
  /** The sign before the figure. */
  sign?: string;
  /** What separates thousands: a comma, or a narrow no-break space in French. */
  separator?: string;
};

/** Whole dollars, grouped while they are typed; the caret stays behind the digit it was behind. */
export function MoneyInput({ value, onChange, sign = '$', separator = ',', ...rest }: MoneyInputProps) {
  return (
    <TextInput
      autoComplete="off"
      maxLength={13}
      {...rest}
      inputMode="numeric"
      before={sign}
      value={value === null ? '' : groupDigits(String(value), separator)}
      onChange={(event) => {
        const field = event.currentTarget;
        const next = regroup(field.value, field.selectionStart ?? field.value.length, separator);
        // Written before React renders: it then finds its own text and leaves the caret where it is put here.
        field.value = next.text;
        field.setSelectionRange(next.caret, next.caret);
        onChange(dollarsOf(next.text));
      }}
    />
  );
}
