'use client';
import type { ReactNode } from 'react';
import { AppLink } from '../../base/app-link.tsx';
import { classes } from '../../base/classes.ts';
import { Icon } from '../../base/icon.tsx';
import type { MenuItem } from '../menu-props.ts';
import { Menu } from '../menu.tsx';

export type ViewLink = {
  key: string;
  label: string;
  href: string;
  /** Such as `12` or `10,000+`; absent while it is not known. */
  count?: string | undefined;
  current: boolean;
  /** Whose it is, or who sees it, where that is not plain. */
  note?: string;
  /** What may be done to a saved view. */
  items?: readonly MenuItem[];
};

export type ViewListProps = {
  label: string;
  views: readonly ViewLink[];
  /** Saved views, one's own and others', each under its heading; one without any is left out. */
  groups: readonly ViewGroup[];
  menuLabel: (view: string) => string;
};

export type ViewGroup = {
  key: string;
  label: string;
  views: readonly ViewLink[];
  /** What stands below them, such as the way to keep what is on screen as a view. */
  foot?: ReactNode;
};

/** The views of a list with their counts: a column beside the list, a row above it on narrow screens. */
export function ViewList({ label, views, groups, menuLabel }: ViewListProps) {
  const shown = groups.filter((group) => group.views.length > 0 || group.foot !== undefined);
  return (
    <nav aria-label={label} className="flex min-w-0 flex-col gap-3 max-lg:-mx-4 max-lg:px-4">
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:py-0.5 lg:flex-col">
        {views.map((view) => (
          <View key={view.key} view={view} menuLabel={menuLabel} />
        ))}
        {shown.flatMap((group) =>
          group.views.map((view) => <View key={view.key} view={view} menuLabel={menuLabel} narrowOnly />),
        )}
        {shown.map(
          ({ key, foot }) =>
            foot && (
              <li key={key} className="flex shrink-0 items-center lg:hidden">
                {foot}
              </li>
            ),
        )}
      </ul>
      {shown.map((group) => (
        <div key={group.key} className="flex flex-col gap-0.5 max-lg:hidden">
          <h2 className="px-2.5 text-small font-semibold text-ink-3">{group.label}</h2>
          <ul className="flex flex-col gap-0.5">
            {group.views.map((view) => (
              <View key={view.key} view={view} menuLabel={menuLabel} />
            ))}
          </ul>
          {group.foot}
        </div>
      ))}
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
        <span className="min-w-0 wrap-anywhere">
          {view.label}
          {view.note && (
            <span className="block text-small font-normal text-ink-3 max-lg:ml-1.5 max-lg:inline">{view.note}</span>
          )}
        </span>
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
