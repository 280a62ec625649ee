import type { Slice } from '../kernel/slice.ts';
import { eraseStored, carryOutDeletions } from './carry-out-deletions.ts';
import { purgeMyData } from './purge-my-data.ts';
import { writeMyData } from './write-my-data.ts';

export const accountsSlice = {
  jobs: (kernel) => ({
    'write-my-data': (task) => writeMyData(kernel, task),
    'purge-my-data': () => purgeMyData(kernel),
    'carry-out-deletions': () => carryOutDeletions(kernel),
    'erase-kept': () => eraseStored(kernel),
  }),
} satisfies Slice;
