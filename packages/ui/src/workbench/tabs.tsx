'use client';
import { type KeyboardEvent, useRef } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { ownValue } from '../base/own-value.ts';

export type Tab = { key: string; label: string; count?: number | undefined };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** The address of a tab: the address is the state. */
  href: (key: string) => string;
  /** The id of the panel that `TabPanel` renders. */
  panelId: string;
};

/**
 * Tabs whose choice lives in the address; arrows move between them, Enter opens one. Where they do not fit, a phone scrolls
 * them sideways, and a screen puts the last ones below the others.
 */
export function Tabs({ label, tabs, current, href, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function rove(event: KeyboardEvent) {
    const step = ownValue({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = all.findIndex((tab) => tab === document.activeElement);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : step === undefined
            ? null
            : (at + step + all.length) % all.length;
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex gap-x-1 border-b border-line max-lg:overflow-x-auto lg:flex-wrap"
    >
      {tabs.map((tab) => {
        const chosen = tab.key === current;
        return (
          <AppLink
            key={tab.key}
            id={`${panelId}-${tab.key}`}
            role="tab"
            onKeyDown={rove}
            href={href(tab.key)}
            aria-selected={chosen}
            aria-controls={chosen ? panelId : undefined}
            tabIndex={chosen ? 0 : -1}
            className={classes(
              'relative inline-flex min-h-target items-center gap-1.5 px-3 lg:px-2.5 font-medium whitespace-nowrap no-underline -outline-offset-3',
              chosen
                ? 'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-primary'
                : 'text-ink-3 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-surface-3 px-1.5 text-small text-ink-2 tabular-nums">{tab.count}</span>
            )}
          </AppLink>
        );
      })}
    </div>
  );
}
