'use client';
import type { ReactNode } from 'react';
import { AppLink } from '../../base/app-link.tsx';
import { classes } from '../../base/classes.ts';
import { Icon } from '../../base/icon.tsx';
import { Menu, type MenuItem } from '../menu.tsx';

export type ViewLink = {
  key: string;
  label: string;
  href: string;
  /** Such as `12` or `10,000+`; absent while it is not known. */
  count?: string | undefined;
  current: boolean;
  /** What may be done to a view of one's own. */
  items?: readonly MenuItem[];
};

export type ViewListProps = {
  label: string;
  views: readonly ViewLink[];
  own: readonly ViewLink[];
  ownLabel: string;
  /** Where a person's own views are kept. */
  ownNote: string;
  menuLabel: (view: string) => string;
  /** The way to keep what is on screen as a view. */
  save: ReactNode;
};

/** The views of a list with their counts: a column beside the list, a row above it on narrow screens. */
export function ViewList({ label, views, own, ownLabel, ownNote, menuLabel, save }: ViewListProps) {
  return (
    <nav aria-label={label} className="flex min-w-0 flex-col gap-3 max-lg:-mx-4 max-lg:px-4">
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:py-0.5 lg:flex-col">
        {views.map((view) => (
          <View key={view.key} view={view} menuLabel={menuLabel} />
        ))}
        {own.map((view) => (
          <View key={view.key} view={view} menuLabel={menuLabel} narrowOnly />
        ))}
        <li className="flex shrink-0 items-center lg:hidden">{save}</li>
      </ul>
      <div className="flex flex-col gap-0.5 max-lg:hidden">
        <h2 className="px-2.5 text-small font-semibold text-ink-3">{ownLabel}</h2>
        <ul className="flex flex-col gap-0.5">
          {own.map((view) => (
            <View key={view.key} view={view} menuLabel={menuLabel} />
          ))}
        </ul>
        {save}
        <p className="px-2.5 text-small text-ink-3">{ownNote}</p>
      </div>
    </nav>
  );
}

type ViewProps = { view: ViewLink; menuLabel: (view: string) => string; narrowOnly?: boolean };

function View({ view, menuLabel, narrowOnly = false }: ViewProps) {
  return (
    <li
      className={classes(
        'flex min-w-0 shrink-0 items-center rounded-input border lg:border-transparent',
        narrowOnly && 'lg:hidden',
        view.current
          ? 'border-primary bg-primary-tint font-semibold text-ink max-lg:rounded-full'
          : 'border-line text-ink-2 hover:bg-surface-2 hover:text-ink max-lg:rounded-full',
      )}
    >
      <AppLink
        href={view.href}
        aria-current={view.current ? 'true' : undefined}
        className="flex min-h-8 min-w-0 flex-1 items-center justify-between gap-2 rounded-input px-2.5 py-1 no-underline max-lg:whitespace-nowrap"
      >
        <span className="min-w-0 wrap-anywhere">{view.label}</span>
        <span className="min-w-4 text-right text-small font-normal text-ink-3 tabular-nums">{view.count ?? ''}</span>
      </AppLink>
      {view.items && (
        <Menu
          items={view.items}
          trigger={
            <button
              type="button"
              aria-label={menuLabel(view.label)}
              className="grid size-7 place-items-center rounded-input text-ink-3 hover:bg-surface-3 max-lg:rounded-full"
            >
              <Icon name="dots" className="size-3.5" />
            </button>
          }
        />
      )}
    </li>
  );
}
