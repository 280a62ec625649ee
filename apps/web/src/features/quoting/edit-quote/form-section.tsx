'use client';
import { FieldError } from '@roadworthy/ui/forms/field.tsx';
import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; error?: string | null; children: ReactNode };

/** A part of a long form under its own heading. */
export function FormSection({ title, error, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </section>
  );
}
