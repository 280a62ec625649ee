import { cleanText } from '@roadworthy/core/shared/text/clean-text.ts';
import { searchWords } from '@roadworthy/core/shared/text/search-key.ts';
import type { Quotes_Bool_Exp } from '../../../../generated/documents.ts';
import { beginsWith } from './filter-conditions.ts';

type EntityCondition = NonNullable<Quotes_Bool_Exp['entities']>;

/** The condition on a person that their name has each of the words, in any order; the last may have more to come. */
function named(text: string): EntityCondition[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const each = words.map((word, at) => ({
    name_words: { word: at === words.length - 1 ? beginsWith(word) : { _eq: word } },
  }));
  return [{ _and: each }];
}

/** The quotes that a text typed into a list may mean: by a person's name, e-mail or phone, by VIN, or by where its link went. */
export function insuredSearch(text: string): Quotes_Bool_Exp[] {
  const plain = cleanText(text, 'line').trim().toLowerCase().replaceAll(',', ' ');
  const digits = plain.replaceAll(/\D/g, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/.test(plain);
  const isWord = /^\S+$/.test(plain.trim());
  const vin = cleanText(text, 'number').toUpperCase();
  return [
    ...named(text).map((entities) => ({ entities: { ...entities, archived: { _is_null: true } } })),
    ...(isWord ? [{ entities: { email: beginsWith(plain.trim()), archived: { _is_null: true } } }] : []),
    // Nobody is named yet in what was saved for later.
    ...(isWord ? [{ contact_email: beginsWith(plain.trim()) }] : []),
    ...(isPhone ? [{ entities: { phone_key: beginsWith(digits), archived: { _is_null: true } } }] : []),
    ...(/^(?=.*\d)[A-Z0-9]{5,17}$/.test(vin)
      ? [{ vehicles: { vin: beginsWith(vin), archived: { _is_null: true } } }]
      : []),
  ];
}
