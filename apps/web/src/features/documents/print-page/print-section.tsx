import type { ReactNode } from 'react';

/** A part of a document under its heading. */
export function PrintSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="type-h3 mb-2 break-after-avoid">{title}</h2>
      {children}
    </section>
  );
}

export type PrintFact = { key: string; label: string; value: ReactNode };

/** Labelled facts in two columns; what has no value is left out. */
export function PrintFacts({ facts }: { facts: readonly PrintFact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 max-sm:grid-cols-1 print:grid-cols-2">
      {known.map(({ key, label, value }) => (
        <div key={key} className="break-inside-avoid">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
