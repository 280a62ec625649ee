import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { inputFace } from './input-face.ts';

export type SelectOption = { value: string; label: string };
export type SelectInputProps = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
  /** The first, empty entry. */
  placeholder?: string;
};

/** One of a list, through the platform's own picker. */
export function SelectInput({ options, placeholder, className, ...rest }: SelectInputProps) {
  return (
    <span className={classes('relative block', className)}>
      <select {...rest} className={classes(inputFace, 'appearance-none truncate pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
