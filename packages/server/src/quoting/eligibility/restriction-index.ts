import {
  blocksOf,
  blocksOfRestricted,
  type KnownBy,
  knownBy,
  restrictionKeysVersion,
} from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { RestrictionKey } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Platform } from '../../kernel/platform.ts';
import { blindIndex } from '../../kernel/settings/sealed.ts';

type Sealing = { readonly platform: Pick<Platform, 'secrets'> };

/** What stands for something that is refused where quotes are compared with it: nobody reads from it what it is. */
export function restrictionIndex({ platform }: Sealing, { key, value }: KnownBy): string {
  return blindIndex(platform.secrets, `${key} ${value}`);
}

// Long enough to tell millions apart: what is found by it is opened and compared.
const nearLength = 16;

function nearIndex({ platform }: Sealing, { key, value }: KnownBy): string {
  return blindIndex(platform.secrets, `near ${key} ${value}`).slice(0, nearLength);
}

/** By what anything like what is refused is found. */
export function nearIndexesOf(sealing: Sealing, key: RestrictionKey, typed: string): string[] {
  return blocksOfRestricted(key, typed).map((block) => nearIndex(sealing, block));
}

/** The indexes of everything that a quote is known by and of where to look for what is like it, as its columns keep them. */
export function restrictionColumns(sealing: Sealing, quote: Pick<Quote, 'entities' | 'vehicles' | 'locations'>) {
  const keys = [
    ...knownBy(quote).map((known) => restrictionIndex(sealing, known)),
    ...blocksOf(quote).map((block) => nearIndex(sealing, block)),
  ];
  return {
    restriction_keys: keys,
    restriction_keys_version: restrictionKeysVersion,
  };
}

/** Quotes from before there was such an index, or one of this version. */
export const quotesWithoutIndex = `
  select organization_id, quote_id from quotes
  where restriction_keys is null or restriction_keys_version < ${restrictionKeysVersion} order by quote_id limit 2000`;
