// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PriceMoves } from './price-moves.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

answeringServer();

const of = { effective_date: '2026-07-01', days_left: 349, vehicle: null, coverage: null } as const;
const shown = {
  effective_date: '2026-07-01',
  currency: 'USD',
  days_left: 349,
  days_of_term: 365,
  parts: [
    {
      ...of,
      vehicle: '2021 View',
      coverage: 'collision',
      kind: 'premium',
      code: null,
      for_term: 420,
      for_days_left: 402,
    },
    { ...of, kind: 'fee', code: 'small_amount', for_term: -402, for_days_left: -402 },
  ],
} as unknown as Parameters<typeof PriceMoves>[0]['shown'];

test('a small amount that is left as it is has its name among the parts, and they add up', async () => {
  await drawPage('change', '/customers/policies/p1/change', <PriceMoves shown={shown} provider="personal" />);
  expect(await screen.findByRole('row', { name: 'Small amount left as it is −$4.02 −$4.02' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /\+\$0\.18 \+\$0\.00$/ })).toBeTruthy();
});
