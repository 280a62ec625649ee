import { type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';

/** What a control inside a field must carry to belong to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Shared = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message under the field; its presence marks the control as invalid. */
  error?: string | null | undefined;
  /** The word that marks a question one may leave out. */
  optional?: string | undefined;
  /** "Why we ask" and the answer to it, folded away until it is wanted. */
  why?: { ask: string; answer: ReactNode } | undefined;
  className?: string;
};

export type FieldProps = Shared & { id?: string; children: (control: ControlProps) => ReactNode };
export type FieldGroupProps = Shared & { id?: string; children: ReactNode };

function Optional({ word }: { word: string }) {
  return <span className="ml-1.5 text-small font-normal text-ink-3">({word})</span>;
}

function Why({ ask, answer }: NonNullable<Shared['why']>) {
  return (
    <details className="group text-small">
      <summary className="-mx-1 inline-flex min-h-target-small list-none items-center gap-1 rounded-input px-1 font-medium text-link [&::-webkit-details-marker]:hidden">
        <Icon name="question" className="size-4" />
        {ask}
        <Icon name="chevron-down" className="size-3 group-open:rotate-180" />
      </summary>
      <div className="mt-1 mb-1 max-w-measure border-l-[3px] border-marigold bg-surface-2 px-3 py-2 text-ink-2">
        {answer}
      </div>
    </details>
  );
}

/** The message under a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="arrive flex items-start gap-1.5 text-small font-medium text-danger">
      <Icon name="alert" className="mt-[0.15em] size-[1.1em]" />
      <span>{children}</span>
    </p>
  );
}

/** One question: label above, hint under it, the control, its error. */
export function Field({ id, label, hint, error, optional, why, className, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = classes(hint ? `${own}-hint` : null, error ? `${own}-error` : null) || undefined;
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={own} className="font-semibold text-ink">
        {label}
        {optional && <Optional word={optional} />}
      </label>
      {hint && (
        <p id={`${own}-hint`} className="-mt-0.5 text-small text-ink-3">
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      {why && <Why {...why} />}
    </div>
  );
}

/** One question that several controls answer together: tiles, yes or no, the parts of a date. */
export function FieldGroup({ id, label, hint, error, optional, why, className, children }: FieldGroupProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = classes(hint ? `${own}-hint` : null, error ? `${own}-error` : null) || undefined;
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classes('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-1.5 font-semibold text-ink">
        {label}
        {optional && <Optional word={optional} />}
      </legend>
      {hint && (
        <p id={`${own}-hint`} className="-mt-2 text-small text-ink-3">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      {why && <Why {...why} />}
    </fieldset>
  );
}
