import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { RevokeAgentApprovalDocument } from '../apps/web/src/generated/documents.ts';
import { ask, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff, originOf } from './support/sign-in.ts';

const patienceMs = 5_000;

type Watched = { text: string; within: readonly [kind: string, holds: string]; gone?: boolean };

/** The instant at which a text stands on the page, or no longer does, inside the element of a kind that holds another. */
function instantOf(page: Page, { text, within, gone = false }: Watched): Promise<number> {
  return page.evaluate(
    ([wanted, kind, holds, isGone]) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const places = [...document.querySelectorAll<HTMLElement>(kind)].map(({ innerText }) => innerText);
          const place = places.find((each) => each.includes(holds));
          if (place === undefined || place.includes(wanted) === isGone) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [text, ...within, gone] as const,
  );
}

/** The instant at which the answer to an operation of the page came. */
async function answered(page: Page, operation: string): Promise<number> {
  await page.waitForResponse((response) => (response.request().postData() ?? '').includes(`"${operation}"`));
  return Date.now();
}

test('what an agent does in one browser shows in others within a second, without a reload', async ({
  page,
  request,
  visitor,
}) => {
  const surname = 'Vesterholt';
  const { quoteId } = await signedQuote(request, quoteOf('Maren', surname));
  const [list, detail] = [await visitor(), await visitor()];
  for (const each of [page, list, detail]) await enterAsStaff(each, dana);
  await page.goto(`/agents/quotes/${quoteId}`);
  // Other journeys fill the whole list meanwhile.
  await list.goto(`/agents/quotes?q=${surname}`);
  await detail.goto(`/agents/quotes/${quoteId}`);
  const row = list.getByRole('row').filter({ hasText: `Maren ${surname}` });
  await expect(row).not.toContainText('Sent to customer');
  await expect(detail.getByRole('heading', { name: new RegExp(surname) }).first()).toBeVisible();
  const reloads = { list: 0, detail: 0 };
  list.on('load', () => (reloads.list += 1));
  detail.on('load', () => (reloads.detail += 1));

  const approved = 'Sent to customer';
  const shown = [
    instantOf(list, { text: approved, within: ['tr', surname] }),
    instantOf(detail, { text: approved, within: ['main', surname] }),
  ];
  await page.getByRole('button', { name: 'Send to customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote to the customer' });
  const sent = answered(page, 'SendQuoteToCustomer');
  await dialog.getByRole('button', { name: 'Approve and e-mail' }).click();
  await expect(row).toContainText(approved, { timeout: patienceMs });
  await report('sent', sent, shown);

  const other = `Nils ${surname}`;
  await signedQuote(request, quoteOf('Nils', surname));
  const fresh = list.getByRole('button', { name: 'Load 1 change' });
  await expect(fresh).toBeVisible({ timeout: patienceMs });

  const gone = [
    instantOf(list, { text: approved, within: ['tr', surname], gone: true }),
    instantOf(detail, { text: approved, within: ['main', surname], gone: true }),
  ];
  const agent = { origin: originOf(), 'x-hasura-role': 'organization:agent' };
  await ask(page.request, RevokeAgentApprovalDocument, { quote_id: quoteId }, agent);
  const revoked = Promise.resolve(Date.now());
  await expect(row).not.toContainText(approved, { timeout: patienceMs });
  await report('revoked', revoked, gone);
  // The row changed where it stands; the new one waits to be asked for.
  const arrived = list.getByRole('row').filter({ hasText: other });
  await expect(fresh).toBeVisible();
  await expect(arrived).toHaveCount(0);
  await list.keyboard.press('.');
  await expect(arrived).toBeVisible();
  await expect(fresh).toHaveCount(0);
  expect(reloads).toEqual({ list: 0, detail: 0 });
});

async function report(what: string, answer: Promise<number>, shown: readonly Promise<number>[]): Promise<void> {
  const [from, ...instants] = await Promise.all([answer, ...shown]);
  const [list = 0, detail = 0] = instants.map((instant) => instant - from);
  console.log(`${what}: in the list after ${list} ms, in the record after ${detail} ms`);
  expect(Math.max(list, detail), `milliseconds until others saw that it was ${what}`).toBeLessThan(patienceMs);
}
