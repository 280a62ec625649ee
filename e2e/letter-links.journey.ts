import type { Page } from '@playwright/test';
import { arrive } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { everyLetter, letterTo, linkIn, newestLetter } from './support/outbox.ts';
import { originOf } from './support/sign-in.ts';

const email = 'theo.banks@example.com';
const subject = /sign-in code$/;

async function askForLetter(page: Page) {
  const known = await newestLetter(page.request, email, subject);
  const answer = await page.request.post('/api/auth/sign-in/magic-link', {
    data: { email, callbackURL: '/customers/profile' },
    headers: { origin: originOf() },
  });
  expect(answer.ok()).toBe(true);
  return letterTo(page.request, email, subject, known);
}

/** What a page sends that is more than reading: mutations, and what the sign-in takes. */
function actsOf(page: Page): string[] {
  const acts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || pathname.startsWith('/api/analytics/')) return;
    const body = request.postData() ?? '';
    const isRead = pathname === '/api/v1/graphql' && !/"query"\s*:\s*"\s*mutation\b/.test(body);
    if (!isRead && pathname !== '/api/auth/passkeys/ask')
      acts.push(`${request.method()} ${pathname} ${body.slice(0, 200)}`);
  });
  return acts;
}

const shapeOf = (link: string): string => new URL(link).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id');

test('whoever opens the links of letters without pressing does nothing, with scripts or without', async ({
  page,
  visitor,
}) => {
  test.slow();
  await askForLetter(page);
  const letters = await everyLetter(page.request);
  const links = new Map(letters.flatMap(({ links: found }) => found.map((link) => [shapeOf(link), link] as const)));
  const own = [...links].filter(([, link]) => new URL(link).hostname.endsWith('localhost'));
  expect(own.map(([shape]) => shape)).toEqual(
    expect.arrayContaining(['/resume/sign-in', '/resume', '/resume/letters']),
  );
  for (const [shape, link] of own) {
    expect(shape).not.toMatch(/^\/(?:api|dev)\//);
    const scanner = await visitor();
    const acts = actsOf(scanner);
    for (const method of ['GET', 'HEAD']) await scanner.request.fetch(link, { method });
    await arrive(scanner, link);
    const cookies = await scanner.context().cookies();
    expect([shape, acts, cookies.map(({ name }) => name).filter((name) => name.startsWith('roadworthy'))]).toEqual([
      shape,
      [],
      [],
    ]);
    await scanner.context().close();
  }
});

test('a scanner of mail opens the sign-in letter first, and its reader still comes in by its button', async ({
  page,
  visitor,
}) => {
  const link = linkIn(await askForLetter(page), '/resume/sign-in');
  const scanner = await visitor();
  await arrive(scanner, link);
  expect((await scanner.request.get('/api/auth/me')).status()).toBe(204);

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/customers\/profile$/);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);

  await scanner.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(scanner.getByRole('heading', { name: 'This link is over' })).toBeVisible();
});

test('a scanner that even presses the button leaves the code to the reader', async ({ page, visitor }) => {
  const letter = await askForLetter(page);
  const scanner = await visitor();
  await scanner.goto(linkIn(letter, '/resume/sign-in'));
  await scanner.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(scanner).toHaveURL(/\/customers\/profile$/);
  const answer = await page.request.post('/api/auth/sign-in/email-otp', {
    data: { email, otp: letter.subject.slice(0, 6) },
    headers: { origin: originOf() },
  });
  expect(answer.status()).toBe(200);
});
