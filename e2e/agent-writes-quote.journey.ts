import { expect, test } from './support/journey.ts';
import { demoQuestions } from '@roadworthy/testkit/demo-questions.ts';
import { letterTo } from './support/outbox.ts';
import { plannedQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';
import type { Page } from '@playwright/test';

const quoteAddress = /\/agents\/quotes\/[0-9a-f-]{36}$/;

/** Goes to a field by its id or to a button by its name with Tab alone, and types; counts the keys that a person pressed. */
function keyboardOf(page: Page) {
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const isAt = ({ source }: RegExp) =>
    page.evaluate((wanted) => {
      const at = document.activeElement;
      return new RegExp(wanted).test(
        at?.id ||
          (at instanceof HTMLInputElement ? at.name : '') ||
          (at instanceof HTMLButtonElement ? at.innerText : ''),
      );
    }, source);
  return {
    press,
    pressed: () => pressed,
    async go(place: RegExp) {
      for (let tabs = 0; !(await isAt(place)); tabs += 1) {
        expect(tabs, `the way to ${place.source}`).toBeLessThan(60);
        await press('Tab');
      }
    },
    async type(id: RegExp, text: string) {
      await this.go(id);
      pressed += text.length;
      await page.keyboard.type(text);
    },
  };
}

async function begin(page: Page, provider: string, kind: string, postalCode: string): Promise<void> {
  await page.goto('/agents/quotes/new');
  await page.getByLabel('Line').selectOption(provider);
  await page.getByLabel('What is insured').selectOption(kind);
  await page.getByLabel('Kept at').fill(postalCode);
  await page.getByRole('button', { name: 'Begin the quote' }).click();
  await expect(page).toHaveURL(quoteAddress);
  await expect(page.getByLabel('Model year')).toBeVisible();
}

test('a caller’s quote is written from nothing and sent, by the keyboard alone', async ({ page, request }) => {
  const email = `caller.${Date.now()}@example.com`;
  await enterAsStaff(page, dana);
  await page.goto('/agents/quotes');
  await expect(page.getByRole('link', { name: 'New quote' })).toBeVisible();
  const keys = keyboardOf(page);
  await keys.press('c');
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible();
  await keys.type(/vehicle_class$/, 'Travel');
  await keys.type(/postal_code$/, '97201');
  await keys.press('Enter');
  await expect(page).toHaveURL(quoteAddress);
  await expect(page.getByLabel('Model year')).toBeVisible();

  await keys.type(/-year$/, '2021');
  await keys.type(/-make$/, 'Jayco');
  await keys.type(/-model$/, 'Eagle');
  await keys.type(/-rating_value$/, '30000');
  await keys.type(/-rating_value_type$/, 'Agreed');
  await keys.type(/-usage_type$/, 'Recreational');
  await keys.type(/-storage_type$/, 'Indoors');
  await keys.type(/-rental_utilization_rate$/, '0');
  await keys.type(/^insured-first_name$/, 'Wanda');
  await keys.type(/^insured-last_name$/, 'Ostrow');
  await keys.type(/^insured-email$/, email);
  await keys.type(/^insured-birthdate$/, '04121975');
  await keys.type(/^insured-line_1$/, '12 Alder Street');
  await keys.type(/^insured-locality$/, 'Portland');
  await expect(page.getByRole('heading', { name: 'Wanda Ostrow' })).toBeVisible();
  for (const _ of demoQuestions) {
    await keys.press('Tab');
    await keys.go(/^questions-/);
    await keys.press('ArrowRight');
  }
  await keys.go(/^Road-ready/);
  await keys.press('Enter');
  await expect(page.getByText('Can be bound')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Send to customer' })).toBeEnabled();
  await keys.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.go(/^Approve and e-mail/);
  await keys.press('Enter');
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await letterTo(request, email, /is ready$/);
  // At 0.28 s a key, as a practised typist has it (Card, Moran and Newell 1980), this is less than a minute.
  test.info().annotations.push({ type: 'keys', description: String(keys.pressed()) });
  expect(keys.pressed() * 0.28).toBeLessThanOrEqual(60);
});

test('a quote is copied, changed in one thing and sent in at most twelve steps', async ({ page, request }) => {
  const facts = quoteOf('Ottilie', 'Marchetti');
  const { quoteId } = await plannedQuote(request, facts);
  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}`);
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    steps += 1;
    await act;
  };
  await step(page.getByRole('button', { name: 'More actions' }).click());
  await step(page.getByRole('menuitem', { name: 'Copy the quote' }).click());
  await step(page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click());
  await expect(page).toHaveURL((url) => quoteAddress.test(url.pathname) && !url.pathname.includes(quoteId));
  const price = page.getByRole('complementary', { name: 'Price' });
  await step(page.getByLabel('Collision: Deductible').selectOption('1000'));
  await expect(price.getByText('Can be bound')).toBeVisible();
  await step(page.getByRole('button', { name: 'Send to customer' }).click());
  await step(page.getByRole('button', { name: 'Approve and e-mail' }).click());
  await expect(page.getByText(`The link is on its way to ${String(facts.person['email'])}.`)).toBeVisible();
  expect(steps).toBeLessThanOrEqual(12);
});

test('two agents edit one quote at once: nothing is lost, and both end with the same page', async ({
  page,
  visitor,
}) => {
  await enterAsStaff(page, dana);
  await begin(page, 'personal', 'travel_trailer', '97201');
  const other = await visitor();
  await enterAsStaff(other, dana);
  await other.goto(page.url());
  await expect(other.getByLabel('Model year')).toBeVisible();

  const type = async (one: Page, label: string, text: string) => {
    await one.getByLabel(label, { exact: true }).fill(text);
  };
  await Promise.all([type(page, 'Make', 'Jayco'), type(other, 'Model', 'Eagle')]);
  await Promise.all([type(page, 'Model year', '2021'), type(other, 'Value of the vehicle', '30000')]);
  for (const one of [page, other]) {
    await expect(one.getByLabel('Make', { exact: true })).toHaveValue('Jayco');
    await expect(one.getByLabel('Model', { exact: true })).toHaveValue('Eagle');
    await expect(one.getByLabel('Model year')).toHaveValue('2021');
    await expect(one.getByLabel('Value of the vehicle')).toHaveValue(/^30,?000$/);
  }
  await page.reload();
  await expect(page.getByLabel('Value of the vehicle')).toHaveValue(/^30,?000$/);
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Eagle');
});

test('a fleet of forty vehicles is pasted with three wrong rows, which are mended where they stand', async ({
  page,
}) => {
  await enterAsStaff(page, dana);
  await begin(page, 'pro', 'travel_trailer', '97201');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const rows = Array.from({ length: 40 }, (_, place) => {
    const wrong = place === 7 || place === 19 || place === 31;
    return `${wrong ? 'next year' : 2015 + (place % 8)},Jayco,Eagle ${place},travel trailer,${30_000 + place}`;
  });
  const list = page.getByRole('region', { name: 'Add several vehicles' });
  await list.getByLabel('Paste VINs or a table').fill(['year,make,model,class,value', ...rows].join('\n'));
  await list.getByRole('button', { name: 'Read the list' }).click();
  await expect(list.getByText('37 of 40 rows are ready')).toBeVisible();
  await list.getByRole('button', { name: 'Add 37 vehicles' }).click();
  await expect(list.getByText('37 vehicles were added. 3 rows stay here.')).toBeVisible();
  for (const line of [9, 21, 33]) await list.getByLabel(`Year, line ${line}`).fill('2020');
  await list.getByRole('button', { name: 'Add 3 vehicles' }).click();
  await expect(list.getByText('3 vehicles were added.')).toBeVisible();
  // One more stood there from the start.
  await expect(page.getByRole('tab', { name: /^Vehicles/ })).toContainText('41');
});
