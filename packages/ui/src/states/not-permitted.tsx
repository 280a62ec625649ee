import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { FullPageState } from './full-page-state.tsx';

export type NotPermittedProps = {
  title: ReactNode;
  /** The role that the page needs, in words. */
  roleNeeded: string;
  /** Who in the organization holds it. */
  holders: readonly string[];
  copy: { needs: string; ask: string };
  actions?: ReactNode;
};

/** A page that this role may not open: it names the role needed and who has it. */
export function NotPermitted({ title, roleNeeded, holders, copy, actions }: NotPermittedProps) {
  return (
    <FullPageState title={title} actions={actions}>
      <p className="flex items-start gap-2">
        <Icon name="lock" className="mt-0.5 size-5 text-ink-3" />
        <span>
          {copy.needs} <strong className="text-ink">{roleNeeded}</strong>.
          {holders.length > 0 && ` ${copy.ask} ${holders.join(', ')}.`}
        </span>
      </p>
    </FullPageState>
  );
}
