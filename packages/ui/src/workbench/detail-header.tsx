import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import type { Fact } from './fact-list.tsx';
import type { MenuItem } from './menu-props.ts';
import { Menu } from './menu.tsx';

export type DetailHeaderProps = {
  title: ReactNode;
  /** A `StatusBadge`. */
  badge?: ReactNode;
  /** The three facts one looks for first. */
  facts: readonly Fact[];
  /** The one primary action. */
  action?: ReactNode;
  /** What else can be done, and what the button that opens it is called. */
  overflow?: { label: string; items: readonly MenuItem[] };
};

/** The head of a record: what it is, how it stands, three facts, one action. */
export function DetailHeader({ title, badge, facts, action, overflow }: DetailHeaderProps) {
  return (
    <header className="flex flex-col gap-2 border-b border-line pb-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="type-h1">{title}</h1>
          {badge}
        </div>
        <div className="flex items-center gap-2">
          {action}
          {overflow && overflow.items.length > 0 && (
            <Menu
              items={overflow.items}
              trigger={
                <button
                  type="button"
                  aria-label={overflow.label}
                  className="grid size-8 place-items-center rounded-card border border-line-strong hover:bg-surface-2"
                >
                  <Icon name="dots" className="size-4" />
                </button>
              }
            />
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {facts.map((fact) => (
          <div key={fact.key} className="flex items-baseline gap-2">
            <dt className="text-small text-ink-3">{fact.label}</dt>
            <dd className="font-medium">{fact.value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
