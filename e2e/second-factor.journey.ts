import type { Page } from '@playwright/test';
import { codeOf } from '@roadworthy/testkit/authenticator.ts';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { expectGoodColours, expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { activate, expectFocus, forbidPointer, tabTo } from './support/keyboard.ts';
import { letterTo } from './support/outbox.ts';
import { enterInOwnSession } from './support/sign-in.ts';

// Nobody else's journey signs in as these.
const [stella, sam] = ['stella@roadworthy.example', 'sam@roadworthy.example'];
const enter = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Signing in' });

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/agents/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await enter(page).click();
}

/** Turns the second factor on, and answers its key and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await section(page).getByLabel('Your password').fill(demoPassword);
  await section(page).getByRole('button', { name: 'Go on' }).click();
  await expect(section(page).getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
  const secret = (
    await section(page)
      .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
      .innerText()
  ).replaceAll(' ', '');
  // That of the half minute before, so that the current one signs in below; not when it is about to be too old.
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5_000) await page.waitForTimeout(left);
  await section(page).getByLabel('The code that the app shows').fill(codeOf(secret, -1));
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  return { secret, codes: await section(page).getByRole('listitem').allInnerTexts() };
}

test('staff turn a second factor on, sign in with its code and a recovery code, and turn it off', async ({
  page,
  visitor,
}) => {
  await enterInOwnSession(page, stella);
  await page.goto('/agents/profile');
  const { secret, codes } = await turnOn(page);
  expect(codes).toHaveLength(10);
  await expectGoodColours(page, 'recovery codes');
  const stored = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download' }).click();
  expect((await stored).suggestedFilename()).toBe('recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(codes[0] ?? 'no code')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await section(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('10 recovery codes are left')).toBeVisible();
  expect((await letterTo(page.request, stella, /second factor is on/)).subject).toBe('Your second factor is on');

  const other = await visitor();
  await givePassword(other, stella);
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectGoodPage(other, 'the second step of signing in');
  await other.getByLabel('Six-digit code').fill('000000');
  await enter(other).click();
  await expect(other.getByText('That code is wrong or was used already')).toBeVisible();
  await other.getByLabel('Six-digit code').fill(codeOf(secret));
  await other.getByLabel(/^Trust this device/).check();
  await enter(other).click();
  await expect(other).toHaveURL(/\/welcome$/);
  await other.request.get('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await givePassword(other, stella);
  await expect(other).toHaveURL(/\/welcome$/);

  const third = await visitor();
  await givePassword(third, stella);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.getByLabel('Recovery code').fill(codes[0] ?? '');
  await enter(third).click();
  await expect(third).toHaveURL(/\/welcome$/);

  await page.reload();
  await expect(section(page).getByText('9 recovery codes are left')).toBeVisible();
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await section(page).getByLabel('Your password').fill(demoPassword);
  await section(page)
    .getByLabel(/^Code of your authenticator/)
    .fill(codes[1] ?? '');
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(section(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodPage(page, 'the profile of staff');
});

test('the second factor is turned on and used by keyboard alone', async ({ page, visitor }) => {
  await enterInOwnSession(page, sam);
  await forbidPointer(page);
  await page.goto('/agents/profile');
  await activate(page, section(page).getByRole('button', { name: 'Turn on' }));
  await expect(section(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  const key = section(page).getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  const secret = (await key.innerText()).replaceAll(' ', '');
  await expect(section(page).getByLabel('The code that the app shows')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(section(page).getByText('That code is wrong or was used already')).toBeVisible();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const [code = '', last = ''] = await section(page).getByRole('listitem').allInnerTexts();
  await activate(page, section(page).getByRole('button', { name: 'I have kept them' }));
  await expectFocus(page, 'the codes are kept');

  const other = await visitor();
  await forbidPointer(other);
  await other.goto('/fr-ca/agents/sign-in');
  await tabTo(other, other.getByLabel('Courriel'));
  await other.keyboard.type(sam);
  await tabTo(other, other.getByLabel('Mot de passe'));
  await other.keyboard.type(demoPassword);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('Code à six chiffres')).toBeFocused();
  await expectGoodPage(other, 'the second step of signing in, in French');
  await activate(other, other.getByRole('button', { name: 'Utiliser un code de secours' }));
  await expect(other.getByLabel('Code de secours')).toBeFocused();
  await other.keyboard.type(code);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/welcome$/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr-CA');

  await activate(page, section(page).getByRole('button', { name: 'Turn off' }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.type(last);
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expectFocus(page, 'it is off');
});
