// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataProvider } from './query-client.tsx';

afterEach(cleanup);

test('an answer that no page shows any more is kept for five minutes', () => {
  let stored: unknown;
  function Page() {
    stored = useQueryClient().getDefaultOptions().queries?.gcTime;
    return null;
  }
  render(
    <DataProvider>
      <Page />
    </DataProvider>,
  );
  expect(stored).toBe(300_000);
});
