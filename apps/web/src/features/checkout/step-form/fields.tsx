'use client';
import { Field, type FieldProps } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import type { Answer } from './answer.ts';

type TextAnswerProps = Pick<FieldProps, 'label' | 'hint' | 'why' | 'optional' | 'className'> & {
  answer: Answer<string>;
  input?: Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'id'>;
};

/** The words that every field of the flow shares. */
export function useFieldCopy(): { optional: string; why: string } {
  const t = useTranslations('shell.common');
  return { optional: t('optional'), why: t('why') };
}

/** One line of text as an answer. */
export function TextAnswer({ answer, input, ...field }: TextAnswerProps) {
  const copy = useFieldCopy();
  return (
    <Field {...field} id={answer.id} error={answer.error} copy={copy}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={answer.id}
          value={answer.value}
          onChange={(event) => answer.onChange(event.currentTarget.value)}
          onBlur={answer.onBlur}
        />
      )}
    </Field>
  );
}
