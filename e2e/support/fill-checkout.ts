import { expect, type Locator, type Page } from '@playwright/test';

/** What a towable's owner answers. */
export const owner = {
  postalCode: '43215',
  vehicleClass: 'Travel trailer',
  year: '2023',
  make: 'Airstream',
  model: 'Bambi 16RB',
  value: '62000',
  nights: '30',
  firstName: 'Marian',
  lastName: 'Okonkwo',
  email: 'marian.okonkwo@example.com',
  birthdate: { month: 'March', day: '9', year: '1968' },
  street: '12 Oak Street',
  city: 'Columbus',
};

export type Owner = typeof owner;

/** Cards of the sandbox's gateway. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

export type Step =
  | 'start'
  | 'vehicle'
  | 'use'
  | 'details'
  | 'you'
  | 'drivers'
  | 'history'
  | 'plans'
  | 'review'
  | 'sign'
  | 'payment'
  | 'confirmation';

const headings: Readonly<Record<Step, RegExp>> = {
  start: /^See your price range$/,
  vehicle: /^Tell us about your /,
  use: /^How do you use it\?$/,
  details: /^What do its papers say\?$/,
  you: /^Who is the policy for\?$/,
  drivers: /^Who drives it\?$/,
  history: /^A few more questions$/,
  plans: /^Choose your plan$/,
  review: /^Look it over$/,
  sign: /^Check it and sign$/,
  payment: /^Pay and start your cover$/,
  confirmation: /Your cover (?:begins|began)/,
};

/** Waits until a step stands on screen. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeVisible();
  // Links of ours say on which page they stood.
  await expect(page).toHaveURL(new RegExp(`/checkout/${step}(?:\\?source=[a-z_]+)?$`));
}

/** The field with exactly this label. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(?:\\(optional\\))?$`));
}

/** Presses one of a question's tiles. */
async function choose(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await group.getByText(answer, { exact: true }).click();
  await expect(group.getByRole('radio', { name: new RegExp(`^${answer}`) })).toBeChecked();
}

/** Goes on from a step. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function fillStart(page: Page, { postalCode, vehicleClass }: Owner = owner): Promise<void> {
  await field(page, 'ZIP or postal code').fill(postalCode);
  await choose(page, 'What are you insuring?', vehicleClass);
}

export async function fillVehicle(page: Page, { year, make, model, value }: Owner = owner): Promise<void> {
  await field(page, 'Model year').fill(year);
  await field(page, 'What is it worth today\\?').fill(value);
  await field(page, 'Make').fill(make);
  await field(page, 'Model').fill(model);
}

export async function fillUse(page: Page, { nights }: Owner = owner): Promise<void> {
  await choose(page, 'What is it for?', 'Vacations and weekends');
  await field(page, 'Nights you sleep in it a year').fill(nights);
  await choose(page, 'Where is it kept between trips?', 'Secured lot');
  await choose(page, 'Do you rent it out?', 'No');
}

export async function fillDetails(page: Page): Promise<void> {
  await choose(page, 'Does it have a salvage title?', 'No');
  await choose(page, 'Is there a loan or a lease on it?', 'No');
}

export async function fillYou(page: Page, person: Owner = owner): Promise<void> {
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'E-mail').fill(person.email);
  await fillBirthdate(page, person.birthdate);
  await field(page, 'Street and number').fill(person.street);
  await field(page, 'City').fill(person.city);
  await field(page, 'ZIP or postal code').fill(person.postalCode);
}

/** Says no to everything that underwriters ask, and goes on. */
export async function answerNo(page: Page): Promise<void> {
  await expectStep(page, 'history');
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'No', exact: true }) });
  await expect(questions).not.toHaveCount(0);
  for (const question of await questions.all()) {
    // What was answered for another quote stands there already.
    if ((await question.getByRole('radio', { checked: true }).count()) > 0) continue;
    await question.getByText('No', { exact: true }).click();
  }
  await goOn(page);
}

export async function fillBirthdate(page: Page, { month, day, year }: Owner['birthdate']): Promise<void> {
  const birthdate = page.getByRole('group', { name: 'Date of birth' });
  await birthdate.getByLabel('Month').selectOption(month);
  await birthdate.getByLabel('Day').fill(day);
  await birthdate.getByLabel('Year').fill(year);
}

export async function choosePlan(page: Page, plan = 'Road-ready'): Promise<void> {
  const choice = page.getByRole('radio', { name: plan });
  // The whole card is the label: a person presses it anywhere.
  await page.locator('label').filter({ has: choice }).click();
  await expect(choice).toBeChecked();
}

/** Goes on from where everything is looked over. */
export async function lookOver(page: Page): Promise<void> {
  await expectStep(page, 'review');
  await page.getByRole('button', { name: 'Go on to sign' }).click();
  await expectStep(page, 'sign');
}

async function fillSignature(page: Page, { firstName, lastName }: Owner = owner): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await field(page, 'Type your full name').fill(`${firstName} ${lastName}`);
}

export async function fillCard(page: Page, number: string, name = 'Marian Okonkwo'): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry').fill('08/31');
  await field(page, 'Security code').fill('123');
  // It is the insured's until somebody says whose else.
  const holder = field(page, 'Name on the card');
  if ((await holder.inputValue()) !== name) await holder.fill(name);
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pay \$[\d,.]+ and start cover$/ });
}

export async function sign(page: Page, person: Owner = owner): Promise<void> {
  await fillSignature(page, person);
  await page.getByRole('button', { name: 'Sign and go to payment' }).click();
}

/** The number of the policy that the confirmation shows. */
export async function policyNumberOf(page: Page): Promise<string> {
  await expectStep(page, 'confirmation');
  return (await page.getByRole('definition').first().innerText()).trim();
}
