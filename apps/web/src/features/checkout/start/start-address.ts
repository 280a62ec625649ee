import type { StartAnswers } from './start-answers.ts';

export type Brought = {
  readonly answers: StartAnswers;
  /** Asks for another quote than the one that the browser keeps. */
  readonly anew: boolean;
  /** A marketplace's listing could not be read. */
  readonly listingUnread: boolean;
  /** The address without what was brought. */
  readonly stripped: string;
};

/** The answers that an address brings from a price box elsewhere; null when it brings none. */
export function broughtAnswers(href: string): Brought | null {
  const url = new URL(href);
  const take = (name: string): string => {
    const value = url.searchParams.get(name)?.trim() ?? '';
    url.searchParams.delete(name);
    return value.slice(0, 40);
  };
  const answers = { garaging_postal_code: take('postal_code'), type: take('vehicle_class') };
  const anew = take('anew') !== '';
  const listingUnread = take('listing') === 'unread';
  if (!anew && !listingUnread && answers.garaging_postal_code === '' && answers.type === '') return null;
  return { answers, anew, listingUnread, stripped: `${url.pathname}${url.search}${url.hash}` };
}
