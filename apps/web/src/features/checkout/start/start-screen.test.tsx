// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  JoinWaitlistDocument,
  LoadCheckoutDocument,
  LoadSoldLinesDocument,
  StartQuoteDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { CheckoutPriceRail } from '../frame/checkout-price-rail.tsx';
import type { StartLines } from './start-line.ts';
import { StartScreen } from './start-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const saved = { quote_id: 'q1', quote_token: 't1' };
const bought = {
  quoteId: 'q1',
  policyNumber: 'RWP-100001-7',
  what: '2021 Airstream Bambi',
  day: '2096-12-01',
  from: '2096-12-01T08:01:00Z',
};
const brought = '/checkout/start?postal_code=97701&vehicle_class=class_c';
const lines: StartLines = {
  boat: {
    name: 'Boat',
    about: 'Boats for private use.',
    way: 'checkout',
    asks: 'Choose what you are insuring.',
    kinds: [
      {
        value: 'pontoon',
        label: 'Pontoon',
      },
      {
        value: 'bass_boat',
        label: 'Bass boat',
      },
    ],
  },
  aviva: { name: 'Aviva', about: 'Aviva prices and sells it on its own pages.', way: 'elsewhere', asks: '', kinds: [] },
  car_share: { name: 'Car-share', about: 'Cars on platforms.', way: 'enquiry', asks: '', kinds: [] },
};
const soldThere = [
  { provider: 'personal', name: 'Personal RV', about: 'Motorhomes.', way: 'checkout' },
  { provider: 'boat', name: 'Boat', about: 'Boats for private use.', way: 'checkout' },
  { provider: 'safeco', name: 'Safeco auto', about: 'We keep the link.', way: 'elsewhere' },
];
const page = (
  <Checkout>
    <StartScreen lines={lines} />
  </Checkout>
);
const started = () => server.sentTo(StartQuoteDocument).map(({ variables }) => variables);

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadSoldLinesDocument, () => ({ sold_lines: soldThere }));
  server.answer(StartQuoteDocument, () => ({ start_quote: { quote_id: 'q2', quote_token: 't2' } }));
});

describe('the first step', () => {
  test('begins with what an address brings, where this browser keeps no quote', async () => {
    await drawPage('checkout', brought, page);
    await waitFor(() => expect(started()).toHaveLength(1));
    expect(started()[0]).toMatchObject({ postal_code: '97701', vehicle_class: 'class_c' });
  });

  test('says what a code looks like before one is typed', async () => {
    await drawPage('checkout', '/checkout/start', page);
    const field = await screen.findByRole('textbox', { name: /ZIP or postal code/ });
    expect(field.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(/like 44101 or K1A 0B1/)).toBeDefined();
  });

  test('says what was bought and begins nothing beside it, until somebody asks for it', async () => {
    const person = await drawPage('checkout', brought, page, { ...saved, bought_quote: JSON.stringify(bought) });
    await screen.findByRole('heading', { name: 'You bought cover for your 2021 Airstream Bambi' });
    expect(screen.getByText('Your cover begins on Dec 1, 2096.')).toBeDefined();
    expect(screen.getByText('Policy RWP-100001-7')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeDefined();
    expect(started()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Start a new quote' }));
    await waitFor(() => expect(started()).toHaveLength(1));
  });

  test('says so of a quote that was bought in another browser as well', async () => {
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout({ status: 'bound' });
      return { ...stored, checkout_state: { ...stored.checkout_state, screen: 'confirmation', next: 'confirmation' } };
    });
    await drawPage('checkout', brought, page, saved);
    await screen.findByRole('heading', { name: 'You bought cover for your 2021 Airstream Bambi' });
    expect(started()).toEqual([]);
    expect(window.location.pathname).toBe('/checkout/start');
  });

  test('shows no price beside what was bought, and one beside an offer', async () => {
    const beside = (
      <Checkout>
        <CheckoutPriceRail />
        <StartScreen lines={lines} />
      </Checkout>
    );
    const kept_bought = { ...saved, bought_quote: JSON.stringify(bought) };
    const person = await drawPage('checkout', '/checkout/start', beside, kept_bought);
    await screen.findByRole('heading', { name: 'You bought cover for your 2021 Airstream Bambi' });
    expect(screen.queryByRole('complementary', { name: 'Your price' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Start a new quote' }));
    await screen.findByRole('complementary', { name: 'Your price' });
  });

  test('says at the place and at the class what each did to the price', async () => {
    const move = {
      label: 'Where it is kept',
      version: 6,
      voids_signature: false,
      rows: [],
      before_low: 9e4,
      before_high: 12e4,
      after_low: 95e3,
      after_high: 125e3,
    };
    server.answer(EstimatePriceRangeDocument, () =>
      storedRange({
        moves: [
          { ...move, answer: 'garaging' },
          { ...move, answer: 'type', after_low: 80_000, after_high: 110_000 },
        ],
      }),
    );
    await drawPage('checkout', '/checkout/start', page, saved);
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');
    await waitFor(() => expect(screen.getAllByText(/per year|\/yr/)).toHaveLength(2));
    const [place, kind] = screen.getAllByText(/per year|\/yr/).map(({ textContent }) => plain(textContent));
    expect(place).toContain('+$50');
    expect(kind).toContain('−$100');
  });

  test('goes on with a quote that is still an offer', async () => {
    await drawPage('checkout', '/checkout/start', page, saved);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^ZIP or postal/).value).toBe('97701'));
    expect(started()).toEqual([]);
  });
});

describe('where nothing is sold', () => {
  const law = 'The law of Florida asks for personal injury protection with a motorhome, which we do not offer yet.';

  test('the first step says which place and why, and keeps the address of who would buy', async () => {
    server.answer(StartQuoteDocument, () => refusal('mandatory_line_not_offered', law, 'postal_code'));
    server.answer(JoinWaitlistDocument, () => ({ join_waitlist: { email: 'ada@example.com' } }));
    const person = await drawPage('checkout', '/checkout/start?postal_code=33602&vehicle_class=class_a', page);
    const ask = await screen.findByRole('region', { name: 'We do not sell this there yet' });
    expect(ask.textContent).toContain(law);
    await person.type(within(ask).getByLabelText('E-mail'), 'ada@example.com{Enter}');
    const stored = await within(ask).findByRole('status');
    expect(stored.textContent).toContain('ada@example.com');
    expect(server.sentTo(JoinWaitlistDocument).map(({ variables }) => variables)).toEqual([
      {
        provider: 'personal',
        postal_code: '33602',
        vehicle_class: 'class_a',
        email: 'ada@example.com',
        source: 'start',
        partner: null,
      },
    ]);
    // Enter at the address did not send the step.
    expect(started()).toHaveLength(1);
  });

  test('what is sold there is named, each with the way to its own start', async () => {
    server.answer(StartQuoteDocument, () => refusal('product_not_live', 'Not in Hawaii yet.', 'postal_code'));
    await drawPage('checkout', '/checkout/start?postal_code=96813&vehicle_class=class_a', page);
    const ask = await screen.findByRole('region', { name: 'We do not sell this there yet' });
    const links = await within(ask).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Boat', '/checkout/start?line=boat&postal_code=96813&anew=1'],
      ['Safeco auto', '/checkout/start?line=safeco&postal_code=96813&anew=1'],
    ]);
    expect(server.sentTo(LoadSoldLinesDocument)[0]?.variables).toEqual({ postal_code: '96813', partner: null });
  });

  test('another kind of vehicle is another question', async () => {
    server.answer(StartQuoteDocument, () => refusal('mandatory_line_not_offered', law, 'postal_code'));
    const person = await drawPage('checkout', '/checkout/start?postal_code=33602&vehicle_class=class_a', page);
    await screen.findByRole('region', { name: 'We do not sell this there yet' });
    await person.click(screen.getByRole('radio', { name: /^Fifth wheel/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'We do not sell this there yet' })).toBeNull());
    expect(screen.queryByText(law)).toBeNull();
  });

  test('an address that is none is refused beside it, and a code that does not exist asks for none', async () => {
    server.answer(StartQuoteDocument, () =>
      refusal('product_not_live', 'We do not sell this in Hawaii yet.', 'postal_code'),
    );
    server.answer(JoinWaitlistDocument, () => refusal('email_invalid', 'Use a full address.', 'email'));
    const person = await drawPage('checkout', '/checkout/start?postal_code=96813&vehicle_class=pop_up', page);
    const ask = await screen.findByRole('region', { name: 'We do not sell this there yet' });
    await person.click(within(ask).getByRole('button', { name: 'Keep my address' }));
    await within(ask).findByText('Use a full address.');
    server.answer(StartQuoteDocument, () => refusal('postal_code_unknown', 'We cannot find it.', 'postal_code'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findAllByText('We cannot find it.');
    expect(screen.queryByRole('region', { name: 'We do not sell this there yet' })).toBeNull();
  });

  test('a quote that exists says so too, where an answer would bring it there', async () => {
    server.answer(UpdateVehicleDocument, () =>
      refusal('mandatory_line_not_offered', law, 'vehicle.garaging_postal_code'),
    );
    server.answer(JoinWaitlistDocument, () => ({ join_waitlist: { email: 'ada@example.com' } }));
    const person = await drawPage('checkout', '/checkout/start', page, saved);
    const placeField = () => screen.getByLabelText<HTMLInputElement>(/^ZIP or postal/);
    await waitFor(() => expect(placeField().value).toBe('97701'));
    const place = placeField();
    await person.clear(place);
    await person.type(place, '33602');
    const ask = await screen.findByRole('region', { name: 'We do not sell this there yet' }, { timeout: 5000 });
    await person.type(within(ask).getByLabelText('E-mail'), 'ada@example.com');
    await person.click(within(ask).getByRole('button', { name: 'Keep my address' }));
    await within(ask).findByRole('status');
    expect(server.sentTo(JoinWaitlistDocument)[0]?.variables).toMatchObject({
      postal_code: '33602',
      source: 'checkout',
    });
  });
});
