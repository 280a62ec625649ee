import type { Page } from '@playwright/test';

/** Seconds that a practised person needs for a keystroke, for pointing, and to think of what comes next. */
const operators = { key: 0.28, point: 1.1, think: 1.35 };

type Deed = { readonly kind: 'point' | 'type'; readonly field: string; readonly characters: number };

/** Runs in the page: tells of each press, and of each field how much stands in it after it was typed. */
function watchDeeds(): void {
  const tell = (deed: Deed): void => {
    const binding: unknown = Reflect.get(window, 'tellDeed');
    if (typeof binding === 'function') void binding(deed);
  };
  document.addEventListener(
    'input',
    ({ target }) => {
      const isTyped = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (!isTyped || ['radio', 'checkbox', 'file'].includes(target.type)) return;
      tell({ kind: 'type', field: `${window.location.pathname} ${target.name}`, characters: target.value.length });
    },
    true,
  );
  document.addEventListener('click', () => tell({ kind: 'point', field: '', characters: 0 }), true);
}

/**
 * How long a practised person would need for what is done on a page from now on, in seconds, by the keystroke-level model:
 * each press is thought of and pointed at, each field too, and then typed.
 */
export async function timeByKeystrokes(page: Page): Promise<() => number> {
  const typed = new Map<string, number>();
  let presses = 0;
  await page.exposeFunction('tellDeed', ({ kind, field, characters }: Deed) => {
    if (kind === 'point') presses += 1;
    else typed.set(field, characters);
  });
  await page.addInitScript(watchDeeds);
  return () => {
    const { key, point, think } = operators;
    const keys = [...typed.values()].reduce((sum, characters) => sum + characters, 0);
    return (presses + typed.size) * (point + think) + keys * key;
  };
}
