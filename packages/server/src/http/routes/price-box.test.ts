import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrganization, openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { priceBoxPage } from './price-box.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('price box');
  const { id } = await addOrganization(backend, 'North');
  await backend.sql(`insert into partners (organization_id, slug, partner_name) values ($1, 'boxed-rv', 'Boxed RV')`, [
    id,
  ]);
});
afterAll(() => backend.close());
const get = (url: string) => backend.app.inject({ url });

describe('the price box of a partner', () => {
  test('stands in frames of others, loads nothing of them and runs its own script alone', async () => {
    const { headers, statusCode } = await get('/api/partners/Boxed-RV/price-box');
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('x-frame-options');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; img-src/);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('begins a quote at the partner’s link, in the language of the page around it', async () => {
    expect((await get('/api/partners/boxed-rv/price-box')).body).toContain('action="/p/boxed-rv" target="_top"');
    const french = (await get('/api/partners/boxed-rv/price-box?locale=fr-ca')).body;
    expect(french).toContain('<html lang="fr-ca">');
    expect(french).toContain('action="/fr-ca/p/boxed-rv"');
    expect(french).toContain('Voir ma fourchette de prix');
    expect((await get('/api/partners/boxed-rv/price-box?locale=xx&locale=yy')).body).toContain('<html lang="en-us">');
  });

  test('is small: a page of 5 kB and a script of 1 kB', async () => {
    expect((await get('/api/partners/boxed-rv/price-box')).body.length).toBeLessThan(5_000);
    const script = await get('/api/partners/boxed-rv/price-box.js');
    expect([script.statusCode, script.headers['content-type'], script.body.length < 1_000]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      true,
    ]);
  });

  test.each(['/price-box', '/price-box.js'])(
    'is refused for no partner, and that stands in no frame: %s',
    async (end) => {
      const { statusCode, headers } = await get(`/api/partners/nobody-here${end}`);
      expect([statusCode, headers['x-frame-options'], headers['cross-origin-resource-policy']]).toEqual([
        404,
        'DENY',
        'same-origin',
      ]);
    },
  );

  test('shows a name as text, whatever stands in it', () => {
    const page = priceBoxPage(
      { slug: 'boxed-rv', name: '"><script>alert(1)</script>', logoUrl: '/media/x.png" onerror="alert(1)' },
      'en-us',
    );
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('" onerror="');
  });
});
