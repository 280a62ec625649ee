'use client';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { StripeRule } from '../brand/stripe.tsx';

export type PriceRailProps = {
  /** Names the region: "Your price". */
  label: string;
  /** The short form in the phone's bottom bar: a `PriceRange` in compact size. */
  summary: ReactNode;
  /** The rig of the customer, at the head of the rail. */
  picture?: ReactNode;
  /** The full price, what it assumes and what moved it. */
  children: ReactNode;
  copy: { show: string; hide: string };
};

/** The price beside the questions: a column on a desktop, a bar with a sheet at the foot of a phone. */
export function PriceRail({ label, summary, picture, children, copy }: PriceRailProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 flex max-h-[85dvh] flex-col bg-canvas shadow-overlay max-lg:rounded-t-sheet max-lg:border-t max-lg:border-line lg:sticky lg:top-6 lg:max-h-none lg:overflow-hidden lg:rounded-sheet lg:border lg:border-line lg:shadow-none"
    >
      <div
        id={id}
        className={classes(
          'overflow-y-auto max-lg:rounded-t-sheet lg:block',
          !open && 'max-lg:hidden',
          open && 'arrive',
        )}
      >
        {picture && (
          <div className="bg-surface-2">
            <div className="px-6 pt-5">{picture}</div>
            <StripeRule thickness={3} />
          </div>
        )}
        <div className="flex flex-col gap-4 p-5 lg:p-6">{children}</div>
      </div>
      <div className="flex items-center justify-between gap-4 px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:border-t max-lg:border-line lg:hidden">
        {summary}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
          className="inline-flex min-h-target items-center gap-1.5 rounded-card px-3 font-semibold text-link hover:bg-surface-2"
        >
          {open ? copy.hide : copy.show}
          <Icon name={open ? 'chevron-down' : 'chevron-up'} className="size-4" />
        </button>
      </div>
    </aside>
  );
}
