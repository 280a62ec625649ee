import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../base/classes.ts';
import { inputFace } from './input-face.ts';

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(inputFace, 'field-sizing-content py-2', rows > 2 ? 'min-h-28!' : 'min-h-16!', className)}
    />
  );
}
