import { expect, type Locator, type Page } from '@playwright/test';
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

// What ends the visit, or opens a window of the system.
const left = /sign out|log ?out|download|print|delete|cookie|upload|choose file/i;

async function press(control: Locator): Promise<void> {
  const name = `${await control.textContent()} ${await control.getAttribute('aria-label')}`;
  if (left.test(name)) return;
  await control.click({ timeout: 1_000, noWaitAfter: true }).catch(() => undefined);
}

/** Does to a control what a person does: chooses of a list, types into a field, presses everything else. */
async function use(control: Locator): Promise<void> {
  const [tag, type, text] = await control.evaluate((one) => [
    one.tagName,
    one.getAttribute('type') ?? 'text',
    one.textContent ?? '',
  ]);
  // Another language would stay for all pages that are visited after this one.
  if (text.includes('Français')) return;
  const quickly = { timeout: 1_000 };
  if (tag === 'SELECT') {
    await control.selectOption({ index: 1 }, quickly).catch(() => undefined);
  } else if (tag === 'TEXTAREA' || (tag === 'INPUT' && ['text', 'search', 'email', 'tel', 'number'].includes(type))) {
    await control.fill('7', quickly).catch(() => undefined);
  } else if (tag !== 'INPUT' || ['radio', 'checkbox'].includes(type)) {
    await press(control);
  }
}

async function expectStatus(page: Page): Promise<void> {
  await expect(page.getByText('This page stopped')).toHaveCount(0);
}

const anything = ':is(button, input, select, textarea, summary):enabled:visible, summary:visible';
/** Of what a control opened. */
const mostOfDialog = 4;

/** Uses what stands in a dialog that is open, translated again before each. */
async function useDialog(page: Page): Promise<void> {
  const controls = page.locator('dialog[open], [role=dialog]:visible').locator(anything);
  const count = Math.min(await controls.count(), mostOfDialog);
  for (let index = 0; index < count; index += 1) {
    await translate(page);
    await use(controls.nth(index));
    await expectStatus(page);
  }
}

/**
 * Uses one control after another, so many at most, of a page that is translated again after each, and what stands in
 * dialogs that they open; leaves the page by a link in the end, which takes all of its translated text away.
 */
export async function pressAllTranslated(page: Page, address: string, most: number): Promise<void> {
  await arrive(page, address);
  const here = page.url();
  const controls = page.locator('body').locator(anything);
  const count = Math.min(await controls.count(), most);
  for (let index = 0; index < count; index += 1) {
    await translate(page);
    await use(controls.nth(index));
    await expectStatus(page);
    await useDialog(page);
    await page.keyboard.press('Escape');
    if (page.url().split(/[?#]/)[0] === here.split(/[?#]/)[0]) continue;
    await arrive(page, address);
  }
  await translate(page);
  await expectStatus(page);
  const way = page.locator('a[href^="/"]:visible').first();
  if ((await way.count()) === 0) return;
  await press(way);
  await expectStatus(page);
}
