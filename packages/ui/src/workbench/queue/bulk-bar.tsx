'use client';
import { useId, useRef } from 'react';
import { Button } from '../../base/button.tsx';
import { classes } from '../../base/classes.ts';
import { useFootBar } from './use-foot-bar.ts';

export type BulkAction = {
  key: string;
  label: string;
  onPress: () => void;
  /** Why it is closed for what is selected; absent when it is open. */
  why?: string | undefined;
};

export type BulkBarProps = {
  label: string;
  /** Such as `3 selected`. */
  count: string;
  /** The offer to take all that match, once the whole page is chosen. */
  more?: { label: string; onPress: () => void } | undefined;
  actions: readonly BulkAction[];
  /** While the server is asked what is permitted. */
  busy?: string | undefined;
  clear: { label: string; onPress: () => void };
};

/** What may be done to every selected row; a closed action says why. It slides up over the foot of the list. */
export function BulkBar({ label, count, more, actions, busy, clear }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFootBar(bar);
  return (
    <section
      ref={bar}
      aria-label={label}
      className="arrive sticky bottom-2 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-canvas px-3 py-2 shadow-overlay"
    >
      <p role="status" className="font-semibold tabular-nums">
        {count}
      </p>
      {more && (
        <Button tone="plain" size="small" onClick={more.onPress}>
          {more.label}
        </Button>
      )}
      <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-sm:order-last max-sm:w-full max-sm:flex-none max-sm:justify-start max-sm:py-1">
        {busy && <p className="text-small text-ink-3">{busy}</p>}
        {actions.map((action) => (
          <BulkButton key={action.key} action={action} />
        ))}
      </div>
      <Button tone="plain" size="small" className="max-sm:ml-auto" onClick={clear.onPress}>
        {clear.label}
      </Button>
    </section>
  );
}

function BulkButton({ action }: { action: BulkAction }) {
  const id = useId();
  const closed = action.why !== undefined;
  return (
    <span className="group relative inline-flex shrink-0">
      <Button
        tone="quiet"
        size="small"
        aria-disabled={closed || undefined}
        aria-describedby={closed ? id : undefined}
        {...(!closed && { onClick: action.onPress })}
        {...(closed && { className: 'cursor-not-allowed border-line! text-ink-3!' })}
      >
        {action.label}
      </Button>
      {closed && (
        <span
          id={id}
          role="tooltip"
          className={classes(
            'pointer-events-none absolute right-0 bottom-full z-20 mb-1 hidden w-max max-w-72 rounded-card bg-banner px-3 py-2',
            'text-left text-small text-on-banner group-focus-within:block group-hover:block max-sm:fixed max-sm:inset-x-4 max-sm:bottom-24 max-sm:w-auto',
          )}
        >
          {action.why}
        </span>
      )}
    </span>
  );
}
