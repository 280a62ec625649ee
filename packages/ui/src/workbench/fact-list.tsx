import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';

export type Fact = { key: string; label: ReactNode; value: ReactNode; mono?: boolean };

export type FactListProps = { facts: readonly Fact[]; title?: ReactNode; columns?: 1 | 2; level?: 2 | 3 };

/**
 * Labels and values, one line each; in two columns where its own room is wide enough for an amount beside its label. An
 * absent value is a dash, never a blank.
 */
export function FactList({ facts, title, columns = 1, level = 2 }: FactListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(columns === 2 && '@container')}>
      {title && <Heading className="type-h3 mb-1">{title}</Heading>}
      <dl className={classes('grid gap-x-8', columns === 2 && '@xl:grid-cols-2')}>
        {facts.map((fact) => (
          <div key={fact.key} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
            <dt className="max-w-1/2 shrink-0 text-ink-3">{fact.label}</dt>
            <dd className={classes('min-w-0 text-right wrap-anywhere', fact.mono && 'font-mono text-mono')}>
              {fact.value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
