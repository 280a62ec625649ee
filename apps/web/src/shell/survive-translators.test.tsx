// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { surviveTranslators } from './survive-translators.ts';

// Once, as in a page; without it each of these throws.
beforeAll(() => surviveTranslators());

type Translator = (text: Text) => void;

function font(content: Node): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(content);
  outer.append(inner);
  return outer;
}

const translators: readonly (readonly [name: string, translator: Translator])[] = [
  [
    'wraps texts',
    (text) => {
      const place = document.createComment('');
      text.replaceWith(place);
      place.replaceWith(font(text));
    },
  ],
  ['puts texts of its own in their place', (text) => text.replaceWith(font(new Text(`«${text.data}»`)))],
];

async function translate(root: HTMLElement, translator: Translator): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  for (const text of texts) translator(text);
  // Who watches the page hears of it a moment later, as in a browser.
  await new Promise((resolve) => setTimeout(resolve));
}

const Steps = ({ draw, step }: { draw: (step: number) => ReactNode; step: number }) => <p>{draw(step)}</p>;

const textOf = (root: HTMLElement) => root.textContent?.replaceAll(/[«»]/g, '');

describe.each(translators)('where a translator %s', (_, translator) => {
  test.each<readonly [string, (step: number) => ReactNode, readonly string[]]>([
    ['goes', (step) => [step === 0 && 'Price ', <b key="b">bold</b>], ['Price bold', 'bold', 'bold']],
    ['comes before another', (step) => [step === 1 && 'From ', 'now'], ['now', 'From now', 'now']],
    ['comes before an element', (step) => [step > 0 && <i key="i">From </i>, 'now'], ['now', 'From now', 'From now']],
    ['changes', (step) => ['$', String(100 + step), ' a month'], ['$100 a month', '$101 a month', '$102 a month']],
    [
      'gives way to an element',
      (step) => (step === 1 ? <b>Sum</b> : ['Total ', String(step)]),
      ['Total 0', 'Sum', 'Total 2'],
    ],
  ])('a text that %s stays right, and the page goes on', async (_name, draw, states) => {
    const { container, rerender } = render(<Steps draw={draw} step={0} />);
    expect(textOf(container)).toBe(states[0]);
    for (const step of [1, 2]) {
      await translate(container, translator);
      rerender(<Steps draw={draw} step={step} />);
      expect(textOf(container)).toBe(states[step]);
    }
  });
});
