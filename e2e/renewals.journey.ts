import { expect, test } from './support/journey.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

test('an underwriter approves a next term with the keyboard, and who is insured accepts it in three presses', async ({
  page,
  browser,
}) => {
  await enterAsStaff(page, 'una@roadworthy.example');
  await page.goto('/underwriting/renewals?q=Lindqvist');
  const row = page.getByRole('row', { name: /Vera Lindqvist/ });
  await expect(row).toContainText('With underwriting');
  // The first key opens the first one beside the list.
  await page.keyboard.press('j');
  await expect(page.getByRole('table', { name: 'Price of the term' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Approve this renewal' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(row).toContainText('Offered');

  const customer = await (await browser.newContext()).newPage();
  await enterAsCustomer(customer, 'vera.lindqvist@example.com');
  await customer.goto('/customers');
  await customer.getByRole('link', { name: 'See your renewal' }).click();
  await expect(customer.getByRole('heading', { name: 'Your renewal' })).toBeVisible();
  await customer.getByRole('button', { name: /^Accept/ }).click();
  // Nothing is charged by itself: the payment of the next term comes next.
  await expect(customer).toHaveURL(/\/customers\/pay\?policy=/);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await customer.context().close();
});

test('an agent notes in place how far they are with the insured', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/renewals?q=Parkhurst');
  await page
    .getByRole('row', { name: /Otis Parkhurst/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: /^Contact/ }).click();
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contact/ })).toContainText('Contacted');
});

test('a non-renewal is refused a day too late, and what may be done instead is said', async ({ page }) => {
  await enterAsStaff(page, 'una@roadworthy.example');
  await page.goto('/underwriting/renewals?q=Okonkwo');
  await page
    .getByRole('row', { name: /Vince Okonkwo/ })
    .getByRole('link')
    .first()
    .click();
  const refusal = page.getByRole('button', { name: 'Do not renew' });
  await expect(refusal).toHaveAttribute('aria-disabled', 'true');
  await refusal.focus();
  await expect(page.getByText(/The last day to give notice of this was/).first()).toBeVisible();
  await expect(page.getByText(/end the policy later by a notice of its own/).first()).toBeVisible();
  // The remedy: its policy, which is ended by a notice of its own.
  await page.getByRole('link', { name: 'Open the policy' }).click();
  await expect(page).toHaveURL(/\/underwriting\/policies\//);
});

test('an agent locks the price of an offer, edits what it covers, and has it offered again', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/renewals?q=Halvorsen');
  await page
    .getByRole('row', { name: /June Halvorsen/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Price of the term' })).toBeVisible();
  const record = page.url();
  const act = async (action: string, done: string) => {
    await page.getByRole('button', { name: 'More actions' }).last().click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page.getByText(done)).toBeVisible();
  };
  await act('Lock the price', 'The price is locked.');
  await act('Unlock the price', 'The price is unlocked.');
  await page.getByRole('link', { name: 'Open the renewal quote' }).click();
  const coverages = page.getByRole('tab', { name: /Coverages/ });
  await coverages.click();
  await expect(coverages).toHaveAttribute('aria-selected', 'true');
  // It is saved once the server says so, which may still be looking through what the unlocking left behind.
  const answered = page.waitForResponse((response) => /UpdateCoverages/.test(response.request().postData() ?? ''));
  await page.getByLabel('Collision: Deductible').selectOption('2500');
  await answered;
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.goto(record);
  // What was offered stands between what is paid now and what was edited, each with its price.
  const prices = page.getByRole('table', { name: 'Price of the term' });
  await expect(prices.getByRole('columnheader', { name: 'As edited' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What was edited' })).toBeVisible();
  // The clock looks it through within a minute or two, and offers it again.
  await expect(async () => {
    await page.reload();
    // Beside a record its list has no column of that.
    const offered = page.getByText('Offered', { exact: true }).filter({ visible: true });
    await expect(offered.first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 130_000 });
});

test('an underwriter approves twenty in eight interactions, and reads what is left out', async ({ page }) => {
  await enterAsStaff(page, 'una@roadworthy.example');
  await page.goto('/underwriting');
  let interactions = 0;
  const counted = async (interaction: Promise<void>) => {
    interactions += 1;
    await interaction;
  };
  await counted(page.getByRole('link', { name: 'Renewals', exact: true }).first().click());
  await expect(page.getByRole('row', { name: /Lindholm/ })).toBeVisible();
  await counted(page.getByRole('searchbox').first().fill('Mc'));
  // Once the search has come through, who has another name is gone.
  await expect(page.getByRole('row', { name: /Lindholm/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: / Mc/ })).toHaveCount(21);
  await counted(page.getByRole('checkbox', { name: 'Select all rows of this page' }).check());
  await counted(page.getByRole('button', { name: 'Approve', exact: true }).click());
  const dialog = page.getByRole('dialog', { name: 'Approve 20 renewals' });
  await expect(dialog.getByText('1 is left out:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('An underwriter decided not to renew this one.');
  await counted(dialog.getByRole('button', { name: 'Approve', exact: true }).click());
  await expect(dialog.getByText('20 are done.')).toBeVisible({ timeout: 60_000 });
  await counted(dialog.getByRole('button', { name: 'Done' }).click());
  await expect(page.getByRole('row', { name: / Mc.*Offered/ })).toHaveCount(20);
  expect(interactions).toBeLessThanOrEqual(8);
});
