import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { sample } from './support/sample.ts';
import { originOf } from './support/sign-in.ts';

const web = join(import.meta.dirname, '..', 'apps', 'web');

/** Words of letters alone, in small ones; what an apostrophe cuts off is a word of its own. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

function wordsOf(...patterns: readonly string[]): Set<string> {
  const files = globSync(patterns, { cwd: web });
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(web, file), 'utf8');
      // Of a catalogue what is said, and not what it is called; of an article no address and no name of a term.
      const texts = file.endsWith('.json')
        ? [...text.matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one)
        : [text];
      return wordsIn(texts.join(' ').replaceAll(/\{[^}]*\}|\]\([^)]*\)|\[\[\w+\|/g, ' '));
    }),
  );
}

/** What our English says and our French never does. */
function englishWords(): Set<string> {
  const french = wordsOf('src/generated/messages/fr-ca/*.json', 'content/*/fr/**/*.md');
  const english = wordsOf('src/generated/messages/en-us/*.json', 'content/*/en/**/*.md');
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
function statedBy(html: string): string {
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

/** What stands in the frame of visitors: the rest has journeys of its own, and sends people without a session away. */
const closed = /^\/(?:api|agents|customers|checkout|claim|dev|_next|p)(?:\/|$)/;

const pathsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].flatMap(([, path = '']) => (closed.test(path) ? [] : [path]));

type PublicPage = {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Its address in the site map, if it is in it. */
  readonly url: string | undefined;
};

const atOnce = 6;

/** Every public page that there is a link to, or that the site map names, from the home pages of all languages on. */
async function everyPublicPage(request: APIRequestContext): Promise<PublicPage[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => [new URL(url).pathname, url] as const);
  const urls = new Map(mapped);
  const seen = new Set(['/', '/en-ca', '/fr-ca', ...urls.keys()]);
  const waiting = [...seen];
  const pages: PublicPage[] = [];
  const read = async (path: string): Promise<void> => {
    // A page says in its own address which language it is in; what is kept of the last one would say otherwise.
    const answer = await request.get(path, { headers: { cookie: '' } });
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    pages.push({ path, html, status: answer.status(), url: urls.get(path) });
    for (const found of pathsIn(html)) {
      if (!seen.has(found)) waiting.push(found);
      seen.add(found);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(read));
  return pages;
}

let found: Promise<PublicPage[]> | undefined;

/** They are read once, for whatever is looked at in them. */
const publicPages = (request: APIRequestContext): Promise<PublicPage[]> => (found ??= everyPublicPage(request));

/** The content of a page's tags by name. */
function tagsOf(html: string): ReadonlyMap<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

test('no link of the public pages leads nowhere, in any language, and no French page says an English word', async ({
  request,
}) => {
  test.slow();
  const english = englishWords();
  expect(english.size).toBeGreaterThan(1000);
  const pages = await publicPages(request);
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
  const french = pages.filter(({ path, html }) => /^\/fr-ca(?:\/|$)/.test(path) && html !== '');
  expect(french.length).toBeGreaterThan(100);
  for (const { path, html } of french) {
    expect.soft(html, path).toContain('<html lang="fr-');
    const found = new Set(wordsIn(statedBy(html)).filter((word) => english.has(word) && !names.has(word)));
    expect.soft([path, ...found]).toEqual([path]);
  }
});

test('each public page in each language names a picture of its own, which is there in its size', async ({
  request,
}) => {
  test.slow();
  const pages = (await publicPages(request)).filter(({ url }) => url !== undefined);
  expect(pages.length).toBeGreaterThan(300);
  const pictures = new Set<string>();
  for (const { url = '', html } of pages) {
    const tags = tagsOf(html);
    expect.soft([url, tags.get('og:url'), tags.get('twitter:card')]).toEqual([url, url, 'summary_large_image']);
    expect.soft([url, tags.get('og:title'), tags.get('og:description')]).not.toContain('');
    const picture = tags.get('og:image') ?? `none at ${url}`;
    expect.soft(picture.startsWith(`${new URL(url).origin}/og/`), picture).toBe(true);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pages.length);
  // Each is drawn when it is asked for, which takes longer than all the rest; in a nightly run they all are.
  for (const picture of sample([...pictures], 30)) {
    const answer = await request.get(picture.replace(/^https?:\/\/[^/]+/, originOf()));
    const bytes = await answer.body();
    const size = [answer.status(), bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect.soft([picture, ...size]).toEqual([picture, 200, 'PNG', 1200, 630]);
    expect.soft(bytes.length, picture).toBeLessThan(60_000);
  }
});
