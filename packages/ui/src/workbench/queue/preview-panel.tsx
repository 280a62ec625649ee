'use client';
import type { ReactNode } from 'react';
import { LinkButton } from '../../base/button.tsx';
import { Icon } from '../../base/icon.tsx';

export type PreviewPanelProps = {
  label: string;
  /** The record's own page, where it has one. */
  open?: { href: string; label: string };
  close: { onPress: () => void; label: string };
  children: ReactNode;
};

/** A record beside the list, to look at without leaving it; narrow screens show it over the list. */
export function PreviewPanel({ label, open, close, children }: PreviewPanelProps) {
  return (
    <aside
      aria-label={label}
      className="flex flex-col rounded-card border border-line bg-canvas max-lg:fixed max-lg:inset-2 max-lg:z-35 max-lg:shadow-overlay lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)]"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line bg-surface-2 px-3 py-1.5">
        {open ? (
          <LinkButton href={open.href} tone="quiet" size="small">
            {open.label}
          </LinkButton>
        ) : (
          <span />
        )}
        <button
          type="button"
          onClick={close.onPress}
          aria-label={close.label}
          className="grid size-8 place-items-center rounded-card text-ink-3 hover:bg-surface-3"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <div tabIndex={0} role="region" aria-label={label} className="min-h-0 flex-1 overflow-y-auto p-4">
        {children}
      </div>
    </aside>
  );
}
