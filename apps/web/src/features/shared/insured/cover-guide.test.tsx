// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.tsx';
import { CoverGuideFold } from './cover-guide-fold.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const labels = { liability: 'Liability', collision: 'Collision', roadside: 'Roadside assistance' };
const essential = {
  name: 'Essential',
  labels,
  coverages: { liability: { limit: '50/100/50' }, collision: { deductible: 1000 } },
};
const roadReady = {
  name: 'Road-ready',
  labels,
  coverages: { liability: { limit: '100/300/100' }, collision: { deductible: 1000 }, roadside: {} },
};

async function open(sets: Parameters<typeof CoverGuideFold>[0]['sets']) {
  const title = 'What these covers and limits mean';
  const person = await drawPage(
    'checkout',
    '/checkout/plans',
    <CoverGuideFold title={title} sets={sets} currency="USD" />,
  );
  expect(screen.queryByText(/cause to others/)).toBeNull();
  await person.click(screen.getByText(title));
  await screen.findByText('Injury and damage that you cause to others.');
}

describe('the guide to covers and limits', () => {
  test('explains what 50/100/50 and a deductible mean, each with an example', async () => {
    await open([{ ...essential, name: null }]);
    expect(screen.getByText(/^Up to \$50,000 for one person who is hurt, \$100,000 for everybody hurt/)).toBeDefined();
    expect(screen.getByText(/the repair costs \$6,000: you pay \$1,000, we pay \$5,000\./)).toBeDefined();
    expect(screen.queryByText('Roadside assistance')).toBeNull();
  });

  test('says once what plans have in common, and of what differs whose it is', async () => {
    await open([essential, roadReady]);
    expect(screen.getAllByText(/the repair costs/)).toHaveLength(1);
    expect(screen.getByText('Essential:')).toBeDefined();
    expect(screen.getAllByText('Road-ready:')).toHaveLength(2);
    expect(screen.getByText(/\$300,000 for everybody hurt/)).toBeDefined();
  });
});
