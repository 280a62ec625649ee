import type { Page } from '@playwright/test';

/** Something that a person did to a page: put in an answer, or pressed a button. */
type Done = { readonly path: string; readonly kind: 'answer' | 'press'; readonly what: string };

/** Runs in the page: tells of each answer by the question it belongs to, and of each press by what the button says. */
function watchInputs(): void {
  const tell = (kind: Done['kind'], what: string): void => {
    const binding: unknown = Reflect.get(window, 'tellInput');
    if (typeof binding === 'function') void binding({ path: window.location.pathname, kind, what });
  };
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      // Month, day and year of a birth are one answer, and so is a question with tiles.
      const isBirth = target.autocomplete.startsWith('bday');
      tell('answer', isBirth ? 'birth date' : target.type === 'radio' ? target.name : target.id || target.name);
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) tell('press', button.textContent.trim());
    },
    true,
  );
}

/**
 * Counts what a person puts in from now on, page by page: each field typed, choice made and box ticked once, and each
 * press that carried a page on unless it only said “Continue” below what was answered there.
 */
export async function countInputs(page: Page) {
  let done: Done[] = [];
  await page.exposeFunction('tellInput', (one: Done) => {
    done.push(one);
  });
  await page.addInitScript(watchInputs);

  function byPage(): Record<string, number> {
    const paths = [...new Set(done.map(({ path }) => path))];
    const counts = paths.map((path) => {
      const here = done.filter((one) => one.path === path);
      const answers = new Set(here.flatMap(({ kind, what }) => (kind === 'answer' ? [what] : []))).size;
      const last = here.findLast(({ kind }) => kind === 'press')?.what;
      const carries = last !== undefined && (last !== 'Continue' || answers === 0);
      return [path.split('/').at(-1) ?? path, answers + (carries ? 1 : 0)] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  return {
    byPage,
    total: () => Object.values(byPage()).reduce((sum, count) => sum + count, 0),
    startAnew(): void {
      done = [];
    },
  };
}
