import type { Kernel } from '../operations/carry-out.ts';
import type { JobHandlers } from './jobs.ts';
import { purgeAnswers } from '../operations/purge-answers.ts';
import { purgeHints } from '../live/purge-hints.ts';
import type { Process } from './process.ts';
import { resumeIntent, resumeIntents } from './resume-intent.ts';

/** The jobs that belong to no slice. */
export function kernelJobs(kernel: Kernel, processes: ReadonlyMap<string, Process>): JobHandlers {
  return {
    'resume-intent': (data) => resumeIntent(kernel, processes, data),
    'resume-intents': () => resumeIntents(kernel, processes),
    'purge-hints': () => purgeHints(kernel.platform),
    'purge-answers': () => purgeAnswers(kernel.platform),
  };
}
