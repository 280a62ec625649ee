'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { ErasedNoticeProps } from './erased-words.tsx';

// Hardly any record is.
const words = fetchedComponent(async () => (await import('./erased-words.tsx')).ErasedWords);

/** What a record says that its person had erased, or that is kept for the law alone; nothing of every other one. */
export function ErasedNotice(props: ErasedNoticeProps) {
  return props.erased === null && props.keptUntil === null ? null : <words.Component {...props} />;
}
