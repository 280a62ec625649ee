import type { Messages } from 'next-intl';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { frameWords, pageWords } from '../generated/page-words.ts';
import { loadMessages } from './load-messages.ts';
import { type LocaleParams, localeOf } from './page-locale.ts';
import { type LanguageTag, languageTags } from './locales.ts';

/** A page of the staff, by its address. */
export type StaffPage = keyof typeof pageWords;
export type WordsOfPage = { readonly locale: LanguageTag; readonly messages: Partial<Messages> };

type Tree = { readonly [name: string]: unknown };

const below = (tree: unknown, name: string): unknown => ownValue(tree as Tree | undefined, name);

/** A tree with a part put at a path. */
function withPart(tree: Tree, [name = '', ...deeper]: readonly string[], part: unknown): Tree {
  if (deeper.length === 0) return { ...tree, [name]: part };
  return { ...tree, [name]: withPart((below(tree, name) ?? {}) as Tree, deeper, part) };
}

/** The parts of a tree that stand at these paths, as a tree. */
export function partsAt(whole: object, paths: readonly string[]): object {
  return paths.reduce<Tree>((parts, path) => {
    const names = path.split('.');
    return withPart(parts, names, names.reduce<unknown>(below, whole));
  }, {});
}

/** The words that the frame says, and with a page those that it says beyond them. */
export async function staffWords(
  locale: PageLocale,
  ...parts: readonly ('frame' | StaffPage)[]
): Promise<Partial<Messages>> {
  const all = await loadMessages(locale, 'staff');
  return partsAt(
    all,
    parts.flatMap((part) => (part === 'frame' ? frameWords : pageWords[part])),
  );
}

async function wordsOf(page: LocaleParams, part: 'frame' | StaffPage): Promise<WordsOfPage> {
  const locale = await localeOf(page);
  // Which page says what is found before the pages are built: who develops them need not find it anew.
  const messages = process.env.NODE_ENV === 'development' ? loadMessages(locale, 'staff') : staffWords(locale, part);
  return { locale: languageTags[locale], messages: await messages };
}

/** What the frame around all pages of the staff says. */
export const wordsOfFrame = (page: LocaleParams): Promise<WordsOfPage> => wordsOf(page, 'frame');

/** What a page of the staff says beyond its frame. */
export const wordsOfPage = (page: LocaleParams, of: StaffPage): Promise<WordsOfPage> => wordsOf(page, of);
