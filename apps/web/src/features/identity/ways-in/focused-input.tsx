'use client';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { type RefObject, useEffect } from 'react';

/** A line of text that somebody just asked for by a press, and goes on with. */
export function FocusedInput({ ref, ...rest }: TextInputProps & { ref: RefObject<HTMLInputElement | null> }) {
  useEffect(() => ref.current?.select(), [ref]);
  return <TextInput {...rest} ref={ref} />;
}
