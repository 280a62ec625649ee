import { localStore } from './browser-storage.ts';

/** Whether this browser keeps a quote that can go on: its id and its token. */
export function keptQuote(): boolean {
  return Boolean(localStore.getItem('quote_id') && localStore.getItem('quote_token'));
}
