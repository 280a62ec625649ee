// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adopted } from './settings-copy.ts';
import { settings, usePreferences } from './use-settings.ts';

afterEach(cleanup);

test('what the server keeps for a person draws a page again only where it says something else', () => {
  let drawn = 0;
  function Page() {
    drawn += 1;
    return <p>{usePreferences().theme ?? 'none'}</p>;
  }
  const { container } = render(<Page />);
  act(() => settings.change(adopted(settings.read(), 'u1', {})));
  act(() => settings.change(adopted(settings.read(), 'u1', {})));
  expect([drawn, settings.read().of]).toEqual([1, 'u1']);
  act(() => settings.change(adopted(settings.read(), 'u1', { theme: 'dark' })));
  expect([drawn, container.textContent]).toEqual([2, 'dark']);
});
