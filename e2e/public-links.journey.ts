import { expect, test } from './support/journey.ts';

/** What stands in the frame of visitors: the rest has journeys of its own, and sends people without a session away. */
const closed = /^\/(?:api|agents|customers|checkout|claim|dev|_next|p)(?:\/|$)/;

const pathsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].flatMap(([, path = '']) => (closed.test(path) ? [] : [path]));

test('no link of the public pages leads nowhere, in any language', async ({ request }) => {
  test.slow();
  const seen = new Set(['/', '/en-ca', '/fr-ca']);
  for (const path of seen) {
    // A page says in its own address which language it is in; what is kept of the last one would say otherwise.
    const answer = await request.get(path, { headers: { cookie: '' } });
    expect.soft(answer.status(), path).toBe(200);
    if (answer.headers()['content-type']?.startsWith('text/html')) {
      for (const found of pathsIn(await answer.text())) seen.add(found);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
});
