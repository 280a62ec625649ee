// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DrawnLater } from './drawn-later.tsx';

afterEach(cleanup);

test('what may come later is drawn in a turn of its own, right after the rest', () => {
  const seen: (string | null)[] = [];
  render(
    <Profiler id="page" onRender={() => seen.push(document.body.textContent)}>
      <p>Plans</p>
      <DrawnLater>
        <p>Terms</p>
      </DrawnLater>
    </Profiler>,
  );
  expect(seen).toEqual(['Plans', 'PlansTerms']);
});
