import type { ReactNode } from 'react';

/** A number with its share of the best one as a bar before it, which says nothing that the number does not. */
export function PremiumBar({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden className="hidden h-2 min-w-0 flex-1 justify-end sm:flex print:flex">
        <span className="rounded-input bg-lagoon" style={{ width: `${percent}%` }} />
      </span>
      <span className="tabular-nums">{children}</span>
    </span>
  );
}
