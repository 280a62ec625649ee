import { searchKey } from '@roadworthy/core/shared/search-key.ts';
import type { Quotes_Bool_Exp } from '../../../../generated/documents.ts';
import { beginsLike, beginsWith } from './filter-conditions.ts';

type EntityCondition = NonNullable<Quotes_Bool_Exp['entities']>;

/** Conditions on a person for words of a name, given name and family name in either order. */
function named(words: readonly string[]): EntityCondition[] {
  const [first = '', ...others] = words;
  const keyed = (word: string) => beginsWith(searchKey(word));
  const rest = others.join(' ');
  if (rest === '') {
    return [
      { first_name_key: keyed(first) },
      { last_name_key: keyed(first) },
      { business_name: beginsLike(first) },
      { email: beginsWith(first) },
    ];
  }
  return [
    { first_name_key: keyed(first), last_name_key: keyed(rest) },
    { last_name_key: keyed(first), first_name_key: keyed(rest) },
    { last_name_key: keyed(words.join(' ')) },
    { business_name: beginsLike(words.join(' ')) },
  ];
}

/** The quotes that a text typed into a list may mean: by a person's name, e-mail or phone, by VIN, or by where its link went. */
export function insuredSearch(text: string): Quotes_Bool_Exp[] {
  const plain = text.trim().toLowerCase().replaceAll(',', ' ');
  const digits = plain.replaceAll(/\D/g, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/.test(plain);
  const isWord = /^\S+$/.test(plain.trim());
  const vin = text.trim().toUpperCase();
  return [
    ...named(plain.split(/\s+/)).map((entities) => ({ entities: { ...entities, archived: { _is_null: true } } })),
    // Nobody is named yet in what was saved for later.
    ...(isWord ? [{ contact_email: beginsWith(plain.trim()) }] : []),
    ...(isPhone ? [{ entities: { phone_key: beginsWith(digits), archived: { _is_null: true } } }] : []),
    ...(/^(?=.*\d)[A-Z0-9]{5,17}$/.test(vin)
      ? [{ vehicles: { vin: beginsWith(vin), archived: { _is_null: true } } }]
      : []),
  ];
}
