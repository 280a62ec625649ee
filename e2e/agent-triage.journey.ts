import type { Page } from '@playwright/test';
import { expectGoodColours, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { activate, expectFocus, forbidPointer, press } from './support/keyboard.ts';
import { answeredQuote, plannedQuote, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff, pete } from './support/sign-in.ts';

const uma = 'uma@cascade.example';
const owen = 'owen@cascade.example';
const family = 'Quillfeather';

const link = (page: Page, name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true });

async function expectRow(page: Page, name: string): Promise<void> {
  await expect(link(page, name)).toBeFocused();
}

test('an agent works through the quotes with the keyboard alone', async ({ page, request }) => {
  for (const first of ['Anselm', 'Beatrix', 'Cosima']) await signedQuote(request, quoteOf(first, family));
  await enterAsStaff(page, dana);
  await forbidPointer(page);
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/agents\/policies$/);
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await expect(page).toHaveURL(/\/agents\/quotes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

  // Newest first: Cosima, Beatrix, Anselm.
  await press(page, 'f');
  await page.keyboard.type(family);
  await expect(page).toHaveURL(new RegExp(`q=${family}`));
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await press(page, 'Enter');
  await expectRow(page, `Cosima ${family}`);
  await press(page, 'j');
  await press(page, 'k');
  await press(page, 'j');
  await expectRow(page, `Beatrix ${family}`);

  await press(page, 'Space');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: `Beatrix ${family}` })).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=[\da-f-]{36}/);
  await press(page, 'j');
  await expect(preview.getByRole('heading', { name: `Anselm ${family}` })).toBeVisible();
  await press(page, 'Escape');
  await expect(preview).toHaveCount(0);
  await expectRow(page, `Anselm ${family}`);

  await press(page, 'x');
  await press(page, 'Shift+ArrowUp');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await press(page, 'Control+a');
  await expect(bar.getByText('3 selected')).toBeVisible();
  await press(page, 'Shift+ArrowDown');
  await expect(bar.getByText('2 selected')).toBeVisible();

  await expect(bar.getByRole('button', { name: 'Revoke approval' })).toHaveAttribute('aria-disabled', 'true');
  // Who buys is checked before their quote may be sent.
  const send = bar.getByRole('button', { name: 'Send to customers' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await activate(page, send);
  const dialog = page.getByRole('dialog', { name: 'Send 2 quotes to their customers' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 are done.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Sent to customer/ })).toHaveCount(2);

  // Esc goes back one step at a time: the preview first, then the selection.
  await press(page, 'j');
  await press(page, 'Space');
  await expect(preview).toBeVisible();
  await press(page, 'Escape');
  await expect(preview).toHaveCount(0);
  await expect(bar.getByText('2 selected')).toBeVisible();
  await press(page, 'Escape');
  await expect(bar).toHaveCount(0);
  await press(page, 'Home');
  const opened = (await page.locator(':focus').innerText()).trim();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agents\/quotes\/[\da-f-]{36}\?list=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(opened);
  await expectFocus(page, 'the quote came');
  await expect(page.getByRole('navigation', { name: 'In the list' })).toContainText(/^\d/);
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(opened);
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(opened);

  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/agents/quotes\\?q=${family}$`));
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await expectRow(page, opened);
});

test('quick presses lead as many records on, and Esc back to the list', async ({ page, request }) => {
  for (const first of ['Ann', 'Bea', 'Cy', 'Dora', 'Edna', 'Finn']) {
    await answeredQuote(request, quoteOf(first, 'Quickstep'));
  }
  await enterAsStaff(page, dana);
  // By what does not change beneath who reads: whoever is at work moves up the list of the newest.
  await page.goto('/agents/quotes?q=Quickstep&sort=status');
  await page.locator('[data-primary]').first().click();
  const navigation = page.getByRole('navigation', { name: 'In the list' });
  await expect(navigation).toHaveText('1');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press(']');
  await expect(navigation).toHaveText('6');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(navigation).toHaveText('6');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/agents\/quotes\?q=Quickstep&sort=status$/);
});

test('single keys can be switched off, and stay off', async ({ page }) => {
  // They are off wherever this person signs in: nobody else’s journey is theirs.
  await enterAsStaff(page, owen);
  await page.goto('/agents/quotes');
  await settled(page, /^Quotes$/);
  await expect(page.getByRole('table')).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Keys are listened to a moment after the table is there.
  await expect(async () => {
    if ((await sheet.count()) === 0) await page.keyboard.press('?');
    await expect(sheet.getByText('Select the row', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('set_preferences') ?? false);
  await sheet.getByRole('checkbox', { name: /^Use single-key shortcuts/ }).uncheck();
  await expect(sheet.getByText('Select the row', { exact: true })).toHaveCount(0);
  await stored;
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator('[data-primary]:focus')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-primary]:focus')).toHaveCount(0);
});

test('a view that a person keeps comes back, and so does one that was deleted by mistake', async ({
  page,
  browser,
}) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/quotes?f[status]=bound&sort=total');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByLabel('Name').fill('Cheapest bound');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Views' });
  const view = views.getByRole('link', { name: /^Cheapest bound \d+$/ });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await views.getByRole('link', { name: /^All \d+$/ }).click();
  await expect(page).toHaveURL(/\/agents\/quotes$/);
  await view.click();
  await expect(page).toHaveURL(/f\[status\]=bound&sort=total$/);
  await views.getByRole('button', { name: 'Change Cheapest bound' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Since then');
  await page.keyboard.press('Enter');
  const since = views.getByRole('link', { name: /^Since then/ });
  await expect(since).toBeVisible();
  const deleted = page.getByText('“Cheapest bound” is deleted.').locator('..');
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(view).toBeVisible();
  await expect(since).toBeVisible();

  // Whoever signs in elsewhere finds it there; a colleague does as soon as it is shared.
  const elsewhere = await (await browser.newContext()).newPage();
  await enterAsStaff(elsewhere, dana);
  await elsewhere.goto('/agents/quotes');
  await elsewhere.getByRole('link', { name: /^Cheapest bound \d+$/ }).click();
  await expect(elsewhere).toHaveURL(/f\[status\]=bound&sort=total$/);
  await elsewhere.getByRole('button', { name: 'Change Cheapest bound' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Share with my organization' }).click();
  await expect(elsewhere.getByText('Everybody in your organization finds “Cheapest bound” now.')).toBeVisible();
  await elsewhere.context().clearCookies();
  await enterAsStaff(elsewhere, uma);
  await elsewhere.goto('/agents/quotes');
  await expect(elsewhere.getByRole('link', { name: /^Cheapest bound.*by Dana/ })).toBeVisible();
  await elsewhere.context().close();
});

test('the file of a list holds its filtered rows', async ({ page }) => {
  // Other journeys sell policies of the platform organization meanwhile.
  await enterAsStaff(page, pete);
  await page.goto('/agents/policies?view=in_force');
  const count = await page
    .getByRole('rowheader')
    .count()
    .then(async () => {
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      return page.getByRole('rowheader').count();
    });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^policies-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await file.createReadStream().then(async (stream) => (await stream.toArray()).join(''));
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
});

/** A new stream tells again what changed in the last seconds; a list that is read because of that shows new rows too. */
async function untilNobodyAsks(page: Page): Promise<void> {
  let requested = Date.now();
  page.on('request', (call) => {
    if (call.url().endsWith('/api/v1/graphql')) requested = Date.now();
  });
  await expect.poll(() => Date.now() - requested, { timeout: 30_000 }).toBeGreaterThan(3_000);
}

test('a list says what is new, and shows it when it is asked to', async ({ page, request }) => {
  // Other journeys begin quotes of the platform organization meanwhile.
  await enterAsStaff(page, pete);
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/live'));
  await page.goto('/agents/quotes');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await live;
  await untilNobodyAsks(page);
  await plannedQuote(request, quoteOf('Isolde', 'Ravenscroft', { partner: 'prairie-road' }));
  const fresh = page.getByRole('button', { name: /^Load \d+ changes?$/ });
  await expect(fresh).toBeVisible();
  await expectGoodColours(page, 'a list with something new');
  await expect(link(page, 'Isolde Ravenscroft')).toHaveCount(0);
  await page.keyboard.press('.');
  await expect(link(page, 'Isolde Ravenscroft')).toBeVisible();
  await expect(fresh).toHaveCount(0);
});

test('back and forward walk through what a list was narrowed to', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/quotes');
  const table = page.getByRole('table');
  const inStatus = (status: string) => table.getByText(status, { exact: true });
  await expect(inStatus('Open').first()).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  for (const status of ['Bound', 'Expired']) {
    await page.getByRole('checkbox', { name: status }).click();
    await expect(page.getByRole('checkbox', { name: status })).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?f\[status\]=expired,bound$/);
  const expectNarrow = async (): Promise<void> => {
    await expect(inStatus('Expired').first()).toBeVisible();
    await expect(inStatus('Bound').first()).toBeVisible();
    await expect(inStatus('Open')).toHaveCount(0);
  };
  await expectNarrow();
  await page.goBack();
  await expect(page).toHaveURL(/\/agents\/quotes$/);
  await expect(inStatus('Open').first()).toBeVisible();
  await page.goForward();
  await expectNarrow();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/agents\/quotes$/);
});
