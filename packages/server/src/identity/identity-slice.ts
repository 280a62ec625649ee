import type { Slice } from '../kernel/slice.ts';

export const identitySlice = {} satisfies Slice;
