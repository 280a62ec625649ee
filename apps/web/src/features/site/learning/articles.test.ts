import { readdirSync } from 'node:fs';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import english from '../../../generated/messages/en-us/glossary.json';
import { isPublic } from '../../../locale/public-paths.ts';
import { articlePath, articles, learningPaths, nextOnPath, paths } from './articles.ts';
import { anchorOf, parseArticle } from './parse-article.ts';
import { readArticle, readArticles } from './read-article.ts';

const folder = 'apps/web/content/learning';
const written = (article: string) => `---\ntitle: A title\nlead: A lead\n---\n${article}`;

function hrefsOf(tokens: ReturnType<typeof parseArticle>['tokens']): string[] {
  const hrefs: string[] = [];
  void marked.walkTokens([...tokens], (token) => {
    if (token.type === 'link') hrefs.push(String(token['href']));
  });
  return hrefs;
}

describe('an article as it is written', () => {
  test('has its title and lead at its head, its headings with addresses, and how long it takes', () => {
    const article = parseArticle(written(`## What’s “agreed”?\n${'word '.repeat(390)}\n## À lire\nmore`));
    expect(article).toMatchObject({ title: 'A title', lead: 'A lead', minutes: 2 });
    expect(article.headings).toEqual([
      { id: 'what-s-agreed', text: 'What’s “agreed”?' },
      { id: 'a-lire', text: 'À lire' },
    ]);
  });

  test('names words of the glossary, which become links to their terms', () => {
    expect(hrefsOf(parseArticle(written('A [[deductible|part]] and [a page](/faq).')).tokens)).toEqual([
      'term:deductible',
      '/faq',
    ]);
  });

  test('without a lead is refused', () => {
    expect(() => parseArticle('---\ntitle: A\n---\nText')).toThrow('lead');
  });

  test('has anchors of small letters and hyphens alone', () => {
    expect(anchorOf('« Où le mettre ? »')).toBe('ou-le-mettre');
  });
});

describe('the articles', () => {
  test('are all written in both languages, and nothing else is', () => {
    const files = articles.map(({ slug }) => `${slug}.md`).toSorted();
    expect(files.length).toBeGreaterThanOrEqual(24);
    for (const language of ['en', 'fr']) expect(readdirSync(`${folder}/${language}`).toSorted()).toEqual(files);
  });

  test.each(locales)(
    'in %s are long enough, have distinct headings, and link to pages and terms that are there',
    (locale) => {
      for (const article of readArticles(locale)) {
        const ids = article.headings.map(({ id }) => id);
        expect([article.slug, ids.length >= 4, new Set(ids).size]).toEqual([article.slug, true, ids.length]);
        expect([article.slug, article.minutes >= 3 && article.minutes <= 6]).toEqual([article.slug, true]);
        for (const href of hrefsOf(article.tokens)) {
          const term = /^term:(\w+)$/.exec(href)?.[1];
          const isThere = term ? Object.hasOwn(english.terms, term) : isPublic(href) || href === '/claim/start';
          expect([article.slug, href, isThere]).toEqual([article.slug, href, true]);
        }
      }
    },
  );

  test('in French have as many tables and examples as in English', () => {
    const shape = (article: ReturnType<typeof readArticle>) =>
      ['table', 'blockquote'].map((type) => article.tokens.filter((token) => token.type === type).length);
    for (const place of articles) {
      expect([place.slug, shape(readArticle(place, 'fr-ca'))]).toEqual([
        place.slug,
        shape(readArticle(place, 'en-us')),
      ]);
    }
  });

  test('in French keep its spaces: none breaks before : ; ! ? % $ or inside quotation marks', () => {
    for (const { slug, tokens } of readArticles('fr-ca')) {
      const text = tokens
        .map(({ raw }) => raw)
        .join('')
        .replaceAll(/\]\([^)]*\)/g, '');
      expect([slug, text.match(/ [:;!?%$»]|« |[^\u00a0\s\d|*)\]-]:(?!\w)/g)]).toEqual([slug, null]);
      expect([slug, text.match(/['"]/g)]).toEqual([slug, null]);
    }
  });

  test('in Canada’s English are spelled as Canada does', () => {
    const text = readArticles('en-ca').flatMap(({ tokens }) => tokens.map(({ raw }) => raw));
    expect(text.join(' ')).not.toMatch(/\b(?:neighbor|labor|color|license)s?\b/);
    expect(text.join(' ')).toContain('neighbour');
  });

  test('have addresses that search engines see', () => {
    for (const path of learningPaths) expect(isPublic(path)).toBe(true);
    expect(isPublic('/learning-center/cover/hail-damage')).toBe(false);
  });

  test('on a path lead on to the next, and the last to none', () => {
    const known = articles.map(({ slug }) => slug);
    for (const [path, steps] of Object.entries(paths)) {
      for (const slug of steps) expect([path, known.includes(slug)]).toEqual([path, true]);
    }
    const next = nextOnPath('first-hour-after-a-crash');
    expect(next && [next.path, articlePath(next.next)]).toEqual(['after', '/learning-center/cover/emergency-expense']);
    expect(nextOnPath('when-you-disagree')).toBeNull();
    expect(nextOnPath('hail-damage')).toBeNull();
  });
});
