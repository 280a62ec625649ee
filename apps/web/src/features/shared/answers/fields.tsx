'use client';
import { type TextKind, textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Field, type FieldProps } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Answer } from './answer.ts';

type TextAnswerProps = Pick<FieldProps, 'label' | 'hint' | 'className'> & {
  answer: Answer<string>;
  /** What is typed, which says how long it may be. */
  kind?: TextKind;
  /** Why we ask. */
  why?: string;
  optional?: boolean;
  input?: Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'id'>;
};

/** The words that every field of the flow shares. */
export function useFieldCopy(): { optional: string; why: (answer: ReactNode) => NonNullable<FieldProps['why']> } {
  const t = useTranslations('shell.common');
  return { optional: t('optional'), why: (answer) => ({ ask: t('why'), answer }) };
}

/** One line of text as an answer. */
export function TextAnswer({ answer, kind, input, why, optional = false, ...field }: TextAnswerProps) {
  const copy = useFieldCopy();
  return (
    <Field
      {...field}
      id={answer.id}
      error={answer.error}
      optional={optional ? copy.optional : undefined}
      why={why === undefined ? undefined : copy.why(why)}
    >
      {(control) => (
        <TextInput
          maxLength={kind && textLimits[kind]}
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
