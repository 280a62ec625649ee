import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/journey.ts';

const web = join(import.meta.dirname, '..', 'apps', 'web');

/** Words of letters alone, in small ones; what an apostrophe cuts off is a word of its own. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

function wordsOf(...patterns: readonly string[]): Set<string> {
  const files = globSync(patterns, { cwd: web });
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(web, file), 'utf8');
      // Of a catalogue what is said, and not what it is called; of an article no address and no name of a term.
      const said = file.endsWith('.json') ? [...text.matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one) : [text];
      return wordsIn(said.join(' ').replaceAll(/\{[^}]*\}|\]\([^)]*\)|\[\[\w+\|/g, ' '));
    }),
  );
}

/** What our English says and our French never does. */
function englishWords(): Set<string> {
  const french = wordsOf('messages/fr-ca/*.json', 'content/*/fr/**/*.md');
  const english = wordsOf('messages/en-us/*.json', 'content/*/en/**/*.md');
  return new Set([...english].filter((word) => !french.has(word)));
}

/** Names that are the same in both languages, and words of ours that French has, too, where its texts had no need of them. */
const names = new Set([
  'roadworthy',
  'english',
  'new',
  'massachusetts',
  'columbia',
  'example',
  'pro',
  'scooter',
  'bail',
]);

/** What a page says to its reader: its texts, and what is read out; nothing that it marks as being in English. */
function saidBy(html: string): string {
  const [, body = ''] = html.split(/<body[^>]*>/);
  const plain = body
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)[^>]*\s(?:lang|hrefLang|hreflang)="en[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const readOut = [...plain.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  const head = [...html.matchAll(/(?<=<title>|<meta name="description" content=")[^<"]*/g)].map(([text]) => text);
  return [plain.replaceAll(/<[^>]+>/g, ' '), ...readOut, ...head]
    .join(' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/&\w+;/g, ' ');
}

test('no public page says an English word in French', async ({ request }) => {
  test.slow();
  const english = englishWords();
  expect(english.size).toBeGreaterThan(1000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+\/fr-ca(?:\/[^<]*)?)<\/loc>/g)].map(([, url = '']) => url);
  expect(pages.length).toBeGreaterThan(100);
  for (const url of pages) {
    const { pathname } = new URL(url);
    const html = await (await request.get(pathname, { headers: { cookie: '' } })).text();
    expect.soft(html, pathname).toContain('<html lang="fr-');
    const found = new Set(wordsIn(saidBy(html)).filter((word) => english.has(word) && !names.has(word)));
    expect.soft([pathname, ...found]).toEqual([pathname]);
  }
});
