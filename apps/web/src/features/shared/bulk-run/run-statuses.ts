import type { RunStatus } from '@roadworthy/core/shared/lists/stop-run.ts';
import { declareStatuses } from '../statuses.ts';

/** Where a run has come to. */
export const runLooks = declareStatuses<RunStatus>({
  tones: {
    queued: 'neutral',
    running: 'info',
    cancelled: 'warning',
    done: 'success',
    failed: 'danger',
  },
  words: ({ queue }) => queue.runs.status,
});
