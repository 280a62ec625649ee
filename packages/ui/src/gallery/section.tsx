import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { StripeRule } from '../brand/stripe.tsx';

/** A chapter of the gallery. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8 border-t border-line pt-8">
      <div>
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <StripeRule thickness={3} className="mt-3 w-16" />
      </div>
      {children}
    </section>
  );
}

/** One component in one state, under its name. */
export function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classes('flex min-w-0 flex-col gap-3', className)}>
      <p className="font-mono text-[0.78125rem] text-ink-3">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Specimens beside each other. */
export function Shelf({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div
      className={classes('grid items-start gap-8', columns === 2 ? 'lg:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3')}
    >
      {children}
    </div>
  );
}
