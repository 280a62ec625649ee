import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';

/** Where an e-mail address is typed, with the keyboard and the memory that a device has for one. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      maxLength={textLimits.email}
      inputMode="email"
      autoComplete="email"
      enterKeyHint="send"
      {...props}
    />
  );
}
