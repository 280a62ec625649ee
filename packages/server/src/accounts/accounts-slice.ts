import type { Slice } from '../kernel/slice.ts';
import { eraseKept, sweepDeletions } from './sweep-deletions.ts';
import { sweepMyData } from './sweep-my-data.ts';
import { writeMyData } from './write-my-data.ts';

export const accountsSlice = {
  jobs: (kernel) => ({
    'write-my-data': (task) => writeMyData(kernel, task),
    'sweep-my-data': () => sweepMyData(kernel),
    'sweep-deletions': () => sweepDeletions(kernel),
    'erase-kept': () => eraseKept(kernel),
  }),
} satisfies Slice;
