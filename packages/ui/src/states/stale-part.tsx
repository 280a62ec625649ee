import type { ReactNode } from 'react';
import { StripeLoading } from '../brand/stripe.tsx';

type StalePartProps = { isStale: boolean; label: string; className?: string; children: ReactNode };

/**
 * What still shows an answer while the next one is on its way: a line runs over it. It is not dimmed, because somebody
 * reads it meanwhile, and dimmed text has too little contrast.
 */
export function StalePart({ isStale, label, className, children }: StalePartProps) {
  return (
    <div aria-busy={isStale}>
      <StripeLoading active={isStale} label={label} />
      <div className={className}>{children}</div>
    </div>
  );
}
