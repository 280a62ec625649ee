import { expect, test } from './support/journey.ts';

test('who thinks about a boat reads the whole wording before they begin, in their language', async ({
  page,
  request,
}) => {
  await page.goto('/fr-ca/protection/boat');
  const link = page.getByRole('link', { name: 'Spécimen de police (PDF)' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);
});
