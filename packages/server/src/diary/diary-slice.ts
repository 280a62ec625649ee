import type { Slice } from '../kernel/slice.ts';
import { callAfterSent, followAgentOfQuote, handOverTasks, tendDiary } from './write-by-rule.ts';

export const diarySlice = {
  handlers: [callAfterSent, followAgentOfQuote, handOverTasks],
  jobs: (kernel) => ({ 'tend-diary': () => tendDiary(kernel) }),
} satisfies Slice;
