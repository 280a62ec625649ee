import { type ReactNode, useId } from 'react';

/** One matter of a profile, under its heading. */
export function ProfileSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-canvas p-5">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-measure text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
