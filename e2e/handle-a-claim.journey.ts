import type { APIRequestContext, Page } from '@playwright/test';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import {
  FileClaimDocument,
  LoadPoliciesToReportDocument,
  StartClaimDocument,
  UpdateClaimDraftDocument,
} from '../apps/web/src/generated/documents.ts';
import { settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { activate, forbidPointer, press, tabTo } from './support/keyboard.ts';
import { ask, boundQuote, quoteOf } from './support/quote-api.ts';
import { enterAsCustomer, enterAsStaff, originOf } from './support/sign-in.ts';

const [member, manager] = ['sylvie@roadworthy.example', 'stella@roadworthy.example'];

/** Reports hail of today under the one policy of a customer; its key. */
async function reportedHail(request: APIRequestContext, owner: Page, name: string): Promise<string> {
  const asOwner = { 'x-hasura-role': 'global:user', origin: originOf() };
  const { policies } = await ask(owner.request, LoadPoliciesToReportDocument, {}, asOwner);
  const policy_id = policies[0]?.policy_id;
  const { start_claim: started } = await ask(owner.request, StartClaimDocument, { policy_id }, asOwner);
  const bearer = { 'x-roamly-claim-token': started.claim_token };
  const { claim_id } = started;
  const changes = {
    reporter_name: name,
    reporter_email: 'hugo@example.com',
    reporter_phone: '216-555-0148',
    type_of_loss: 'weather',
    incident_date: dayInZone(new Date(), 'America/New_York'),
    incident_location_type: 'campground',
    driving_at_time_of_loss: false,
    damage_description: 'Dents all over the roof.',
    fraud_notice_read: true,
  };
  await ask(request, UpdateClaimDraftDocument, { claim_id, changes }, bearer);
  await ask(request, FileClaimDocument, { claim_id }, bearer);
  return claim_id;
}

/** Finds the claim of somebody in the queue and opens it, as somebody of the service does by keys alone. */
async function openClaim(page: Page, email: string, name: string): Promise<void> {
  await enterAsStaff(page, email);
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/agents\/claims$/, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await settled(page, /^Claims$/);
  await press(page, 'f');
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/[?&]q=/);
  const row = page.getByRole('rowheader').getByRole('link', { name, exact: true });
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await press(page, 'Enter');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await settled(page, /^Hail, wind, flood, /);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
}

/** Begins an action by its key, fills its dialog by keys, and confirms it. */
async function byKey(
  page: Page,
  { key, dialog: name, confirm, typed = [] }: Step,
  done: string | RegExp,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  for (const [label, text] of typed) {
    await tabTo(page, dialog.getByRole('textbox', { name: label }).first());
    await page.keyboard.type(text);
  }
  await activate(page, dialog.getByRole('button', { name: confirm, exact: true }));
  await expect(page.getByText(done).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

type Step = {
  readonly key: string;
  readonly dialog: string;
  readonly confirm: string;
  readonly typed?: readonly (readonly [RegExp, string])[];
};

const look = { key: 'i', dialog: 'Begin to look into this loss', confirm: 'Begin' };
const value = {
  key: 'v',
  dialog: 'Value the loss of this claim',
  confirm: 'Value it',
  typed: [
    [/^Loss before the deductible/, '3200'],
    [/^How it was valued/, 'By the estimate of the shop.'],
  ],
} as const;

/** Answers the first question that coverage waits for, by keys; who said it stands beside it. */
async function stateFact(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'State what is so' });
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(dialog.getByRole('radio', { name: 'No', exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  // Radios are one stop of the tab key; the arrow goes on from yes to no.
  await tabTo(page, dialog.getByRole('radio', { name: 'Yes', exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await activate(page, dialog.getByRole('button', { name: 'State it', exact: true }));
  await expect(page.getByText('It is stated.').first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'What decides it' })
      .getByText(/^Stated by /)
      .first(),
  ).toBeVisible();
}

/** Values a claim that is looked into, and pays it: what one person does, another one approves. */
async function payByKeys(handler: Page, approver: Page, name: string): Promise<void> {
  await byKey(handler, value, /^The loss is valued/);
  await openClaim(approver, manager, name);
  await byKey(
    approver,
    { key: 'a', dialog: 'Approve this claim', confirm: 'Approve the claim' },
    'The claim is approved.',
  );
  await expect(handler.getByText('Approved', { exact: true }).first()).toBeVisible();
  await byKey(
    handler,
    { key: 'p', dialog: 'Ask for a payment of this claim', confirm: 'Ask for it' },
    /^The payment waits/,
  );
  await expect(approver.getByText('To approve').first()).toBeVisible();
  await byKey(
    approver,
    { key: 'y', dialog: 'Approve and send this payment', confirm: 'Pay it' },
    'The payment is on its way.',
  );
  await expect(approver.getByText('On its way').first()).toBeVisible();
}

test('a claim is handled to its payment with the keyboard alone, by two people', async ({ request, visitor }) => {
  test.slow();
  await boundQuote(request, quoteOf('Hugo', 'Handel'));
  const owner = await visitor();
  await enterAsCustomer(owner, 'hugo.handel@example.com');
  await reportedHail(request, owner, 'Hugo Handel');

  const [handler, approver] = [await visitor(), await visitor()];
  for (const page of [handler, approver]) await forbidPointer(page);
  await openClaim(handler, member, 'Hugo Handel');
  await byKey(handler, { key: 'h', dialog: 'Say who handles this claim', confirm: 'Assign' }, 'The claim is assigned.');
  await byKey(handler, look, 'The loss is being looked into.');
  await stateFact(handler);
  await byKey(
    handler,
    {
      key: 'n',
      dialog: 'Write a note or a message',
      confirm: 'Add the note',
      typed: [[/^Text/, 'The shop calls on Monday.']],
    },
    'It is written.',
  );
  await expect(handler.getByText('The shop calls on Monday.')).toBeVisible();
  await payByKeys(handler, approver, 'Hugo Handel');
});

test('a denial is appealed, opened again, answered and paid, and its customer follows all of it', async ({
  request,
  visitor,
}) => {
  test.slow();
  await boundQuote(request, quoteOf('Hilda', 'Handel'));
  const owner = await visitor();
  await enterAsCustomer(owner, 'hilda.handel@example.com');
  const claimId = await reportedHail(request, owner, 'Hilda Handel');

  const [handler, approver] = [await visitor(), await visitor()];
  await openClaim(handler, member, 'Hilda Handel');
  await byKey(handler, { key: 'h', dialog: 'Say who handles this claim', confirm: 'Assign' }, 'The claim is assigned.');
  await byKey(
    handler,
    { key: 'r', dialog: 'Deny this claim', confirm: 'Deny the claim', typed: [[/^Reason/, 'Wear is not covered.']] },
    'The claim is denied.',
  );

  await owner.goto(`/customers/claims/${claimId}`);
  await settled(owner, /^Claim CL-/);
  await expect(owner.getByText('Wear is not covered.').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Ask us to look at it again' }).click();
  const appeal = owner.getByRole('dialog', { name: 'Ask us to look at it again?' });
  await appeal.getByRole('button', { name: 'Ask us to look at it again' }).click();
  await expect(appeal.getByText('Tell us what to look at.')).toBeVisible();
  await appeal.getByRole('textbox').fill('The shop says that it was hail.');
  await appeal.getByRole('button', { name: 'Ask us to look at it again' }).click();
  await expect(owner.getByText('We look at it again.')).toBeVisible();
  await owner.getByRole('textbox', { name: 'Your message' }).fill('May the shop begin?');
  await owner.getByRole('button', { name: 'Send the message' }).click();
  await expect(owner.getByRole('region', { name: 'Messages' }).getByText('May the shop begin?')).toBeVisible();

  await expect(handler.getByText(/The shop says that it was hail\./).first()).toBeVisible();
  await expect(handler.getByText('May the shop begin?')).toBeVisible();
  await expect(handler.getByText('Answer a message').first()).toBeVisible();
  await handler.keyboard.press('n');
  const note = handler.getByRole('dialog', { name: 'Write a note or a message' });
  await note.getByRole('textbox', { name: /^Text/ }).fill('Yes, let them begin.');
  await note.getByRole('checkbox', { name: /^A message/ }).check();
  await note.getByRole('button', { name: 'Send the message' }).click();
  await expect(owner.getByText('Yes, let them begin.')).toBeVisible();

  await byKey(handler, look, 'The loss is being looked into.');
  await payByKeys(handler, approver, 'Hilda Handel');
  await owner.reload();
  await expect(owner.getByRole('listitem').filter({ hasText: 'by check' })).toBeVisible();
});
