'use client';
import { useLayoutEffect, useRef } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextInput
      autoComplete="off"
      maxLength={13}
      {...rest}
      ref={field}
      inputMode="numeric"
      before={sign}
      value={value === null ? '' : groupDigits(String(value), separator)}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget;
        const next = regroup(typed, selectionStart ?? typed.length, separator);
        caret.current = next.caret;
        onChange(dollarsOf(next.text));
      }}
    />
  );
}
