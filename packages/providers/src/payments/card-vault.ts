import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { brandOf, type CardBrand, type CardEntry, type CardRefusal, checkCard, digitsOf, fullYear } from './card.ts';
import { type CardBehaviour, testCards } from './test-cards.ts';
import { openTokenFiles, type Tokened } from './token-files.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

/** What is kept of a card: never its number, its security code or its holder. */
export type StoredCard = Tokened & {
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
  forgetCard(token: string): Promise<void>;
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
  const message = words(
    'This site is a demonstration and takes no real card. Use a test card, such as 4242 4242 4242 4242.',
    'Ce site est une démonstration et n’accepte aucune vraie carte. Utilisez une carte d’essai, comme 4242 4242 4242 4242.',
  );
  return [{ code: 'test_card_required', ...sentence(message), field: 'number' }, ...refusals];
}

/** Turns cards into opaque tokens. */
export function openCardVault(directory: string): CardVault {
  const files = openTokenFiles<StoredCard>(directory, { folder: 'cards', prefix: 'card' });
  return {
    async tokenizeCard(card, today) {
      const identified = identify(card, today);
      if (!('brand' in identified)) return { ok: false, refusals: identified };
      const { lastFour, brand } = identified;
      return { ok: true, token: await files.keep(identified), lastFour, brand };
    },
    readCard: files.read,
    forgetCard: files.forget,
  };
}
