import { expect, test } from './support/journey.ts';
import { inviteAs, joinByLetter, signInAsMember, stampOf } from './support/members.ts';
import { plannedQuote, quoteOf } from './support/quote-api.ts';
import { enterAsStaff } from './support/sign-in.ts';

const owner = 'owen@cascade.example';

test('an owner replaces an agent who left: their work goes on, and nothing of theirs opens any more', async ({
  page,
  request,
  visitor,
}) => {
  const stamp = stampOf();
  const [leaving, staying] = [`lena.${stamp}@example.com`, `mats.${stamp}@example.com`] as const;
  const lastName = `Vale${stamp}`;
  const { quoteId } = await plannedQuote(request, quoteOf('Lena', lastName));
  await enterAsStaff(page, owner);
  await page.goto('/agents/organization?tab=people');
  await inviteAs(page, leaving, 'Agent', 'Agency owner');
  const lena = await visitor();
  await joinByLetter(lena, leaving, 'Lena', `Berg${stamp}`);
  await inviteAs(page, staying, 'Agent');
  const mats = await visitor();
  await joinByLetter(mats, staying, 'Mats', `Holm${stamp}`);

  await lena.goto(`/agents/quotes/${quoteId}`);
  await lena.getByRole('button', { name: 'More actions' }).click();
  await lena.getByRole('menuitem', { name: /^Assign/ }).click();
  const dialog = lena.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: `Lena Berg${stamp}` });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await lena.goto('/agents');
  await lena.getByRole('button', { name: 'New task' }).click();
  await dialog.getByLabel('What is to be done').fill(`Call ${lastName}`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(lena.getByText(`Call ${lastName}`)).toBeVisible();
  await lena.goto('/agents/organization?tab=keys');
  await lena.getByRole('button', { name: 'Make a key' }).click();
  await dialog.getByLabel('Name').fill('Her export');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  const key = await dialog.getByLabel('Key').inputValue();
  await dialog.getByRole('button', { name: 'I have kept it' }).first().click();
  const headers = { 'x-api-key': key };
  const byKey = async () => {
    const data = { query: '{ quotes(limit: 1) { quote_id } }' };
    return (await request.post('/api/v1/graphql', { data, headers })).json() as Promise<object>;
  };
  expect(await byKey()).toHaveProperty('data.quotes');
  await lena.goto('/agents/quotes?view=mine');
  await expect(lena.getByText(`Lena ${lastName}`)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `End work of Lena Berg${stamp}` }).click();
  const ending = page.getByRole('dialog');
  await ending.getByLabel('Who has their quotes and enquiries').selectOption(`Mats Holm${stamp}`);
  await ending.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('They do not work here any more.')).toBeVisible();
  // Her open tab learns of it without being touched.
  await expect(lena.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(await byKey()).toMatchObject({ errors: [{ extensions: { code: 'api_key_not_valid' } }] });

  await mats.goto('/agents');
  await expect(mats.getByText(`Call ${lastName}`)).toBeVisible();
  await mats.goto('/agents/quotes?view=mine');
  await mats.getByRole('link', { name: `Lena ${lastName}` }).click();
  await expect(mats).toHaveURL(new RegExp(quoteId));

  const again = await visitor();
  await signInAsMember(again, leaving);
  await expect(again.getByRole('heading', { name: 'No area is open to you yet' })).toBeVisible();
  await again.goto(`/agents/quotes/${quoteId}`);
  await expect(again.getByText(lastName)).toBeHidden();
});
