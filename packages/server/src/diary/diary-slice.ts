import type { Slice } from '../kernel/slice.ts';
import {
  callAfterSent,
  endSearchOfAddress,
  findAddressOfReturned,
  followAgentOfQuote,
  handOverTasks,
  tendDiary,
} from './write-by-rule.ts';

export const diarySlice = {
  handlers: [callAfterSent, findAddressOfReturned, endSearchOfAddress, followAgentOfQuote, handOverTasks],
  jobs: (kernel) => ({ 'tend-diary': () => tendDiary(kernel) }),
} satisfies Slice;
