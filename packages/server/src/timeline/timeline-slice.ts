import { timelineEvents } from '@roadworthy/core/timeline/timeline-of.ts';
import { on } from '../kernel/events.ts';
import type { Slice } from '../kernel/slice.ts';
import { fileUnderNextTerm, fileUnderPolicy } from './file-under-policy.ts';
import { recordEvent } from './record-event.ts';

export const timelineSlice = {
  handlers: [...timelineEvents.map((type) => on(type, recordEvent)), fileUnderPolicy, fileUnderNextTerm],
} satisfies Slice;
