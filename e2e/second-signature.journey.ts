import type { Page } from '@playwright/test';
import {
  cards,
  expectStep,
  field,
  fillCard,
  goOn,
  lookOver,
  owner,
  payButton,
  policyNumberOf,
  sign,
} from './support/fill-checkout.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn, newestLetter } from './support/outbox.ts';
import { checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';

const requested = /^Your signature is needed$/;
const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for Samuel Lake to sign' });

/** A quote whose plan is chosen, opened at who it is for. */
async function opened(page: Page, lastName: string) {
  const quote = await plannedQuote(page.request, quoteOf('Marian', lastName));
  await page.goto(checkoutAddress(quote, 'you'));
  await expectStep(page, 'you');
  return { ...owner, lastName };
}

async function nameSecond(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a second named insured' }).press('Enter');
  const form = page.getByRole('group', { name: 'Second named insured' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill('Samuel');
  await form.getByLabel('Last name').fill('Lake');
  await form.getByLabel('E-mail').fill(email);
}

async function signsAsSecond(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await field(page, 'Type your full name').fill('Samuel Lake');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test('two people sign one quote, each in a browser of their own: one declines and is asked again, and the first one pays', async ({
  page,
  visitor,
}) => {
  test.slow();
  const email = 'samuel.lake.signs@example.com';
  const insured = await opened(page, 'Twosome');
  const mailbox = 'marian.twosome@example.com';
  // Continue adds who was typed: nobody is lost who was not added by a button of their own.
  await nameSecond(page, email);
  await goOn(page);
  await expectStep(page, 'review');
  await expect(page.getByText('Second named insured: Samuel Lake')).toBeVisible();
  await lookOver(page);
  expect(await newestLetter(page.request, email, requested)).toBeNull();
  await sign(page, insured);
  await expect(waiting(page)).toBeVisible();
  await expectGoodPage(page, 'waiting for the second signature');

  const first = await letterTo(page.request, email, requested);
  const second = await visitor();
  await second.goto(linkIn(first, '/resume/sign'));
  await expect(second.getByRole('heading', { level: 1, name: 'Samuel Lake, please read and sign' })).toBeVisible();
  await expect(second).toHaveURL(/\/resume\/sign$/);
  await expect(second.getByText('Comprehensive: $500 deductible')).toBeVisible();
  await expectGoodPage(second, 'what the second named insured signs');
  await second.getByRole('link', { name: 'Français (Canada)' }).click();
  await expect(second.getByRole('heading', { name: 'Samuel Lake, veuillez lire et signer' })).toBeVisible();
  await second.getByRole('link', { name: 'English (US)' }).click();

  await page.goto('/checkout/payment');
  await expect(waiting(page)).toBeVisible();
  const known = await newestLetter(page.request, email, requested);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  const again = await letterTo(page.request, email, requested, known);
  await signsAsSecond(second);
  await expect(second.getByRole('heading', { name: 'A newer link was sent' })).toBeVisible();
  await second.goto(linkIn(again, '/resume/sign'));
  await second.getByRole('button', { name: 'I do not want to sign' }).press('Enter');
  await expect(second.getByLabel('Why not (optional)')).toBeFocused();
  await expectGoodPage(second, 'the second named insured declines');
  await second.keyboard.type('It is sold already.');
  await second.getByRole('button', { name: 'Decline to sign' }).press('Enter');
  await expect(second.getByRole('heading', { name: 'You have declined' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Samuel Lake does not want to sign' })).toBeVisible();
  await expect(page.getByText('It is sold already.')).toBeVisible();
  await expectGoodPage(page, 'the second signature was declined');
  await letterTo(page.request, mailbox, /^The second signature was declined$/);

  const asksAgain = await newestLetter(page.request, email, requested);
  await page.getByRole('button', { name: 'Ask again' }).click();
  const last = linkIn(await letterTo(page.request, email, requested, asksAgain), '/resume/sign');
  await second.goto(last);
  await second.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(second.getByText('Fix 2 answers to go on')).toBeVisible();
  await signsAsSecond(second);
  await expect(second.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  await expectGoodPage(second, 'the second named insured has signed');

  // Nobody reloads the first one's page.
  await expect(page.getByRole('heading', { name: 'Both of you have signed' })).toBeVisible();
  await expect(page.getByText('Samuel Lake has signed, too.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expectStep(page, 'payment');
  await fillCard(page, cards.good);
  await payButton(page).click();
  expect(await policyNumberOf(page)).not.toBe('');
  await second.goto(last);
  await expect(second.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  await letterTo(page.request, mailbox, /^Both of you have signed$/);
});

test('a change voids both signatures, and whoever goes on without the second signs once more', async ({
  page,
  visitor,
}) => {
  test.slow();
  const email = 'samuel.lake.waits@example.com';
  const insured = await opened(page, 'Changed');
  await nameSecond(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signs by a link to ${email}`)).toBeVisible();
  await page.goto('/checkout/sign');
  await sign(page, insured);
  await expect(waiting(page)).toBeVisible();
  const link = linkIn(await letterTo(page.request, email, requested), '/resume/sign');
  const second = await visitor();
  await second.goto(link);
  await signsAsSecond(second);
  await expect(page.getByRole('heading', { name: 'Both of you have signed' })).toBeVisible();

  await page.goto('/checkout/plans');
  await page.getByRole('radio', { name: /Pay in full/ }).press('Space');
  await goOn(page);
  await lookOver(page);
  await expect(page.getByText('Please sign once more')).toBeVisible();
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'The quote has changed' })).toBeVisible();
  const known = await newestLetter(page.request, email, requested);
  await sign(page, insured);
  await expect(waiting(page)).toBeVisible();
  await letterTo(page.request, email, requested, known);

  await page.getByRole('button', { name: 'Go on without Samuel Lake' }).click();
  await expect(page.getByText('Please sign once more')).toBeVisible();
  await second.goto(linkIn(await letterTo(page.request, email, requested), '/resume/sign'));
  await expect(second.getByRole('heading', { name: 'You were taken off this quote' })).toBeVisible();
  await sign(page, insured);
  await expectStep(page, 'payment');
});
