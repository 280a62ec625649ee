import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Day } from '@roadworthy/core/shared/day.ts';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import { brandOf, type CardBrand, type CardEntry, type CardRefusal, checkCard, digitsOf, fullYear } from './card.ts';
import { type CardBehaviour, testCards } from './test-cards.ts';

/** What is kept of a card: never its number, its security code or its holder. */
export type StoredCard = {
  readonly token: string;
  readonly lastFour: string;
  readonly brand: CardBrand;
  readonly expMonth: number;
  readonly expYear: number;
  readonly behaviour: CardBehaviour | null;
};

export type Tokenized =
  | { readonly ok: true; readonly token: string; readonly lastFour: string; readonly brand: CardBrand }
  | { readonly ok: false; readonly refusals: readonly CardRefusal[] };

export type CardVault = {
  tokenizeCard(card: CardEntry, today: Day): Promise<Tokenized>;
  readCard(token: string): Promise<StoredCard | null>;
};

function identify(card: CardEntry, today: Day): Omit<StoredCard, 'token'> | readonly CardRefusal[] {
  const refusals = checkCard(card, today);
  const digits = digitsOf(card.number);
  const known = testCards.find(({ number }) => number === digits);
  const brand = brandOf(digits);
  if (refusals.length === 0 && known !== undefined && brand !== undefined) {
    const { expMonth } = card;
    const behaviour = known.behaviour ?? null;
    return { lastFour: digits.slice(-4), brand, expMonth, expYear: fullYear(card.expYear), behaviour };
  }
  if (known !== undefined || refusals.some(({ field }) => field === 'number')) return refusals;
  const message = 'This site is a demonstration and takes no real card. Use a test card, such as 4242 4242 4242 4242.';
  return [{ code: 'test_card_required', message, field: 'number' }, ...refusals];
}

/** Turns cards into opaque tokens, one file each below the directory; every process on it knows every token. */
export function openCardVault(directory: string): CardVault {
  const cards = join(directory, 'cards');
  const temporary = join(directory, 'unfinished');
  return {
    async tokenizeCard(card, today) {
      const identified = identify(card, today);
      if (!('brand' in identified)) return { ok: false, refusals: identified };
      const token = `card_${randomBytes(16).toString('hex')}`;
      const stored: StoredCard = { token, ...identified };
      await makeFolder(cards);
      await makeFolder(temporary);
      await createOnce(join(cards, `${token}.json`), JSON.stringify(stored), temporary);
      return { ok: true, token, lastFour: stored.lastFour, brand: stored.brand };
    },
    async readCard(token) {
      // The token comes from a browser and becomes a file name.
      if (!/^card_[0-9a-f]{32}$/.test(token)) return null;
      const text = await readIfPresent(join(cards, `${token}.json`));
      return text === null ? null : (JSON.parse(text.toString()) as StoredCard);
    },
  };
}
