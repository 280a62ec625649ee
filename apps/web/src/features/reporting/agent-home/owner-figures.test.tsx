// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SumBoundBusinessDocument,
  SumCommissionDocument,
  SumConversionDocument,
  SumLossesDocument,
  SumReceivablesDocument,
  SumRetentionDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { OwnerFigures } from './owner-figures.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const business = (bound: number, policies: number) => ({ aggregate: { count: policies, sum: { bound, policies } } });
const commission = (count: number, payable: number) => ({
  aggregate: { count, sum: { earned: payable, clawed_back: 0, payable } },
});
const losses = (count: number, earned: number, incurred: number) => ({
  aggregate: { count, sum: { earned, incurred } },
});

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles: [...dana.roles, 'organization:owner'] }));
  server.answer(SumBoundBusinessDocument, () => ({
    usd: business(500_000, 2),
    usd_last: business(-20_000, 1),
    usd_year: business(0, 0),
    cad: business(0, 0),
    cad_last: business(0, 0),
    cad_year: business(0, 0),
  }));
  server.answer(SumRetentionDocument, () => ({
    renewal_retention_aggregate: { aggregate: { sum: { terms: 12, renewed: 9, undecided: 2 } } },
  }));
  server.answer(SumLossesDocument, () => ({ usd: losses(4, 1_000_000, 250_000), cad: losses(0, 0, 0) }));
  server.answer(SumConversionDocument, () => ({
    quote_conversion_aggregate: { aggregate: { sum: { started: 40, bound: 10 } } },
  }));
  server.answer(SumReceivablesDocument, () => ({
    usd: { aggregate: { count: 3, sum: { total: 90_000, not_due: 60_000 } } },
    cad: { aggregate: { count: 0, sum: null } },
  }));
  server.answer(SumCommissionDocument, () => ({ usd: commission(2, 24_000), cad: commission(0, 0) }));
});

const draw = () => drawStaffPage('/agents', <OwnerFigures />);
const figure = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('li');
  if (!card) throw new Error(`${name} is a card`);
  return within(card);
};
const linksOf = async (name: string) => {
  const card = await figure(name);
  return (await card.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('each number leads to the rows that it adds up', async () => {
  await draw();
  expect(await linksOf('Production')).toEqual([
    'This month: $5,000.00, 2 policies /agents/reports/production',
    'Last month: −$200.00, 1 policy /agents/reports/production?view=last',
    'A year ago: $0.00, 0 policies /agents/reports/production?view=year_ago',
  ]);
  expect(await linksOf('Retention')).toEqual(['90% (9 of 10) /agents/reports/retention?view=year']);
  expect(await linksOf('Loss ratio')).toEqual(['25%: $2,500.00 of $10,000.00 /agents/reports/losses?view=year']);
  expect(await linksOf('Conversion')).toEqual(['25% (10 of 40) /agents/reports/conversion?view=year']);
  expect(await linksOf('Open money')).toEqual(['$900.00 owed, $300.00 of it late /agents/reports/receivables']);
  expect(await linksOf('Commission')).toEqual([
    'This month: $240.00 /agents/reports/commission',
    'Last month: $240.00 /agents/reports/commission?view=last',
  ]);
  expect(server.sentTo(SumBoundBusinessDocument)[0]?.variables).toMatchObject({
    usd_year: {
      _and: [{ _and: [{ months_ago: { _eq: 12 }, action: { _neq: 'endorsement' } }] }, { currency: { _eq: 'USD' } }],
    },
  });
});

test('a figure that cannot be read says so, and the others stand', async () => {
  server.answer(SumLossesDocument, () => refusal('unexpected', 'Not now.'));
  await draw();
  const card = await figure('Loss ratio');
  expect(await card.findByRole('alert')).toBeTruthy();
  expect(await linksOf('Conversion')).toHaveLength(1);
});
