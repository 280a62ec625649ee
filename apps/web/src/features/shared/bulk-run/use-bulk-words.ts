import { type RunStatus, runStatuses } from '@roadworthy/core/shared/stop-run.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { useTranslations } from 'next-intl';
import type { BulkRunRowFragment } from '../../../generated/documents.ts';

const tones: Readonly<Record<RunStatus, Tone>> = {
  queued: 'neutral',
  running: 'info',
  cancelled: 'warning',
  done: 'success',
  failed: 'danger',
};

/** What a run does, and where it stands, in words. */
export function useBulkWords() {
  const actions = useTranslations('actions');
  const t = useTranslations('queue.runs.status');
  return {
    titleOf: ({ action, table_name, total }: Pick<BulkRunRowFragment, 'action' | 'table_name' | 'total'>) =>
      // Every action that is done to many has these words.
      actions(`${action}.bulk.title` as 'update_assigned_agent.bulk.title', { count: total, record: table_name }),
    standing(text: string): { readonly tone: Tone; readonly label: string } {
      const status = runStatuses.find((one) => one === text);
      return status ? { tone: tones[status], label: t(status) } : { tone: 'neutral', label: text };
    },
  };
}
