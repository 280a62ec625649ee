import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { StartAnswers } from './start-answers.ts';

export type ArrivalAnswers = {
  readonly answers: StartAnswers;
  /** Asks for another quote than the one that the browser keeps. */
  readonly anew: boolean;
  /** Why a marketplace's listing is answered by hand: it could not be read, or its quote could not be started. */
  readonly listing: 'unread' | 'failed' | null;
  /** The address without what was brought. */
  readonly stripped: string;
};

/** Whether what an address brings is a quote of its own, beside the one that the browser keeps. */
export function startsAnother(brought: ArrivalAnswers | null): boolean {
  if (brought === null) return false;
  const { garaging_postal_code, type } = brought.answers;
  return brought.anew || brought.listing !== null || (garaging_postal_code !== '' && type !== '');
}

/**
 * The answers that an address brings from a price box elsewhere, one of the kinds of its line among them; null when it
 * brings none.
 */
export function arrivalAnswers(href: string, kinds: readonly string[] = vehicleClasses): ArrivalAnswers | null {
  const url = new URL(href);
  const take = (name: string): string => {
    const value = url.searchParams.get(name)?.trim() ?? '';
    url.searchParams.delete(name);
    return value.slice(0, 40);
  };
  const named = take('vehicle_class');
  const type = kinds.find((kind) => kind === named) ?? '';
  const answers = { garaging_postal_code: take('postal_code'), type };
  const anew = take('anew') !== '';
  const why = take('listing');
  const listing = why === 'unread' || why === 'failed' ? why : null;
  if (!anew && listing === null && answers.garaging_postal_code === '' && answers.type === '') return null;
  return { answers, anew, listing, stripped: `${url.pathname}${url.search}${url.hash}` };
}
