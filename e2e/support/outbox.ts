import { type APIRequestContext, expect, test } from '@playwright/test';

export type Letter = { readonly subject: string; readonly text: string; readonly links: readonly string[] };

const row = /<tr><td><a href="([^"]+)">([^<]*)<\/a><\/td><td>([^<]*)<\/td>/g;

function plain(html: string): string {
  const text = html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The address of the newest letter to somebody whose subject fits, null while there is none. */
export async function newestLetter(request: APIRequestContext, to: string, subject: RegExp): Promise<string | null> {
  const html = await (await request.get('/dev/outbox')).text();
  const found = [...html.matchAll(row)].find(
    ([, , title = '', address = '']) => plain(address) === to && subject.test(plain(title)),
  );
  return found?.[1] ?? null;
}

/** The newest letter to somebody whose subject fits, and another one than `known`; waits until the worker has sent it. */
export async function letterTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  known: string | null = null,
): Promise<Letter> {
  const isThere = async (): Promise<boolean> => {
    const found = await newestLetter(request, to, subject);
    return found !== null && found !== known;
  };
  await expect.poll(isThere, { message: `a letter to ${to}`, intervals: [100, 200], timeout: 20_000 }).toBe(true);
  return readLetter(request, (await newestLetter(request, to, subject)) ?? '');
}

/** Every letter that was sent. */
export async function everyLetter(request: APIRequestContext): Promise<readonly Letter[]> {
  const html = await (await request.get('/dev/outbox')).text();
  return Promise.all([...html.matchAll(row)].map(([, address = '']) => readLetter(request, address)));
}

async function readLetter(request: APIRequestContext, address: string): Promise<Letter> {
  const html = await (await request.get(address)).text();
  const text = /<pre data-part="text">([\s\S]*?)<\/pre>/.exec(html)?.[1] ?? '';
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => plain(address));
  return { subject: plain(/<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''), text: plain(text), links };
}

/** The address of ours that a letter leads to. */
export function linkIn({ links }: Letter, path: string): string {
  const link = links.find((address) => new URL(address).pathname.startsWith(path));
  if (link === undefined) throw new Error(`The letter has no link to ${path}: ${links.join(', ')}`);
  // Where nothing answers, this says whether the letter led elsewhere or the product was gone.
  expect(new URL(link).port, `the port of ${link}`).toBe(new URL(String(test.info().project.use.baseURL)).port);
  return link;
}
