import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  note?: ReactNode;
  error?: string | null | undefined;
};

/** One statement that may be agreed to. */
export function Checkbox({ label, note, error, className, id, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label className="-mx-1 flex min-h-target items-start gap-3 rounded-input px-1 py-2">
        <span className="relative mt-[0.1em] grid size-[1.45em] shrink-0 place-items-center">
          <input
            {...rest}
            id={own}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={classes(note ? `${own}-note` : null, error ? `${own}-error` : null) || undefined}
            className="peer absolute inset-0 m-0 size-full appearance-none rounded-input border-[1.5px] border-line-strong bg-canvas checked:border-primary checked:bg-primary hover:border-ink-2 aria-[invalid=true]:border-danger"
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-[0.95em] text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="text-ink">
          {label}
          {note && (
            <span id={`${own}-note`} className="block text-small text-ink-3">
              {note}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
