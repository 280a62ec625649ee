import type { ReactNode } from 'react';
import { DeltaChip } from './delta-chip.tsx';

export type Reason = { key: string; text: ReactNode; detail?: ReactNode; cents?: number | undefined };

export type ReasonListProps = {
  title?: ReactNode;
  reasons: readonly Reason[];
  per: string;
  /** What stands in place of an effect of nothing. */
  same: string;
  currency?: string;
  locale?: string;
};

/** Why a price is what it is, or why it moved: one line a reason, each with its effect. */
export function ReasonList({ title, reasons, per, same, ...money }: ReasonListProps) {
  return (
    <div>
      {title && <p className="mb-1 font-semibold">{title}</p>}
      <ul className="flex flex-col">
        {reasons.map((reason) => (
          <li
            key={reason.key}
            className="flex items-start justify-between gap-3 border-b border-line py-2 text-small last:border-b-0"
          >
            <span className="min-w-0">
              <span className="text-ink">{reason.text}</span>
              {reason.detail && <span className="block text-ink-3">{reason.detail}</span>}
            </span>
            {reason.cents !== undefined && <DeltaChip cents={reason.cents} per={per} same={same} {...money} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
