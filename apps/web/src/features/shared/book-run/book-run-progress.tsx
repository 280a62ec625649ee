'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { runLooks } from '../bulk-run/run-statuses.ts';
import { useBadge } from '../statuses.ts';

type Step = { readonly label: string; readonly isPending: boolean; readonly act: () => void };
type Props = {
  run: { readonly status: string; readonly done: number; readonly total: number | null };
  /** What is counted, and how much of it is done. */
  copy: { readonly counted: string; readonly progress: string };
  /** Why it ended, where something went wrong. */
  failure: string | null;
  /** What may be done to it now. */
  cancel: Step | null;
  resume: Step | null;
};

/** How far a run over a book is, and what may be done to it. */
export function BookRunProgress({ run, copy, failure, cancel, resume }: Props) {
  const common = useTranslations('shell.common');
  const badgeOf = useBadge(runLooks);
  const { done, total } = run;
  const button = (step: Step | null, tone: 'quiet' | 'primary') =>
    step && (
      <Button tone={tone} size="small" busy={step.isPending} busyLabel={common('working')} onClick={step.act}>
        {step.label}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3" aria-live="polite">
      <StatusBadge {...badgeOf(run.status)} />
      <progress
        className="h-2 min-w-32 flex-1 accent-primary"
        max={Math.max(total ?? 1, 1)}
        value={total === 0 ? 1 : done}
        aria-label={copy.counted}
      />
      {total !== null && <span className="tabular-nums">{copy.progress}</span>}
      {failure !== null && <span className="text-ink-2">{failure}</span>}
      {button(cancel, 'quiet')}
      {button(resume, 'primary')}
    </div>
  );
}
