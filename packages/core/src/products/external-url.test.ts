import { describe, expect, test } from 'vitest';
import { textLimits } from '../shared/text/text-limits.ts';
import { externalUrlFor, findExternalUrlProblem } from './external-url.ts';
import { update } from './product.fixture.ts';
import { externalProviders, providers, wayOfSale } from './vocabulary.ts';

const facts = { reference: '0199-ref', postalCode: 'K1A 0B1' };

describe('the address of a carrier', () => {
  test.each([
    'https://carrier.example',
    'https://carrier.example/',
    'https://quotes.carrier.example/rv?ref={reference}&zip={postal_code}#start',
    'https://carrier.example?ref={reference}',
    `https://carrier.example/${'x'.repeat(476)}`,
  ])('may be %s', (url) => {
    expect(findExternalUrlProblem(url)).toBeNull();
  });

  test.each([
    ['not encrypted', 'http://carrier.example/'],
    ['a script', 'javascript:alert(1)'],
    ['without a scheme', '//carrier.example/'],
    ['a host that is filled in', 'https://{reference}/'],
    ['a host that is partly filled in', 'https://{postal_code}.carrier.example/'],
    ['somebody before the host', 'https://carrier.example@evil.example/'],
    ['a password before the host', 'https://a:b@carrier.example/'],
    ['a backslash', 'https://carrier.example\\@evil.example/'],
    ['a number for a host', 'https://127.0.0.1/'],
    ['a host without a dot', 'https://localhost/'],
    ['a port', 'https://carrier.example:8443/'],
    ['another place', 'https://carrier.example/?mail={email}'],
    ['a half place', 'https://carrier.example/?mail={reference'],
    ['a blank', 'https://carrier.example/a b'],
    ['a second line', 'https://carrier.example/\nhttps://evil.example/'],
    ['a flood', `https://carrier.example/${'x'.repeat(477)}`],
    ['nothing', ''],
  ])('is never %s', (_, url) => {
    expect(findExternalUrlProblem(url, 'external_url')).toMatchObject({
      code: 'external_url_not_valid',
      field: 'external_url',
    });
    expect(() => externalUrlFor(url, facts)).toThrow(RangeError);
  });

  test('has what is known in its places, written so that it stays inside them', () => {
    const url = 'https://carrier.example/rv?ref={reference}&zip={postal_code}&again={reference}';
    expect(externalUrlFor(url, facts)).toBe('https://carrier.example/rv?ref=0199-ref&zip=K1A%200B1&again=0199-ref');
    const odd = { reference: '&x=1#{postal_code}', postalCode: '/../@evil.example' };
    expect(externalUrlFor('https://carrier.example/?a={reference}&b={postal_code}', odd)).toBe(
      'https://carrier.example/?a=%26x%3D1%23%7Bpostal_code%7D&b=%2F..%2F%40evil.example',
    );
  });

  test('fits where it is kept, however many places it has', () => {
    const most = `https://carrier.example/${'{reference}'.repeat(43)}`;
    expect(externalUrlFor(most, { ...facts, reference: '0199aaaa-0000-7000-8000-000000000001' }).length).toBeLessThan(
      textLimits.url,
    );
    expect(findExternalUrlProblem(`${most}{reference}`)).not.toBeNull();
  });

  test('stands on products that another company sells, and is taken away by an empty text', () => {
    const changes = { external_url: ' https://carrier.example/ ' };
    expect(update({ changes }, { isExternal: true })).toMatchObject({
      event: { after: { external_url: 'https://carrier.example/' }, changed: ['external_url'] },
    });
    expect(update({ changes: { external_url: 'carrier.example' } }, { isExternal: true })).toMatchObject({
      refusal: { code: 'external_url_not_valid' },
    });
    expect(update({ changes: { external_url: ' ' } })).toEqual({ ok: true, event: null });
  });
});

test.each(providers.map((provider) => [provider]))('there is one way to what %s sells', (provider) => {
  const ways = { pro: 'enquiry', car_share: 'enquiry' } as const;
  const known: Readonly<Record<string, string>> = ways;
  const linked = externalProviders.some((one) => one === provider);
  expect(wayOfSale(provider)).toBe(linked ? 'elsewhere' : (known[provider] ?? 'checkout'));
});
