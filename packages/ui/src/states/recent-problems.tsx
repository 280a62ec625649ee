'use client';
import { Button } from '../base/button.tsx';
import { Dialog } from '../workbench/dialog.tsx';
import type { Problem } from './problem-queue.ts';

export type RecentProblemsProps = {
  open: boolean;
  onClose: () => void;
  problems: readonly Problem[];
  /** The time of a problem, as the page writes times. */
  timeOf: (at: Date) => string;
  copy: { title: string; none: string; close: string };
};

/** What went wrong lately, for whom the banner went too fast. */
export function RecentProblems({ open, onClose, problems, timeOf, copy }: RecentProblemsProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lightDismiss
      title={copy.title}
      closeLabel={copy.close}
      actions={
        <Button tone="quiet" size="small" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      {problems.length === 0 ? (
        <p className="text-ink-2">{copy.none}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {problems.map(({ key, at, message }) => (
            <li key={key} className="flex gap-4 py-2 text-small">
              <time dateTime={at.toISOString()} className="shrink-0 text-ink-3 tabular-nums">
                {timeOf(at)}
              </time>
              <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{message}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
