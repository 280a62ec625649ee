// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArrival } from './use-arrival.ts';

const tokenIn = (query: URLSearchParams) => query.get('token');

test('the token of a link leaves the address, and opens the page again when it is reloaded', () => {
  window.history.replaceState({ of: 'the router' }, '', '/resume/incident?token=w1.secret');
  const arrival = renderHook(() => useArrival(tokenIn));
  expect(arrival.result.current).toBe('w1.secret');
  expect(window.location.href).not.toContain('secret');
  arrival.unmount();
  // A reload leaves the entry of the history as it is.
  expect(renderHook(() => useArrival(tokenIn)).result.current).toBe('w1.secret');
  expect(window.history.state).toMatchObject({ of: 'the router' });
});

test('an address without a link opens nothing, and another entry knows nothing of the one before', () => {
  window.history.replaceState(null, '', '/resume/incident?token=w1.secret');
  renderHook(() => useArrival(tokenIn)).unmount();
  window.history.pushState(null, '', '/resume/incident');
  expect(renderHook(() => useArrival(tokenIn)).result.current).toBeNull();
});
