import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { type Tone, toneTint } from '../base/tone.ts';

export type TimelineEntry = {
  key: string;
  title: ReactNode;
  body?: ReactNode;
  /** Who or what did it. */
  by?: string;
  /** The instant for machines, ISO 8601. */
  instant: string;
  /** How long ago in words; the exact time shows on hover and focus. */
  relative: string;
  absolute: string;
  icon?: IconName;
  tone?: Tone;
};

export type TimelineProps = { label: string; entries: readonly TimelineEntry[]; empty?: ReactNode };

/** What happened to a record, newest first. */
export function Timeline({ label, entries, empty }: TimelineProps) {
  if (entries.length === 0) return <div className="text-ink-3">{empty}</div>;
  return (
    <ol aria-label={label} className="flex flex-col">
      {entries.map((entry, index) => (
        <li key={entry.key} className="relative flex gap-3 pb-4">
          {index < entries.length - 1 && <span aria-hidden className="absolute top-7 bottom-0 left-3 w-px bg-line" />}
          <span
            className={classes(
              'grid size-6 shrink-0 place-items-center rounded-full',
              toneTint[entry.tone ?? 'neutral'],
            )}
          >
            <Icon name={entry.icon ?? 'check'} className="size-3.5" />
          </span>
          <div className="min-w-0 flex-1 pt-0.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{entry.title}</span>
              <time dateTime={entry.instant} title={entry.absolute} className="text-small text-ink-3">
                {entry.relative}
                <span className="sr-only">, {entry.absolute}</span>
              </time>
            </p>
            {entry.body && <div className="mt-0.5 text-ink-2">{entry.body}</div>}
            {entry.by && <p className="text-small text-ink-3">{entry.by}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
