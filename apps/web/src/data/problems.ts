import { createProblemQueue } from '@roadworthy/ui/states/problem-queue.ts';

/** What went wrong on any page of this tab: the banner shows it, the user menu keeps it. */
export const problems = createProblemQueue();
