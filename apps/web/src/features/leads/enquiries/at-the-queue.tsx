'use client';
import { usePresence } from '../../../data/live/use-presence.ts';

/** While it is on the page, visitors are told that somebody is there who answers. */
export function AtTheQueue() {
  usePresence({ table: 'enquiries', id: 'queue' });
  return null;
}
