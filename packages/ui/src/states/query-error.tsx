import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import { Icon } from '../base/icon.tsx';

export type QueryErrorProps = {
  title: ReactNode;
  detail?: ReactNode;
  onRetry: () => void;
  retryLabel: string;
  busy?: boolean;
};

/** A region that failed to load, inside that region, with the way to try again. */
export function QueryError({ title, detail, onRetry, retryLabel, busy = false }: QueryErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-danger bg-danger-tint p-4"
    >
      <Icon name="alert" className="size-5 text-danger" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold text-danger">{title}</p>
        {detail && <p className="text-small text-ink-2">{detail}</p>}
      </div>
      <Button tone="quiet" size="small" busy={busy} busyLabel={retryLabel} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
