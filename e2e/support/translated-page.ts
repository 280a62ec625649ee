import { type ElementHandle, expect, type Page } from '@playwright/test';
import { arrive } from './inspect-page.ts';

/** Does to each text of the page what translators do: some wrap it, others put one of their own in its place. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, textarea, select, title, font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const [index, text] of texts.entries()) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(index % 2 === 0 ? text : new Text(text.data));
    }
  });
}

/** What ends the visit, opens a window of the system, or stays with the account for every journey after this one. */
const left = /sign out|log ?out|download|print|delete|cookie|upload|choose file|français|theme|single-key/i;

const typed = new Set(['text', 'search', 'email', 'tel', 'number']);
const quickly = { timeout: 1_000, noWaitAfter: true };

/** Does to a control what a person does: chooses of a list, types into a field, presses everything else. */
async function operate(control: ElementHandle<Element>): Promise<void> {
  const seen = await control
    .evaluate((one) => ({
      tag: one.tagName,
      type: one.getAttribute('type') ?? 'text',
      name: [
        one.textContent,
        one.getAttribute('aria-label'),
        ...(one instanceof HTMLInputElement ? [...(one.labels ?? [])].map((label) => label.textContent) : []),
      ].join(' '),
      there: one.isConnected && one.checkVisibility(),
    }))
    .catch(() => undefined);
  if (!seen?.there || left.test(seen.name.trim())) return;
  const types = seen.tag === 'TEXTAREA' || (seen.tag === 'INPUT' && typed.has(seen.type));
  if (seen.tag === 'INPUT' && !types && !['radio', 'checkbox'].includes(seen.type)) return;
  const deed =
    seen.tag === 'SELECT'
      ? control.selectOption({ index: 1 }, quickly)
      : types
        ? control.fill('7', quickly)
        : control.click(quickly);
  // What is covered or has gone is not used by a person either.
  await deed.catch(() => undefined);
}

async function expectStatus(page: Page): Promise<void> {
  await expect(page.getByText('This page stopped')).toHaveCount(0);
}

const anything = ':is(button, input, select, textarea):enabled:visible, summary:visible';
/** Of what a control opened. */
const mostOfDialog = 4;
/** Of header and footer, which are the same on many pages. */
const mostAround = 6;

/** What was asked of the page; null where a control led elsewhere in that moment. */
async function unlessGone<Answer>(requested: Promise<Answer>): Promise<Answer | null> {
  return requested.catch((error: unknown) => {
    if (String(error).includes('Execution context was destroyed')) return null;
    throw error;
  });
}

/** Uses one control after another, so many at most, of what stands there now, translated again before each. */
async function operateAll(page: Page, within: string, most: number, after: () => Promise<boolean>): Promise<void> {
  const found = await unlessGone(page.locator(within).locator(anything).elementHandles());
  for (const control of (found ?? []).slice(0, most) as ElementHandle<Element>[]) {
    await unlessGone(translate(page));
    await operate(control);
    await expectStatus(page);
    if (!(await after())) return;
  }
}

/**
 * Uses the controls of a page whose texts a translator has put others in the place of, with what opens in dialogs; so
 * many at most within and around the page's main part. The page goes on.
 */
export async function operateTranslated(page: Page, address: string, most: number): Promise<void> {
  for (const [within, count] of [
    ['main', most],
    ['header, nav, footer', Math.min(most, mostAround)],
  ] as const) {
    // Where the last control leads to a page of its own, that may still be on its way and take this one's place.
    await arrive(page, address).catch((error: unknown) => {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      return arrive(page, address);
    });
    const here = page.url().split(/[?#]/)[0];
    await operateAll(page, within, count, async () => {
      await operateAll(page, 'dialog[open], [role=dialog]:visible', mostOfDialog, async () => true);
      await page.keyboard.press('Escape');
      // Elsewhere, what stood here is gone: the page after it has a visit of its own.
      return page.url().split(/[?#]/)[0] === here;
    });
    await unlessGone(translate(page));
    await expectStatus(page);
  }
}
