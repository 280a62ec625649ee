import type { ReactNode } from 'react';

export type PopoverButtonProps = {
  /** What the button says; it also names what opens. */
  label: string;
  content: ReactNode;
  className: string;
  align?: 'start' | 'end';
  children: ReactNode;
};
