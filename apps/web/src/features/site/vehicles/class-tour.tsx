'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import type { CutSpot } from '@roadworthy/ui/brand/rig/cut-spots.ts';
import { type ReactNode, useState } from 'react';

/** A part of the drawing with everything that is said of it. */
export type TourStop = CutSpot &
  Readonly<Record<'name' | 'about' | 'payer' | 'range' | 'bill', string>> & { readonly href: string | null };

type ClassTourProps = { drawing: ReactNode; stops: readonly TourStop[] };

const percent = (value: number): string => `${value}%`;

/** A drawing with marks to press, and beside it the list of the same; one of them is open. */
export function ClassTour({ drawing, stops }: ClassTourProps) {
  const [open, setOpen] = useState(stops[0]?.part);
  const shown = stops.find(({ part }) => part === open);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center">
      <div className="relative self-center">
        {drawing}
        {shown && (
          <span
            aria-hidden
            className="settle pointer-events-none absolute rounded-card border-2 border-dashed border-coral"
            style={{
              left: percent(shown.frame.x),
              top: percent(shown.frame.y),
              width: percent(shown.frame.width),
              height: percent(shown.frame.height),
            }}
          />
        )}
        {stops.map(({ part, mark, name }, index) => (
          <button
            key={part}
            type="button"
            aria-label={`${index + 1}. ${name}`}
            aria-pressed={part === open}
            onClick={() => setOpen(part)}
            style={{ left: percent(mark.x), top: percent(mark.y) }}
            className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
          >
            <span
              className={classes(
                'settle grid size-8 place-items-center rounded-full border-2 border-ink font-display text-small font-bold tabular-nums group-hover:scale-97',
                part === open ? 'bg-marigold text-on-marigold' : 'bg-canvas text-ink',
              )}
            >
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <ol className="flex flex-col">
        {stops.map(({ part, name, about, payer, range, bill, href }, index) => (
          <li key={part} className={classes('border-l-4 pl-4', part === open ? 'border-marigold' : 'border-line')}>
            <h3>
              <button
                type="button"
                aria-expanded={part === open}
                aria-controls={`part-${part}`}
                onClick={() => setOpen(part)}
                className="flex min-h-11 w-full items-baseline gap-2 py-1.5 text-left font-semibold"
              >
                <span className="w-4 shrink-0 text-ink-2 tabular-nums">{index + 1}</span>
                {name}
              </button>
            </h3>
            <div id={`part-${part}`} hidden={part !== open} className="pb-4 pl-6">
              <p>{about}</p>
              <p className="mt-2 font-display text-h3 tabular-nums">{range}</p>
              <p className="text-small text-ink-2 tabular-nums">{bill}</p>
              <p className="mt-1 text-small">
                {href === null ? (
                  <strong>{payer}</strong>
                ) : (
                  <AppLink href={href} className="link inline-flex min-h-11 items-center">
                    {payer}
                  </AppLink>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
