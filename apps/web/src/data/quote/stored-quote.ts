import { boughtWith } from './bought-quote.ts';
import { localStore } from '../browser-storage.ts';

/** Whether this browser keeps a quote that can go on: its id and its token, and it was not bought. */
export function storedQuote(): boolean {
  const quoteId = localStore.getItem('quote_id');
  return Boolean(quoteId && localStore.getItem('quote_token')) && boughtWith(quoteId) === null;
}

/** Whether this browser has the id of its last quote, but not the token any more; a quote that was bought is none of it. */
export function lostQuote(): boolean {
  const quoteId = localStore.getItem('quote_id');
  return Boolean(quoteId) && !localStore.getItem('quote_token') && boughtWith(quoteId) === null;
}
