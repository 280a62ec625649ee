import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../base/classes.ts';
import { inputFace } from './input-face.ts';

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  /** A sign before the text, such as a currency. */
  before?: ReactNode;
  /** A unit after the text, such as "nights". */
  after?: ReactNode;
};

/** A line of text. */
export function TextInput({ before, after, className, type = 'text', ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      type={type}
      className={classes(inputFace, before !== undefined && 'pl-9', after !== undefined && 'pr-20', className)}
    />
  );
  if (before === undefined && after === undefined) return input;
  return (
    <span className={classes('relative block', className)}>
      {before !== undefined && <Affix side="left-0 pl-control">{before}</Affix>}
      {input}
      {after !== undefined && <Affix side="right-0 pr-control">{after}</Affix>}
    </span>
  );
}

function Affix({ side, children }: { side: string; children: ReactNode }) {
  return (
    <span aria-hidden className={classes('pointer-events-none absolute inset-y-0 flex items-center text-ink-3', side)}>
      {children}
    </span>
  );
}
