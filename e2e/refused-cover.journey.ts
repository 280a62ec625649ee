import { IncidentResumeDocument } from '../apps/web/src/generated/documents.ts';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { sendMap } from './support/incident-map.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { ask, boundQuote, quoteOf } from './support/quote-api.ts';
import { enterAsCustomer, enterAsStaff, originOf } from './support/sign-in.ts';

// Nobody else buys here, so that other journeys go on as they are.
const postalCode = '44902';
const run = Date.now().toString(36);
const storm = `Storm Melusine ${run}`;
const email = `melusine.${run}@example.com`;
const around = '-82.6,40.65 -82.4,40.65 -82.4,40.85 -82.6,40.85 -82.6,40.65';
let paused: string | null = null;

// Whatever breaks off: business goes on there for the journeys that come after.
test.afterEach(async ({ page }) => {
  if (paused === null) return;
  const resume = { kml_file_id: paused, provider: 'personal', incident_name: null, reason: 'The journey is over.' };
  await ask(page.request, IncidentResumeDocument, resume, {
    origin: originOf(),
    'x-hasura-role': 'organization:underwriter',
  });
});

test('a customer in the zone is refused more cover, reads why, asks to be told, and makes the change once the underwriter resumes', async ({
  page,
  request,
  visitor,
}) => {
  test.slow();
  const facts = quoteOf('Melusine', 'Okonedo', {
    postalCode,
    mailing: { line_1: '30 N Diamond St', locality: 'Mansfield', administrative_area: 'OH', postal_code: postalCode },
  });
  const { policyId } = await boundQuote(request, { ...facts, person: { ...facts.person, email } });

  await enterAsStaff(page, 'uma@cascade.example');
  const panel = await sendMap(page, { file: `melusine-${run}.kml`, incident: storm, around });
  paused = new URL(page.url()).searchParams.get('id');
  await panel.getByRole('button', { name: 'Pause business' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Where', { exact: true }).selectOption(storm);
  await dialog.getByLabel('Why', { exact: true }).fill('Landfall is expected tonight.');
  await dialog.getByRole('button', { name: 'Pause business' }).press('Enter');
  await expect(page.getByText('Business is paused there.')).toBeVisible();

  const customer = await visitor();
  await enterAsCustomer(customer, email);
  await customer.goto(`/customers/policies/${policyId}`);
  await customer.getByRole('link', { name: 'Change this' }).click();
  await settled(customer, /^Change your cover$/);
  await customer.getByLabel('Comprehensive: Deductible').selectOption('250');
  const aside = customer.getByRole('complementary', { name: 'What changes' });
  await expect(aside.getByRole('alert')).toContainText(`${storm}, until further notice`);
  await aside.getByRole('button', { name: 'Tell me when it ends' }).press('Enter');
  await expect(aside.getByText(`We write to ${email} once`)).toBeVisible();
  await expectGoodPage(customer, 'more cover that is refused for a while');
  // It can be taken back, and asked again.
  await aside.getByRole('button', { name: 'Do not write to me' }).press('Enter');
  await aside.getByRole('button', { name: 'Tell me when it ends' }).press('Enter');
  await expect(aside.getByText(`We write to ${email} once`)).toBeVisible();
  await customer.goto(`/customers/policies/${policyId}`);
  await expect(customer.getByRole('region', { name: 'Told when it ends' })).toContainText(email);

  await panel.getByRole('button', { name: 'Resume business' }).press('Enter');
  await dialog.getByLabel('Why', { exact: true }).fill('The storm has passed.');
  await dialog.getByRole('button', { name: 'Resume business' }).press('Enter');
  await expect(page.getByText('Business goes on there.').first()).toBeVisible();
  paused = null;

  const letter = await letterTo(request, email, /^Nothing stops your change of policy/);
  await customer.goto(linkIn(letter, `/customers/policies/${policyId}/change/coverage`));
  await settled(customer, /^Change your cover$/);
  await customer.getByLabel('Comprehensive: Deductible').selectOption('250');
  await expect(aside.getByText(/\$[\d.,]+ more this term/)).toBeVisible();
  await expect(aside.getByRole('button', { name: 'Tell me when it ends' })).toHaveCount(0);
});
