// Gathers the words of screens from the files in which they stand into one tree, by the paths under which they are read.
import { type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type Words, wordsFor, type WordsTree } from '@roadworthy/core/shared/words.ts';

/** The words of all files under the names of their catalogues. */
export type Tree = { [name: string]: Words | Tree };

const isWords = (part: Words | Tree | WordsTree): part is Words => typeof part['en'] === 'string';

/** Puts words at a path; where words are already, two files say the same. */
function place(tree: Tree, path: readonly string[], words: Words | WordsTree, file: string): void {
  const [name = '', ...rest] = path;
  const there = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (rest.length === 0 && isWords(words)) {
    if (there !== undefined) throw new Error(`${file} says ${name} again, which another file says already`);
    tree[name] = words;
    return;
  }
  if (there !== undefined && isWords(there)) throw new Error(`${file} puts words below the words of ${name}`);
  const branch = there ?? (tree[name] = {});
  if (rest.length > 0) return place(branch, rest, words, file);
  for (const [below, part] of Object.entries(words as WordsTree)) place(branch, [below], part, file);
}

/** One tree of what all files export, each file with its module. */
export function gatherWords(files: readonly (readonly [file: string, module: object])[]): Tree {
  const tree: Tree = {};
  for (const [file, module] of files) {
    for (const exported of Object.values(module) as WordsTree[]) {
      for (const [path, words] of Object.entries(exported)) place(tree, path.split('.'), words, file);
    }
  }
  return tree;
}

/** Texts under names under names, as the pages receive them. */
export type Texts = { readonly [name: string]: string | Texts };

/** The texts of a tree in one language. */
export function messagesIn(tree: Tree, locale: PageLocale): Texts {
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      isWords(part) ? wordsFor(part, locale) : messagesIn(part, locale),
    ]),
  );
}

/** The module with the type of all catalogues: a component that names a message that is not there does not compile. */
export function printMessageTypes(names: readonly string[]): string {
  return [
    '// Printed by scripts/emit-messages.ts.',
    ...names.map((name) => `import type ${name} from './messages/en-us/${name}.json';`),
    '',
    '/** What the pages can say, by the names of the catalogues. */',
    'export type Catalogues = {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '};',
    '',
  ].join('\n');
}
