import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import type { Page } from '@playwright/test';
import { countInputs } from './support/count-inputs.ts';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { timeByKeystrokes } from './support/keystroke-model.ts';
import { boundQuote, quoteOf } from './support/quote-api.ts';
import { enterAsCustomer } from './support/sign-in.ts';

const phone = { viewport: { width: 390, height: 844 } };
/** What a report may ask for, by the brief of the product. */
const most = { inputs: 26, seconds: 240 };

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const at = async (page: Page, step: string, heading: RegExp) => {
  await expect(page).toHaveURL(new RegExp(`/claim/${step}$`));
  await settled(page, heading);
};
const choose = (page: Page, question: string | RegExp, answer: string | RegExp) =>
  page.getByRole('group', { name: question }).locator('label').filter({ hasText: answer }).first().click();

async function beginHail(page: Page, number: string, zip: string): Promise<void> {
  await page.goto('/claim/start');
  await settled(page, /^Report a claim$/);
  await page.getByLabel('Policy number').fill(number);
  await page.getByLabel('ZIP code on the policy').fill(zip);
  await goOn(page);
  await expect(page.getByText(`Policy ${number}`)).toBeVisible();
  await page.getByLabel('Your name').fill('Hattie Hailstone');
  await page.getByLabel('Phone').fill('2165550148');
  await goOn(page);
}

async function sayWhat(page: Page): Promise<void> {
  await at(page, 'what', /^What happened\?$/);
  await choose(page, 'Type of loss', 'Hail, wind, flood');
  await choose(page, 'What was it?', /^Hail$/);
  await page.getByLabel('How large were the stones?').fill('a walnut');
  await choose(page, 'Does water come in?', 'No');
  await choose(page, 'Is it covered or closed against more damage?', 'Yes');
  await page.getByLabel('Where is the vehicle now?').fill('At the same place');
  await goOn(page);
}

async function sayWhenAndWhere(page: Page): Promise<void> {
  await at(page, 'when-where', /^When and where was it\?$/);
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByLabel('About what time?').fill('06:30');
  await choose(page, 'What kind of place?', 'Campground');
  await page.getByLabel('Where was it?').fill('Alum Creek, site 14');
  await goOn(page);
}

test('hail on a parked trailer is reported on a phone without an account, and goes on in another browser', async ({
  request,
  visitor,
}) => {
  test.slow();
  const quote = quoteOf('Hattie', 'Hailstone');
  await boundQuote(request, quote);
  const owner = await visitor();
  await enterAsCustomer(owner, 'hattie.hailstone@example.com');
  await owner.goto('/customers');
  const number =
    /RWP-\d{6}-\d/.exec(
      (await owner
        .getByText(/RWP-\d{6}-\d/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';

  const first = await visitor(phone);
  const [inputs, seconds] = [await countInputs(first), await timeByKeystrokes(first)];
  await beginHail(first, number, quote.postalCode);
  await sayWhat(first);
  await sayWhenAndWhere(first);
  await at(first, 'driving', /^How was it used at the time\?$/);
  // Back and forth, and nothing is asked again.
  await first.goBack();
  await at(first, 'when-where', /./);
  await expect(first.getByLabel('Where was it?')).toHaveValue('Alum Creek, site 14');
  await first.goForward();
  await at(first, 'driving', /./);
  const before = { inputs: inputs.total(), seconds: seconds() };
  await first.getByRole('button', { name: 'Go on from another device' }).click();
  const link = await first.getByRole('textbox', { name: 'Link to your report' }).inputValue();
  await expect(first.getByRole('img', { name: 'Code of the link to your report' })).toBeVisible();

  const other = await visitor(phone);
  const [otherInputs, otherSeconds] = [await countInputs(other), await timeByKeystrokes(other)];
  await other.goto(link);
  await at(other, 'driving', /^How was it used at the time\?$/);
  await expect(other).not.toHaveURL(/token/);
  await choose(other, 'Was it being driven or towed?', 'No');
  await choose(other, 'What was it used for?', 'Our own use');
  await goOn(other);

  await at(other, 'damage', /^What is damaged\?$/);
  await other.getByRole('button', { name: /Roof$/ }).click();
  await expect(other.getByLabel(/Roof$/).and(other.getByRole('checkbox'))).toBeChecked();
  await other.getByRole('checkbox', { name: /Awning/ }).check();
  await choose(other, 'How bad is it?', /^Moderate/);
  await choose(other, /^Can it still be driven/, 'Yes');
  await other.getByLabel('Tell us in your own words').fill('Hail for ten minutes, dents all over the roof.');
  await expectGoodPage(other, 'the damage of a report');
  await goOn(other);

  await at(other, 'police', /^Did the police come\?$/);
  await choose(other, 'Was a report taken?', 'No');
  await goOn(other);
  await at(other, 'photos', /^Photos of the damage$/);
  const photos = await Promise.all(
    ['Roof', 'Awning', 'Side', 'Place'].map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await examplePhoto(name),
    })),
  );
  await other.getByLabel('Take or choose photos').setInputFiles(photos);
  await expect(other.getByText('4 files are here')).toBeVisible({ timeout: 60_000 });
  await goOn(other);
  await at(other, 'review', /^Check your report$/);
  await expect(other.getByText('100% complete').first()).toBeVisible();
  await expectGoodPage(other, 'the review of a report');
  await choose(other, 'How do you want to be reached?', 'Text message');
  await other.getByRole('button', { name: 'Send the report' }).click();
  await expect(other.getByText('Confirm that what you report is true.').first()).toBeVisible();
  await other.getByLabel('What I report is true, as far as I know').check();
  await other.getByRole('button', { name: 'Send the report' }).click();
  await at(other, 'confirmation', /^We have your report$/);
  await expect(other.getByText(/^CL-\d{6}-\d$/)).toBeVisible();
  await expect(other.getByText(/You hear from us by/)).toBeVisible();

  const total = { inputs: before.inputs + otherInputs.total(), seconds: before.seconds + otherSeconds() };
  const description = JSON.stringify({ ...total, pages: [inputs.byPage(), otherInputs.byPage()] });
  test.info().annotations.push({ type: 'inputs', description });
  expect(total.inputs, description).toBeLessThanOrEqual(most.inputs);
  expect(total.seconds, description).toBeLessThanOrEqual(most.seconds);
});

test('two tabs on one report: what both changed is put to whoever sits there, and nothing is lost unseen', async ({
  visitor,
}) => {
  const one = await visitor(phone);
  await one.goto('/claim/start');
  await settled(one, /^Report a claim$/);
  await one.getByRole('button', { name: /have it at hand/ }).click();
  await one.getByLabel('Your name').fill('Tabitha Twotabs');
  await one.getByLabel('Phone').fill('2165550149');
  await goOn(one);
  await at(one, 'what', /^What happened\?$/);
  const other = await one.context().newPage();
  await other.goto('/claim/start');
  await expect(other.getByLabel('Your name')).toHaveValue('Tabitha Twotabs');

  await one.goto('/claim/start');
  await one.getByLabel('Your name').fill('Tabitha One');
  await one.getByLabel('Phone').click();
  await expect(one.getByText(/^Saved/)).toBeVisible();
  await other.getByLabel('Your name').fill('Tabitha Other');
  await other.getByLabel('Phone').click();
  await expect(other.getByText(/was changed in another tab/)).toBeVisible();
  await other.getByRole('button', { name: 'Take the answers from there' }).click();
  await expect(other.getByLabel('Your name')).toHaveValue('Tabitha One');
});
