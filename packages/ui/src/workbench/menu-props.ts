import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { IconName } from '../base/icon.tsx';

export type MenuItem = {
  key: string;
  label: string;
  icon?: IconName;
  /** Goes somewhere; `onSelect` acts before it does, or alone. */
  href?: string;
  onSelect?: () => void;
  detail?: string;
  danger?: boolean;
  /** A rule above the item. */
  apart?: boolean;
  /** Why it is closed; it stays in the list and says so. */
  why?: string | undefined;
};

export type MenuProps = {
  /** A button. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  items: readonly MenuItem[];
  head?: ReactNode;
  align?: 'start' | 'end';
};
