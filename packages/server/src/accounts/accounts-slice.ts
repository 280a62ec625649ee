import type { Slice } from '../kernel/slice.ts';
import { askMyData } from './ask-my-data.ts';
import { askMyDeletion, takeBackMyDeletion } from './ask-my-deletion.ts';
import { previewMyDeletion } from './preview-my-deletion.ts';
import { eraseKept, sweepDeletions } from './sweep-deletions.ts';
import { sweepMyData } from './sweep-my-data.ts';
import { writeMyData } from './write-my-data.ts';

export const accountsSlice = {
  operations: [askMyData, previewMyDeletion, askMyDeletion, takeBackMyDeletion],
  jobs: (kernel) => ({
    'write-my-data': (task) => writeMyData(kernel, task),
    'sweep-my-data': () => sweepMyData(kernel),
    'sweep-deletions': () => sweepDeletions(kernel),
    'erase-kept': () => eraseKept(kernel),
  }),
} satisfies Slice;
