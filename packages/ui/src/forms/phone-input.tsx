'use client';
import { phoneText } from './phone-text.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PhoneInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value: string;
  onChange: (formatted: string) => void;
};

/** A North American phone number, punctuated while it is typed at the end and left alone while it is edited inside. */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      autoComplete="tel-national"
      placeholder="(541) 555-0134"
      {...rest}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget;
        const atEnd = selectionStart === null || selectionStart === typed.length;
        onChange(atEnd && typed.length > value.length ? phoneText(typed) : typed);
      }}
      onBlur={(event) => {
        onChange(phoneText(event.currentTarget.value));
        rest.onBlur?.(event);
      }}
    />
  );
}
