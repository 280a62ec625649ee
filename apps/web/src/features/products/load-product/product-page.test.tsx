// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CheckRaterInputsDocument,
  LoadProductDocument,
  LoadProductHistoryDocument,
  type LoadProductQuery,
  UpdateProductDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { abilitiesDocument } from '../../shared/actions/abilities-document.ts';
import { areaPlaces } from '../update-product/area-tiles.ts';
import { ProductScreen } from './product-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const usual = {
  announce_days: 7,
  retry_days: [3, 6],
  grace_days: 1,
  notice_days: 8,
  refund_limit: 25e3,
  small_amounts: 0,
  commission_new: 12,
  commission_renewal: 10,
  renewal_cap: 0,
  loyalty_years: 0,
  reinstatement_days: 30,
  reinstatements: 2,
  reinstatement_fee: 1500,
  reminder_days: [10, 25],
  write_off_days: 45,
  write_off_limit: 1e3,
  collections_from: 0,
  inspection_days: 0,
  inspection_from_age: 10,
  inspection_from_value: 15e6,
};
const server = answeringServer();
const productId = '018f0000-0000-7000-8000-000000000001';
type Stored = NonNullable<LoadProductQuery['products_by_pk']>;

const areas = (live: readonly string[]) =>
  [...areaPlaces.US, ...areaPlaces.CA].map(({ area }) => ({
    area,
    name: area === 'US-OH' ? 'Ohio' : area,
    live: live.includes(area),
    closed_to: area === 'US-KY' ? 'all' : area === 'US-FL' ? 'motorised' : null,
    message: area === 'US-KY' ? 'Insurance in Kentucky bears a tax.' : area === 'US-FL' ? 'Towed units alone.' : null,
  }));

let product: Stored;
let mayWrite: boolean;
beforeEach(() => {
  mayWrite = true;
  product = {
    product_id: productId,
    version: 3,
    product_name: 'Personal RV',
    description: 'Campers.',
    provider: 'personal',
    organization_id: 'o1',
    organization: { name: 'Harbor RV' },
    underwriting_company: 'Larkspur',
    naic_number: '12345',
    support_policy_proposal: true,
    support_renewal: true,
    renewal_days: 60,
    underwriter_cutoff_days: 45,
    live_in: ['US-OH', 'US-FL'],
    not_live_in: [],
    required_verifications: [],
    available_payment_terms: ['monthly', 'pay_in_full'],
    available_policy_duration_months: [12, 6],
    default_policy_duration_months: 12,
    new_policy_number: 'RWP',
    external_url: null,
    rater_inputs: { program_code: 'A1' },
    updated: '2026-06-01T00:00:00Z',
    product_cancellation_terms: [
      {
        product_cancellation_terms_id: 'terms-1',
        state: 'OH',
        effective_date: '2026-01-01',
        basis: 'short_rate_90',
        minimum_earned: 2500,
      },
    ],
    product_parameters: [
      {
        product_parameters_id: 'f2',
        effective_date: '2026-07-01',
        installment_fee: 700,
        deposit_share: 20,
        referral_days: 10,
        ...usual,
      },
      {
        product_parameters_id: 'f1',
        effective_date: '2026-01-01',
        installment_fee: 600,
        deposit_share: 10,
        referral_days: 14,
        ...usual,
      },
      {
        product_parameters_id: 'f0',
        effective_date: '2000-01-01',
        installment_fee: 500,
        deposit_share: 0,
        referral_days: 14,
        ...usual,
      },
    ],
  };
  server.answerUrl('/api/auth/me', () => ({
    sub: 'u1',
    given_name: 'Uma',
    permissions: [],
    roles: ['organization:underwriter'],
    org_id: 'o1',
    language: null,
    map: false,
  }));
  server.answer(LoadProductDocument, () => ({
    products_by_pk: product,
    product_standing: {
      today: '2026-06-16',
      first_open_day: '2026-06-17',
      areas: areas(product.live_in.flatMap((area) => area ?? [])),
    },
  }));
  server.answer(LoadProductHistoryDocument, () => ({
    timeline_entries: [
      {
        timeline_entry_id: 't1',
        at: '2026-06-01T00:00:00Z',
        kind: 'product_updated',
        actor_name: 'Uma Berg',
        actor_role: 'organization:underwriter',
        facts: {
          closed: 'US-TX CA-ON',
          renewal_days_before: 50,
          renewal_days_after: 60,
          rater_inputs: 'changed',
        },
      },
    ],
  }));
  server.answer(abilitiesDocument('products', 1), () => ({
    a0: [
      mayWrite
        ? { operation: 'update_product', allowed: true, code: null, message: null }
        : { operation: 'update_product', allowed: false, code: 'actor_not_allowed', message: 'Your role may not.' },
    ],
  }));
});

async function draw(tab = '') {
  const user = await drawStaffPage(`/products/${productId}${tab && `?tab=${tab}`}`, <ProductScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Personal RV' });
  return user;
}
const sent = () => server.sentTo(UpdateProductDocument).map(({ variables }) => variables);
/** From here on the server keeps what is sent. */
const keepChanges = () =>
  server.answer(UpdateProductDocument, ({ changes }) => {
    product = { ...product, ...(changes as Partial<Stored>), version: product.version + 1 };
    return { update_product: { product_id: productId, version: product.version } };
  });

describe('the terms of a product', () => {
  test('are saved as far as they were changed, on the version that was seen', async () => {
    keepChanges();
    const user = await draw();
    const days = await screen.findByRole('textbox', { name: 'Renewal is prepared' });
    await user.clear(days);
    await user.type(days, '75');
    await user.click(screen.getByRole('checkbox', { name: '6 months' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The product is saved.');
    expect(sent()).toEqual([
      {
        product_id: productId,
        version: 3,
        changes: {
          renewal_days: 75,
          available_policy_duration_months: [12],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  });

  test('say at the field what is wrong, and keep what was typed', async () => {
    server.answer(UpdateProductDocument, () =>
      refusal('cutoff_before_renewal', 'Choose 60 or fewer.', 'underwriter_cutoff_days'),
    );
    const user = await draw();
    const days = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Underwriters have decided' });
    await user.clear(days);
    await user.type(days, '90');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Choose 60 or fewer.');
    expect(days.getAttribute('aria-invalid')).toBe('true');
    expect(days.value).toBe('90');
  });

  test('that somebody else changed meanwhile are told, and taken over when one discards', async () => {
    server.answer(UpdateProductDocument, () => {
      product = { ...product, version: 4, product_name: 'Theirs' };
      return refusal('product_changed_elsewhere', 'This product was changed by somebody else meanwhile.');
    });
    const user = await draw();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.type(name, ' mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This product was changed by somebody else meanwhile.');
    expect(name.value).toBe('Personal RV mine');
  });

  test('are read and not changed by who may not', async () => {
    mayWrite = false;
    await draw();
    await screen.findByText(/^You read this product/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('60 days before the end')).toBeTruthy();
  });
});

describe('the map of a product', () => {
  test('closes a state by the keyboard alone, and opens another', async () => {
    keepChanges();
    const user = await draw('states');
    const map = await screen.findByRole('group', { name: 'United States' });
    const ohio = await within(map).findByRole('button', { name: 'OH, Ohio: sold', pressed: true });
    ohio.focus();
    await user.keyboard(' {ArrowLeft} ');
    expect(within(map).getByRole('button', { name: 'OH, Ohio: not sold', pressed: false })).toBeTruthy();
    expect(screen.getByText(/^Closes: Ohio/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The product is saved.');
    expect(sent()).toEqual([
      {
        product_id: productId,
        version: 3,
        changes: {
          live_in: ['US-FL', 'US-IN'],
          not_live_in: ['US-OH'],
        },
      },
    ]);
    // The button is gone, and the keyboard goes on where it was.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tabpanel'));
  });

  test('says where the law closes a state, and does not open it', async () => {
    const user = await draw('states');
    const kentucky = await screen.findByRole('button', { name: /^KY, US-KY: closed by law.*bears a tax/ });
    await user.click(kentucky);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.getByRole('button', { name: /^FL, US-FL: towed units alone are sold/, pressed: true })).toBeTruthy();
  });
});

describe('the fees of a product', () => {
  test('say which count today, and are added from a day on', async () => {
    keepChanges();
    const user = await draw('fees');
    const table = await screen.findByRole('table', { name: 'What counts, by its first day' });
    const days = within(table).getAllByRole('columnheader').slice(1);
    expect(days.map((one) => one.textContent)).toEqual([
      'To comeJul 1, 2026',
      'Counts todayJan 1, 2026',
      'PastJan 1, 2000',
    ]);
    const fees = within(table).getByRole('row', { name: /^Installment fee/ });
    expect(fees.textContent).toBe('Installment fee$7.00$6.00$5.00');
    expect(within(table).getByRole('row', { name: /^Declined charges/ }).textContent).toContain('after 3, 6 days');
    const form = await screen.findByRole('form', { name: 'What counts from a day to come' });
    await user.type(within(form).getByLabelText('From'), '2026-09-01');
    await user.type(within(form).getByRole('textbox', { name: 'Installment fee' }), '9');
    await user.type(within(form).getByRole('textbox', { name: 'Declined charges tried again' }), '2, 5');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('The product is saved.');
    expect(sent()).toEqual([
      {
        product_id: productId,
        version: 3,
        changes: {},
        parameters: {
          effective_date: '2026-09-01',
          installment_fee: 900,
          retry_days: [2, 5],
        },
      },
    ]);
  });
});

describe('the rater inputs of a product', () => {
  test('name every error by its path, and are saved once there is none', async () => {
    keepChanges();
    server.answer(CheckRaterInputsDocument, () => ({
      check_rater_inputs: [
        { path: 'assumed.points', message: 'Use 40 or less.' },
        { path: '', message: 'Nothing is called “base” here.' },
      ],
    }));
    const user = await draw('rater');
    const text = await screen.findByRole('textbox', { name: 'Rater inputs as JSON' });
    await user.clear(text);
    await user.click(text);
    await user.paste('{"assumed": {"points": 41},\n "base": 1}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const problems = within(await screen.findByRole('list', { name: 'What is wrong' })).getAllByRole('listitem');
    expect(problems.map((one) => one.textContent)).toEqual([
      'assumed.points: Use 40 or less.',
      'whole text: Nothing is called “base” here.',
    ]);
    expect(sent()).toEqual([]);
    server.answer(CheckRaterInputsDocument, () => ({ check_rater_inputs: [] }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The product is saved.');
    expect(sent()).toMatchObject([{ changes: { rater_inputs: { assumed: { points: 41 }, base: 1 } } }]);
  });

  test('that are no JSON say in which line', async () => {
    const user = await draw('rater');
    const text = await screen.findByRole('textbox', { name: 'Rater inputs as JSON' });
    await user.clear(text);
    await user.click(text);
    await user.paste('{"assumed": {},\n "base" 1}');
    await screen.findByText(/^This is no JSON from line 2/);
  });
});

test('the history of a product says what was changed and by whom', async () => {
  await draw();
  const entry = await screen.findByText('Renewal is prepared: 50 → 60');
  expect(entry.closest('ol, ul[aria-label], [aria-label]')?.textContent).toBeDefined();
  expect(screen.getByText('Closed: TX, ON')).toBeTruthy();
  expect(screen.getByText('Rater inputs changed')).toBeTruthy();
  expect(screen.getByText(/Uma Berg/)).toBeTruthy();
});
