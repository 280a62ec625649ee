import { describe, expect, test } from 'vitest';
import { shareTags, withShareTags } from './share-tags.ts';

const html =
  '<!DOCTYPE html><html lang="fr-ca"><head><title>L&#x27;assurance · Roadworthy</title><meta name="description" content="Ce qu&#x27;elle paie."/></head><body><script>"</head>"</script></body></html>';
const link =
  '<https://ca.example/fr-ca/states/ohio>; rel="canonical", <https://rv.example/states/ohio>; rel="alternate"; hreflang="en-US"';

const contentOf = (tags: string, name: string): string | undefined =>
  new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(tags)?.[1];

describe('what a page says of itself where its address is passed on', () => {
  const tags = shareTags(html, link);

  test.each([
    ['og:title', 'L&#x27;assurance'],
    ['og:description', 'Ce qu&#x27;elle paie.'],
    ['og:url', 'https://ca.example/fr-ca/states/ohio'],
    ['og:image', 'https://ca.example/og/fr-ca/states/ohio.png'],
    ['og:locale', 'fr_CA'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', 'https://ca.example/og/fr-ca/states/ohio.png'],
  ])('%s is %s', (name, expected) => {
    expect(contentOf(tags, name)).toBe(expected);
  });

  test('the picture of the home page has a name', () => {
    const home = shareTags(
      '<html lang="en-us"><head><title>x</title></head>',
      '<https://rv.example/>; rel="canonical"',
    );
    expect(contentOf(home, 'og:image')).toBe('https://rv.example/og/en-us/home.png');
  });

  test('stands in the head, once, and moves nothing else', () => {
    const page = withShareTags(Buffer.from(html), link).toString();
    expect(page).toBe(html.replace('</head>', `${tags}</head>`));
  });

  test('is left out of a page without a canonical address', () => {
    expect(withShareTags(Buffer.from(html), '</font.woff2>; rel=preload').toString()).toBe(html);
  });
});
