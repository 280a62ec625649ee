'use client';
import { type ReactNode, useState } from 'react';
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
  /** The type by which a timeline can be narrowed. */
  kind?: string;
};

export type TimelineKinds = {
  /** Names the choice. */
  label: string;
  all: string;
  kinds: readonly { key: string; label: string }[];
};

export type TimelineProps = {
  label: string;
  entries: readonly TimelineEntry[];
  empty?: ReactNode;
  /** The types to choose from; those without an entry are left out. */
  filter?: TimelineKinds;
};

/** What happened to a record, newest first. */
export function Timeline({ label, entries, empty, filter }: TimelineProps) {
  const [kind, setKind] = useState<string | null>(null);
  if (entries.length === 0) return <div className="text-ink-3">{empty}</div>;
  const there = filter?.kinds.filter(({ key }) => entries.some((entry) => entry.kind === key)) ?? [];
  const chosen = there.some(({ key }) => key === kind) ? kind : null;
  const shown = entries.filter((entry) => chosen === null || entry.kind === chosen);
  return (
    <div className="flex flex-col gap-3">
      {filter && there.length > 1 && (
        <div role="group" aria-label={filter.label} data-screen-only className="flex flex-wrap gap-1">
          {[{ key: null, label: filter.all }, ...there].map((one) => (
            <button
              key={one.key ?? 'all'}
              type="button"
              aria-pressed={one.key === chosen}
              onClick={() => setKind(one.key)}
              className={classes(
                'min-h-7 rounded-full border px-2.5 text-small',
                one.key === chosen
                  ? 'border-primary bg-primary-tint font-semibold text-ink'
                  : 'border-line text-ink-2 hover:border-line-strong',
              )}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      <Entries label={label} entries={shown} />
    </div>
  );
}

function Entries({ label, entries }: Pick<TimelineProps, 'label' | 'entries'>) {
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
          <div className="min-w-0 flex-1 pt-0.5 wrap-anywhere">
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
