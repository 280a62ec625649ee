'use client';
import { useSyncExternalStore } from 'react';
import { fetchedComponent } from '../base/fetched-part.ts';
import type { ErrorBannerCopy } from './error-banner.tsx';
import type { ProblemQueue, ProblemState } from './problem-queue.ts';
import { useTopDialog } from './use-top-dialog.ts';

const banner = fetchedComponent(async () => (await import('./error-banner.tsx')).ErrorBanner);

/** Fetches what draws a problem, for when there is one and perhaps no connection. */
export const expectBanner = banner.expect;

/** What went wrong lately, and what of it stands in the banner. */
export function useProblems(queue: ProblemQueue): ProblemState {
  return useSyncExternalStore(queue.subscribe, queue.read, queue.readOnServer);
}

/** The banner of every page: the problems of a queue, one after the other. */
export function ProblemBanner({ queue, copy }: { queue: ProblemQueue; copy: ErrorBannerCopy }) {
  const { shown } = useProblems(queue);
  // Watched all the time: which of two dialogs is on top, only their opening tells.
  const inside = useTopDialog();
  if (shown === null) return null;
  const close = () => queue.close(shown.key);
  return <banner.Component key={shown.key} message={shown.message} onClose={close} inside={inside} copy={copy} />;
}
