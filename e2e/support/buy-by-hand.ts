import { expect, type Page } from '@playwright/test';
import { isMotorised, vehicleClasses, wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import site from '../../apps/web/src/generated/messages/en-us/site.json' with { type: 'json' };
import { asksOf } from '../../apps/web/src/features/checkout/line/line-answers.ts';
import { type FieldView, linesOfData, lineView } from '../../apps/web/src/features/shared/lines/line-view.ts';
import {
  answerNo,
  cards,
  choosePlan,
  expectStep,
  field,
  fillCard,
  fillDetails,
  fillUse,
  fillVehicle,
  fillYou,
  goOn,
  lookOver,
  type Owner,
  owner,
  payButton,
  policyNumberOf,
  sign,
} from './fill-checkout.ts';
import { chooseKind, chooseTile, expectLineStep, fillInsured } from './fill-line.ts';

/** What is bought: a class of recreational vehicle, or a kind of another line that is sold in checkout. */
export type Purchase = { readonly provider: string; readonly kind: string };

/** Every class, and every kind of every other line that is sold in checkout. */
export const purchases: readonly Purchase[] = [
  ...vehicleClasses.map((kind) => ({ provider: 'personal', kind })),
  ...linesOfData
    .filter(({ provider }) => wayOfSale(provider) === 'checkout')
    .flatMap(({ provider, objects }) => objects.kinds.map(({ value }) => ({ provider, kind: value }))),
];

/** Who buys it: somebody else each time, so that nothing is known of them. */
function buyerOf({ provider, kind }: Purchase): Owner {
  const vehicleClass = vehicleClasses.find((one) => one === kind);
  return {
    ...owner,
    vehicleClass: vehicleClass ? site.classes[vehicleClass].name : kind,
    year: '2019',
    value: '148000',
    email: `${provider}.${kind}@example.com`.replaceAll('_', '-'),
  };
}

/** From the home page to the first question of the vehicle. */
async function beginAtHome(page: Page, { postalCode, vehicleClass }: Owner): Promise<void> {
  await page.goto('/');
  const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'See my price range' }) });
  await box.getByLabel('ZIP or postal code').fill(postalCode);
  await box
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: vehicleClass, exact: true }) })
    .click();
  await box.getByRole('button', { name: 'See my price range' }).click();
}

// What the home page calls each line that is sold in checkout.
const lineLinks: Readonly<Record<string, string>> = {
  motorcycle: 'Motorcycle insurance',
  boat: 'Boat insurance',
  roadside: 'Roadside Assistance',
  warranty: 'Extended Service Plan',
  tire_wheel: 'Tire and wheel',
  windshield: 'Windshield',
};

/** From the home page by the page of a line to its first question. */
async function beginLineAtHome(page: Page, provider: string, { postalCode }: Owner): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: lineLinks[provider] ?? provider, exact: true })
    .click();
  const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'See my price', exact: true }) });
  await box.getByLabel('ZIP or postal code').fill(postalCode);
  await box.getByRole('button', { name: 'See my price', exact: true }).click();
}

/** Presses Continue where something is owed that no form demands by its shape: it is asked, and nobody is led on. */
async function isRequested(page: Page, step: 'vehicle' | 'drivers', label: string, message: RegExp): Promise<void> {
  await goOn(page);
  await expect(page.getByText(message).first()).toBeVisible();
  await expectStep(page, step);
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
}

async function fillDriving(page: Page): Promise<void> {
  await field(page, 'Years you have driven an RV').fill('12');
  for (const label of [
    'Accidents that were your fault',
    'Major violations, such as driving drunk',
    'Minor violations, such as running a stop sign',
    'Speeding tickets',
  ]) {
    await field(page, label).fill('0');
  }
}

/** Buys a recreational vehicle’s policy from the home page to the confirmation; answers its number. */
export async function buyVehicle(page: Page, purchase: Purchase): Promise<string> {
  const buyer = buyerOf(purchase);
  const drives = vehicleClasses.some((one) => one === purchase.kind && isMotorised(one));
  await beginAtHome(page, buyer);
  await expectStep(page, 'vehicle');
  await fillVehicle(page, buyer);
  // Whoever waits for a new one has no VIN yet.
  const isPutOff = purchase.kind === 'class_c';
  if (drives) {
    await isRequested(page, 'vehicle', 'VIN', /^Enter the VIN\./);
    if (isPutOff) await page.getByRole('checkbox', { name: /^I don’t have the VIN yet/ }).check();
    else await field(page, 'VIN').fill(exampleVin(Number(buyer.year)));
  }
  await goOn(page);

  await expectStep(page, 'use');
  await fillUse(page, buyer);
  if (drives) await field(page, 'Miles you drive it in a year').fill('5000');
  await goOn(page);

  await expectStep(page, 'details');
  await fillDetails(page);
  await goOn(page);

  await expectStep(page, 'you');
  await fillYou(page, buyer);
  await goOn(page);

  if (drives) {
    await expectStep(page, 'drivers');
    await fillDriving(page);
    await isRequested(page, 'drivers', 'Driver’s license number', /^Enter the number of the driver’s license\./);
    await field(page, 'Driver’s license number').fill('TL123456');
    await goOn(page);
  }
  await answerNo(page);

  await expectStep(page, 'plans');
  await expect(page.getByText(/needed or ha(?:s|ve) to change/)).toHaveCount(0);
  await choosePlan(page);
  await goOn(page);
  // An underwriter looks at every bus that was converted before it is sold.
  if (purchase.kind === 'bus_conversion') return requestedOfUnderwriter(page);
  if (isPutOff) {
    await expectStep(page, 'review');
    await page.getByRole('button', { name: 'Go on to sign' }).click();
    await expect(field(page, 'VIN')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'VIN').fill(exampleVin(Number(buyer.year)));
  }
  await lookOver(page);
  await sign(page, buyer);
  await expectStep(page, 'payment');
  return pay(page, buyer);
}

async function requestedOfUnderwriter(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/review-needed$/);
  await expect(page.getByText('An underwriter looks at it first.').first()).toBeVisible();
  return 'an underwriter';
}

async function pay(page: Page, { firstName, lastName }: Owner): Promise<string> {
  await fillCard(page, cards.good, `${firstName} ${lastName}`);
  await payButton(page).click();
  return policyNumberOf(page);
}

// What a field of a line is answered with, where its kind alone does not say it.
const answers: Readonly<Record<string, string>> = {
  year: '2021',
  rating_value: '9000',
  engine_cc: '600',
  odometer: '12000',
  wheels: '6',
  tire_years: '2',
  length_feet: '18',
  horsepower: '90',
  top_speed: '40',
  riding_years: '12',
  boating_years: '12',
  incidents: '0',
};

async function fillLineField(page: Page, { path, kind, label, choices }: FieldView): Promise<void> {
  if (kind === 'choice') return chooseTile(page, label, choices[0]?.label ?? '');
  if (kind === 'yes_no') return chooseTile(page, label, path === 'endorsement' ? 'Yes' : 'No');
  const answer = path === 'vin' ? exampleVin(2021) : (answers[path] ?? `${label.slice(0, 4)} 12`);
  return field(page, label.replaceAll(/[().?]/g, '\\$&')).fill(answer);
}

/** Buys a policy of a line whose checkout is drawn from its data; answers its number. */
export async function buyLine(page: Page, purchase: Purchase): Promise<string> {
  const { provider, kind } = purchase;
  const line = lineView(provider, 'en-us');
  const buyer = buyerOf(purchase);
  await beginLineAtHome(page, provider, buyer);
  await expect(page.getByRole('heading', { level: 1, name: line.name })).toBeVisible();
  await chooseKind(page, line.kinds.find(({ value }) => value === kind)?.label ?? kind);
  // It was typed on the page of the line.
  await expect(field(page, 'ZIP or postal code')).toHaveValue(buyer.postalCode);
  await goOn(page);
  const isPutOff = line.steps.some(({ id }) => asksOf(line, id, kind).mayPutOff);
  for (const { id, label, asks: all } of line.steps) {
    const asks = asksOf(line, id, kind, isPutOff);
    if (all.includes('sign')) {
      await expectLineStep(page, provider, id, 'Check it and sign');
      await sign(page, buyer);
      continue;
    }
    if (all.includes('pay')) {
      await expectLineStep(page, provider, id, 'Pay and start your cover');
      continue;
    }
    await expectLineStep(page, provider, id, label);
    if (asks.insured) await fillInsured(page, buyer);
    for (const one of asks.fields) if (!asks.mayPutOff || one.path !== 'vin') await fillLineField(page, one);
    // Whoever waits for a new one has no VIN yet, and is asked again before the signature.
    if (asks.mayPutOff) await page.getByRole('checkbox', { name: /^I don’t have the VIN yet/ }).check();
    if (asks.covers) await choosePlan(page, line.packages.at(-1)?.label ?? '');
    await goOn(page);
  }
  return pay(page, buyer);
}
