import type { Slice } from '../kernel/slice.ts';
import { askMyData } from './ask-my-data.ts';
import { sweepMyData } from './sweep-my-data.ts';
import { writeMyData } from './write-my-data.ts';

export const accountsSlice = {
  operations: [askMyData],
  jobs: (kernel) => ({
    'write-my-data': (task) => writeMyData(kernel, task),
    'sweep-my-data': () => sweepMyData(kernel),
  }),
} satisfies Slice;
