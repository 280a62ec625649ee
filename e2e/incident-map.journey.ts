import { IncidentResumeDocument } from '../apps/web/src/generated/documents.ts';
import { sendMap } from './support/incident-map.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { ask, boundQuote, checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { enterAsStaff, originOf } from './support/sign-in.ts';

// Nobody else buys here, so that other journeys go on as they are.
const postalCode = '44503';
const facts = quoteOf('Philippa', 'Marchbanks', {
  postalCode,
  mailing: { line_1: '26 S Phelps St', locality: 'Youngstown', administrative_area: 'OH', postal_code: postalCode },
});
const told = { email: `percival.${Date.now().toString(36)}@example.com` };
// Once more is another map: the same one is refused.
const run = Date.now().toString(36);
const [file, storm] = [`philippa-${run}.kml`, `Storm Philippa ${run}`];
const around = '-80.8,41 -80.5,41 -80.5,41.25 -80.8,41.25 -80.8,41';

// Whatever breaks off: business goes on there for the journeys that come after. Nothing is left where nothing was paused.
test.afterEach(async ({ page }) => {
  const kml_file_id = new URL(page.url()).searchParams.get('id');
  if (kml_file_id === null) return;
  const resume = { kml_file_id, provider: 'personal', incident_name: null, reason: 'The journey is over.' };
  await ask(page.request, IncidentResumeDocument, resume, {
    origin: originOf(),
    'x-hasura-role': 'organization:underwriter',
  });
});

test('an underwriter sends the cone of a storm, pauses business in it, tells who is there, reads the answer and resumes, and a customer there reads why', async ({
  page,
  request,
  visitor,
}) => {
  await boundQuote(request, {
    ...facts,
    person: { ...facts.person, first_name: 'Percival', email: told.email },
  });
  await enterAsStaff(page, 'uma@cascade.example');
  const panel = await sendMap(page, { file, incident: storm, around });
  await page.getByRole('button', { name: 'As a table' }).press('Enter');
  // A reload, or somebody else by the link, sees the same.
  await page.getByLabel('Company of devices').selectOption('tesla');
  await expect(page).toHaveURL(/id=.*map\.as=table.*map\.device=tesla/);
  await page.reload();
  await expect(page.getByLabel('Company of devices')).toHaveValue('tesla');
  await expect(page.getByRole('table', { name: 'Incidents and what is insured there' })).toBeVisible();
  await expectGoodPage(page, 'a map of incidents as a table');

  const quote = await plannedQuote(request, facts);
  const customer = await visitor();
  await customer.goto(checkoutAddress(quote, 'review'));
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();

  await panel.getByRole('button', { name: 'Pause business' }).press('Enter');
  const pausing = page.getByRole('dialog');
  await pausing.getByLabel('Where', { exact: true }).selectOption(storm);
  await pausing.getByLabel('Why', { exact: true }).fill('Landfall is expected tonight.');
  await pausing.getByRole('button', { name: 'Pause business' }).press('Enter');
  await expect(page.getByText('Business is paused there.')).toBeVisible();
  await customer.reload();
  const stopped = customer.getByRole('region', { name: `New cover is paused here: ${storm}` });
  await expect(stopped).toBeVisible();

  // Philippa's neighbour has a policy there already, and is told; by keyboard, too.
  await panel.getByRole('button', { name: 'Send an alert' }).press('Enter');
  const alerting = page.getByRole('dialog');
  await alerting.getByLabel('Where', { exact: true }).selectOption(storm);
  await expect(
    alerting.getByRole('list', { name: 'Who is told' }).getByText('Percival Marchbanks').first(),
  ).toBeVisible();
  await expectGoodPage(page, 'whom an alert would tell');
  await alerting.getByLabel('Why', { exact: true }).fill('Landfall is expected tonight.');
  await alerting.getByRole('button', { name: 'Send an alert' }).press('Enter');
  const answers = panel.getByRole('list', { name: `Answers to ${storm}` });
  await expect(answers.getByText('No answer yet').first()).toBeVisible();
  const letter = await letterTo(page.request, told.email, new RegExp(storm));
  await expect(answers.getByText('e-mail sent').first()).toBeVisible();

  const neighbour = await visitor();
  await neighbour.goto(linkIn(letter, '/resume/incident'));
  await expect(neighbour.getByRole('heading', { name: `${storm}: how are you?` })).toBeVisible();
  await expect(answers.getByText('No answer yet').first()).toBeVisible();
  await expectGoodPage(neighbour, 'the answer to an alert');
  await neighbour.getByLabel('Where you moved to').fill('Salem fairground');
  await neighbour.getByRole('button', { name: 'We moved' }).press('Enter');
  await expect(neighbour.getByText('You told us that you moved to Salem fairground.')).toBeVisible();
  await expect(answers.getByText(/^Moved to Salem fairground/)).toBeVisible();

  await panel.getByRole('button', { name: 'Resume business' }).press('Enter');
  const resuming = page.getByRole('dialog');
  await resuming.getByLabel('Why', { exact: true }).fill('The storm has passed.');
  await resuming.getByRole('button', { name: 'Resume business' }).press('Enter');
  await expect(page.getByText('Business goes on there.').first()).toBeVisible();
  await neighbour.goto(linkIn(letter, '/resume/incident'));
  await expect(neighbour.getByRole('heading', { name: 'This alert is over' })).toBeVisible();
  await customer.reload();
  await expect(stopped).toBeHidden();
});
