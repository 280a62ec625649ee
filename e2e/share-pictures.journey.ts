import { expect, test } from './support/journey.ts';
import { originOf } from './support/sign-in.ts';

/** The content of a page's tags by name. */
function tagsOf(html: string): ReadonlyMap<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return new Map([...found].map(([, name = '', content = '']) => [name, content]));
}

test('each public page in each language names a picture of its own, which is there in its size', async ({
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(pages.length).toBeGreaterThan(300);
  const pictures = new Set<string>();
  for (const url of pages) {
    const html = await (await request.get(new URL(url).pathname, { headers: { cookie: '' } })).text();
    const tags = tagsOf(html);
    expect.soft([url, tags.get('og:url'), tags.get('twitter:card')]).toEqual([url, url, 'summary_large_image']);
    expect.soft([url, tags.get('og:title'), tags.get('og:description')]).not.toContain('');
    const picture = tags.get('og:image') ?? `none at ${url}`;
    expect.soft(picture.startsWith(`${new URL(url).origin}/og/`), picture).toBe(true);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pages.length);
  for (const picture of pictures) {
    const answer = await request.get(picture.replace(/^https?:\/\/[^/]+/, originOf()));
    const bytes = await answer.body();
    const size = [answer.status(), bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect.soft([picture, ...size]).toEqual([picture, 200, 'PNG', 1200, 630]);
    expect.soft(bytes.length, picture).toBeLessThan(60_000);
  }
});
