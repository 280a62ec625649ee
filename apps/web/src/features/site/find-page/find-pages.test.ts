import { expect, test } from 'vitest';
import { findPages, type KnownPage } from './find-pages.ts';

const page = (href: string, title: string, about = ''): KnownPage => ({ href, title, about });
const pages = [
  page('/claims', 'Something happened?', 'Call us: we find a tow if you need one.'),
  page('/tow', 'Tow and trip'),
  page('/remorquage', 'Assistance routière', 'Le remorquage jusqu’à l’atelier.'),
];
const found = (words: string) => findPages(words, pages).map(({ href }) => href);

test('a page whose title has the words comes before one that only speaks of them', () => {
  expect(found('tow')).toEqual(['/tow', '/claims']);
});

test('every word has to be there, in whatever order', () => {
  expect(found('need tow')).toEqual(['/claims']);
  expect(found('tow boat')).toEqual([]);
});

test('neither capitals nor accents matter', () => {
  expect(found('ROUTIERE')).toEqual(['/remorquage']);
  expect(found('routière  atelier ')).toEqual(['/remorquage']);
});

test('nothing is found for no words', () => {
  expect(found('  ')).toEqual([]);
});

test('at most six pages are named', () => {
  const many = Array.from({ length: 9 }, (_, place) => page(`/${place}`, 'Boat'));
  expect(findPages('boat', many)).toHaveLength(6);
});
