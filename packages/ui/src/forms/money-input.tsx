'use client';
import { useEffect, useState } from 'react';
import { amountText, moneyText, roundMoneyText } from '../base/money-text.ts';
import { readMoney } from '../base/read-money.ts';
import { textLocale } from '../base/text-locale.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** Whole cents, the text itself where no amount can be read from it, or null while the field is empty. */
export type TypedMoney = number | string | null;

/** What a typed text comes to. */
export function typedMoneyOf(typed: string): TypedMoney {
  return typed.trim() === '' ? null : (readMoney(typed) ?? typed);
}

function textOf(value: TypedMoney, locale: string): string {
  if (value === null) return '';
  return typeof value === 'number' ? amountText(value, locale) : value;
}

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'ref' | 'type'> & {
  value: TypedMoney;
  onChange: (value: TypedMoney) => void;
  /** The sign before the figure. */
  sign?: string;
  locale?: string;
};

/** An amount as people write it. It stays as typed until the field is left; below stands what was understood. */
export function MoneyInput({ value, onChange, onBlur, sign = '$', locale, ...rest }: MoneyInputProps) {
  const language = locale ?? textLocale();
  const [typed, setTyped] = useState(() => textOf(value, language));
  // Another value than the one that stands here came from elsewhere.
  useEffect(() => {
    setTyped((known) => (typedMoneyOf(known) === value ? known : textOf(value, language)));
  }, [value, language]);
  const understood = typeof value === 'number' ? value : null;
  const print = understood !== null && understood % 100 === 0 ? roundMoneyText : moneyText;
  return (
    <>
      <TextInput
        autoComplete="off"
        maxLength={24}
        {...rest}
        inputMode="decimal"
        before={sign}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(typedMoneyOf(event.currentTarget.value));
        }}
        onBlur={(event) => {
          setTyped(textOf(value, language));
          onBlur?.(event);
        }}
      />
      <output className="block min-h-5 text-small text-ink-3 tabular-nums">
        {understood !== null && `= ${print(understood, undefined, language)}`}
      </output>
    </>
  );
}
