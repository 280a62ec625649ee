import { words } from '@roadworthy/core/shared/words.ts';
import { expect, test } from 'vitest';
import { gatherWords, messagesIn, printMessageTypes } from './gather-words.ts';

const title = words('Learning center', 'Centre d’apprentissage', { enCa: 'Learning centre' });
const files = [
  ['a.words.ts', { aWords: { 'shop.door': { title, open: { wide: words('Open', 'Ouvrir') } } } }],
  ['b.words.ts', { bWords: { shop: { name: words('Shop', 'Boutique') }, 'shop.window': { title } } }],
] as const;

test('words are gathered under their paths from all files, and printed in one language', () => {
  const tree = gatherWords(files);
  expect(messagesIn(tree, 'fr-ca')).toEqual({
    shop: {
      door: { title: 'Centre d’apprentissage', open: { wide: 'Ouvrir' } },
      name: 'Boutique',
      window: { title: 'Centre d’apprentissage' },
    },
  });
  expect(messagesIn(tree, 'en-ca')).toMatchObject({ shop: { window: { title: 'Learning centre' } } });
});

test('the same words are said in one file', () => {
  expect(() => gatherWords([...files, ['c.words.ts', { cWords: { 'shop.door': { title } } }]])).toThrow(
    'c.words.ts says title again',
  );
  expect(() => gatherWords([...files, ['c.words.ts', { cWords: { 'shop.name': { title } } }]])).toThrow(
    'c.words.ts puts words below the words of name',
  );
});

test('the type of all messages is that of the catalogues', () => {
  expect(printMessageTypes(['shop'])).toContain("import type shop from './messages/en-us/shop.json';");
});
