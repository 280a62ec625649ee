// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AddRaterFixtureDocument,
  LoadQuotePricingDocument,
  PricingAndRatingDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import type { Priced } from './priced.ts';
import { PricingScreen } from './pricing-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '01a20000-0000-7000-8000-000000000009';
const readStored = (rater_version_id: string, provider_version: string, status: string, provider = 'personal') => ({
  rater_version_id,
  provider,
  provider_version,
  label: 'demo',
  status,
});
const item = (kind: string, code: string, label: string, amount: number) => ({
  kind,
  vehicle_id: kind === 'coverage' ? 'v1' : null,
  code,
  label,
  amount,
});

/** The quote under a version whose fee is `fee` cents. */
const priced = (provider_version: string, fee: number, more: Partial<Priced> = {}): Priced => ({
  provider: 'personal',
  provider_version,
  since: null,
  why_version: null,
  bindable: true,
  policy: null,
  pricing: {
    total: 3e4 - 1500 + fee,
    currency: 'USD',
  },
  items: [
    item('coverage', 'collision', 'Collision', 3e4),
    item('discount', 'paid_in_full', 'Paid in full', -1500),
    item('fee', 'policy_fee', 'Policy fee', fee),
  ],
  trace: [],
  referral_violations: [],
  rejection_violations: [],
  missing_fields: [],
  raw_request: {
    termMonths: 12,
    drivers: [{ points: 3 }],
  },
  raw_response: { total: 31e3 },
  ...more,
});

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['global:user', 'global:actuary'],
    permissions: ['rater:test', 'rater:promote'],
  }));
  server.answer(LoadQuotePricingDocument, () => ({
    quotes_by_pk: {
      quote_id: id,
      country: 'US',
      provider: 'personal',
      status: 'open',
      administrative_area: 'OH',
      total: 31e3,
      effective_date: '2026-12-01',
      created: '2026-11-20T10:00:00Z',
      organization: { name: 'Harbor RV' },
      vehicles: [
        {
          vehicle_id: 'v1',
          type: 'class_c',
          year: 2019,
          make: 'Jayco',
          model: 'Redhawk',
        },
      ],
    },
    quote_with_provider_versions: {
      provider: 'personal',
      priced_by: '2026.1',
      in_force: '2026.1',
      since: '2026-07-25',
      area: 'OH',
      versions: [
        readStored('d', '2027.1', 'draft'),
        readStored('p', '2026.1', 'promoted'),
        readStored('b', '1', 'promoted', 'boat'),
      ],
    },
  }));
  server.answer(PricingAndRatingDocument, ({ provider_version }) => ({
    pricing_and_rating:
      provider_version === '2026.1'
        ? priced('2026.1', 2_500, { since: '2026-07-25', why_version: 'Version 2026.1 counts in OH.' })
        : priced('2027.1', 2_600),
  }));
});

async function draw() {
  const hands = await drawStaffPage(`/underwriting/quotes/${id}/pricing`, <PricingScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Pricing test' });
  return hands;
}

describe('the pricing test of a quote', () => {
  test('begins with the version in force, says why it is that one, and shows its items up to the total', async () => {
    await draw();
    expect(await screen.findByText('Version 2026.1 counts in OH.')).toBeDefined();
    const items = screen.getByRole('table', { name: 'Price, item by item' });
    const rows = within(items).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Collision$300.00',
      'Paid in full−$15.00',
      'Policy fee$25.00',
      'Total for the term$310.00',
    ]);
  });

  test('sets two versions side by side, each difference signed', async () => {
    const hands = await draw();
    await screen.findByText('Version 2026.1 counts in OH.');
    await hands.selectOptions(screen.getByLabelText('Side by side with'), '2027.1');
    await hands.click(screen.getByRole('button', { name: 'Run' }));
    const compared = await screen.findByRole('table', { name: 'Item by item, side by side' });
    const row = (name: RegExp) => within(compared).getByRole('row', { name }).textContent;
    expect(row(/^Policy fee/)).toBe('Policy fee$25.00$26.00+$1.00');
    expect(row(/^Collision/)).toBe('Collision$300.00$300.00$0.00');
    expect(row(/^Total/)).toBe('Total for the term$310.00$311.00+$1.00');
    expect(screen.getByText(/^2027\.1 does not count for this quote/)).toBeDefined();
  });

  test('offers the versions of the line that is chosen alone', async () => {
    const hands = await draw();
    await hands.selectOptions(await screen.findByLabelText('Line'), 'boat');
    const options = within(screen.getByLabelText('Version')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['1']);
  });

  test('says what is missing and what stands against it', async () => {
    server.answer(PricingAndRatingDocument, () => ({
      pricing_and_rating: priced('2026.1', 0, {
        bindable: false,
        items: [],
        pricing: {
          total: null,
          currency: 'USD',
        },
        missing_fields: [
          {
            path: 'coverages',
            message: 'Choose a plan.',
          },
        ],
        referral_violations: [
          {
            code: 'driver_points',
            field: 'drivers.0.points',
            message: 'A driver has points.',
          },
        ],
      }),
    }));
    await draw();
    expect(await screen.findByText('No price')).toBeDefined();
    expect(screen.getByText('Cannot be bound')).toBeDefined();
    expect(screen.getByText('Choose a plan.')).toBeDefined();
    expect(screen.getByText('A driver has points.')).toBeDefined();
  });

  test('finds a place in the request by its name or its value', async () => {
    const hands = await draw();
    await hands.click(await screen.findByText('Request'));
    const search = screen.getAllByLabelText('Search')[0];
    if (!search) throw new Error('The request can be searched');
    await hands.type(search, 'points');
    await waitFor(() => expect(screen.getByText('points:')).toBeDefined());
    expect(screen.queryAllByText('termMonths:')).toHaveLength(0);
    await hands.type(search, 'x');
    expect(await screen.findByText('Nothing here says “pointsx”.')).toBeDefined();
  });

  test('draws a large response only when somebody asks for it', async () => {
    const raw_response = { trace: Array.from({ length: 60_000 }, (_, index) => `step ${index}`) };
    server.answer(PricingAndRatingDocument, () => ({ pricing_and_rating: priced('2026.1', 2_500, { raw_response }) }));
    const hands = await draw();
    await hands.click(await screen.findByText('Response'));
    expect(screen.getByText(/^1\.\d MB\. It is drawn when you open it\.$/)).toBeDefined();
    expect(screen.queryByText('60,000 entries')).toBeNull();
    await hands.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('60,000 entries')).toBeDefined();
  });

  test('is not open to who may not test rates', async () => {
    server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['global:user', 'organization:underwriter'] }));
    await drawPage(
      'staff',
      `/underwriting/quotes/${id}/pricing`,
      <SessionProvider area="staff" loading="Wait">
        <PricingScreen />
      </SessionProvider>,
    );
    expect(await screen.findByText('This page is not open to you')).toBeDefined();
  });
});

describe('a fixture', () => {
  test('is kept in a draft at the price that is shown, and what the server refuses stands at its name', async () => {
    server.answer(AddRaterFixtureDocument, ({ name }) =>
      name === 'Ohio'
        ? { add_rater_fixture: { rater_version_id: 'd' } }
        : refusal('name_missing', 'Give the fixture a name.', 'name'),
    );
    const hands = await draw();
    await hands.click(await screen.findByRole('button', { name: 'Save as a fixture' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/\$310\.00, as 2026\.1 gives it/)).toBeDefined();
    await hands.click(within(dialog).getByRole('button', { name: 'Save as a fixture' }));
    expect(await within(dialog).findByText('Give the fixture a name.')).toBeDefined();
    await hands.type(within(dialog).getByLabelText('Name'), 'Ohio');
    await hands.click(within(dialog).getByRole('button', { name: 'Save as a fixture' }));
    await screen.findByText('The fixture is saved.');
    expect(server.sentTo(AddRaterFixtureDocument).at(-1)?.variables).toEqual({
      rater_version_id: 'd',
      quote_id: id,
      name: 'Ohio',
      expected_under: 'p',
    });
  });
});
