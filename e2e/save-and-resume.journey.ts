import type { Page } from '@playwright/test';
import { expectStep, field, fillVehicle, goOn } from './support/fill-checkout.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { checkoutAddress, nightsOf, quoteOf, startedQuote } from './support/quote-api.ts';

const nights = (page: Page) => field(page, 'Nights you sleep in it a year');
const elsewhere = (page: Page) => page.getByText('Changed somewhere else');
const phone = { viewport: { width: 390, height: 844 } };

/** Keeps what a page saves from arriving until it is let go. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/v1/graphql', async (route) => {
    if (route.request().postData()?.includes('update_vehicle')) await held;
    await route.continue();
  });
  return letGo;
}

test('a quote that is saved by e-mail goes on where it was left on a phone, and each device learns what the other changed', async ({
  page,
  visitor,
}) => {
  const email = 'goes.on.elsewhere@example.com';
  const quote = await startedQuote(page.request, quoteOf('Goes', 'Elsewhere'));
  await page.goto(checkoutAddress(quote, 'vehicle'));
  await expectStep(page, 'vehicle');
  await fillVehicle(page);
  await goOn(page);
  await expectStep(page, 'use');

  await page.getByRole('button', { name: 'Save and finish later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' });
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  await expect(dialog.getByRole('img', { name: /^Code that opens/ })).toBeVisible();
  await expectGoodPage(page, 'the code for a phone');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog.getByText(`Sent to ${email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Return to flow' }).click();
  const link = linkIn(await letterTo(page.request, email, /quote/i), '/resume');

  const other = await visitor(phone);
  await other.goto(link);
  await expectStep(other, 'use');
  await expect(other).not.toHaveURL(/token/);
  await nights(other).fill('41');
  await nights(other).blur();
  // Nobody reloads the first one's page.
  await expect(nights(page)).toHaveValue('41');
  await nights(page).fill('52');
  await nights(page).blur();
  await expect(nights(other)).toHaveValue('52');

  // Both at once: what was typed here stays, and is saved over the other only once that was seen.
  const letGo = await holdSaves(other);
  await nights(other).fill('60');
  await nights(other).blur();
  await nights(page).fill('70');
  await nights(page).blur();
  await expect.poll(() => nightsOf(page.request, quote)).toBe(70);
  letGo();
  await expect(elsewhere(other)).toBeVisible();
  await expect(nights(other)).toHaveValue('60');
  await other.getByRole('button', { name: 'Load the newest answers' }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await nights(other).blur();
  await expect(nights(page)).toHaveValue('60');
});
