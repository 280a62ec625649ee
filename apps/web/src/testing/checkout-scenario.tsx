import { isMotorised, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import type { ReactNode } from 'react';
import { QuoteProvider } from '../data/quote/quote-session.tsx';
import { CheckoutProvider } from '../features/checkout/quote-data/checkout-context.tsx';
import type { EstimatePriceRangeQuery, LoadCheckoutQuery, LoadPricingQuery } from '../generated/documents.ts';

type Quote = NonNullable<LoadCheckoutQuery['quotes_by_pk']>;
export type StoredVehicle = Quote['vehicles'][number];

export const storedVehicle: StoredVehicle = {
  vehicle_id: 'v1',
  listed: [],
  type: 'travel_trailer',
  year: 2021,
  make: 'Airstream',
  model: 'Bambi',
  vin: null,
  length: 20,
  rating_value: 5_200_000,
  rating_value_type: 'agreed_value',
  usage_type: 'recreational',
  storage_type: 'driveway',
  nights_per_year: 30,
  rental_utilization_rate: 0,
  estimated_yearly_mileage: null,
  salvage_title: null,
  vin_pending: null,
  original_owner: null,
  purchase_price: null,
  financed: null,
  lienholder: null,
  answers: {},
  location: null,
};

const quote: Quote = {
  quote_id: 'q1',
  status: 'open',
  provider: 'personal',
  version: 7,
  country: 'US',
  administrative_area: 'OR',
  postal_code: '97701',
  time_zone: 'America/Los_Angeles',
  effective_date: '2026-12-01',
  expiration_date: '2026-12-20',
  payment_term: 'monthly',
  plan: 'essential',
  coverages: {},
  declarations: {},
  total: 120_000,
  policy_duration_months: 12,
  product: { available_policy_duration_months: [12, 6], underwriting_company: 'Larkspur Specialty' },
  organization: { name: 'Cascade RV Insurance', service_phone: '(888) 555-0142' },
  signed_at: null,
  replaced_by_quote_id: null,
  quote_notes: [],
  proposals: [],
  vehicles: [storedVehicle],
  entities: [],
  second_insured: [],
  signing_requests: [],
  mailing_location: null,
};

function stepsOf({ vehicles }: Quote): string[] {
  const drives = vehicles.some(({ type }) => vehicleClasses.some((one) => one === type && isMotorised(one)));
  return checkoutSteps.filter((step) => step !== 'drivers' || drives);
}

/** A quote in checkout all of whose steps are reached, as the server answers it. */
export function storedCheckout(more: Partial<Quote> = {}): LoadCheckoutQuery {
  return {
    quotes_by_pk: { ...quote, ...more },
    checkout_state: {
      version: more.version ?? quote.version,
      screen: null,
      next: 'payment',
      percent: 90,
      named_insured_id: null,
      today: '2026-11-22',
      latest_effective_date: '2027-01-21',
      successor_quote_id: null,
      closed: false,
      steps: stepsOf({ ...quote, ...more }).map((id) => ({
        id,
        answered: true,
        reached: true,
        // Who looks it over signs next; everything else is answered.
        after: { payment: 'confirmation', review: 'sign' }[id] ?? 'payment',
      })),
      missing_fields: [],
    },
  };
}

type Way = LoadPricingQuery['quote_pricing']['ways_to_pay'][number];

/** The ways to pay the price of that quote, as the server answers them. */
export const storedWays: readonly [monthly: Way, full: Way] = [
  {
    payment_term: 'monthly',
    due_today: 12292,
    total: 125500,
    saving: 0,
    installment_fee: 500,
    currency: 'USD',
    following: [
      {
        count: 11,
        amount: 10291,
      },
    ],
  },
  {
    payment_term: 'pay_in_full',
    due_today: 115_000,
    installment_fee: 500,
    total: 115_000,
    saving: 10_500,
    currency: 'USD',
    following: [],
  },
];

/** The price of that quote, as the server answers it. */
export function storedPricing(more: Partial<LoadPricingQuery['quote_pricing']> = {}): LoadPricingQuery {
  return {
    quote_pricing: {
      quote_id: 'q1',
      payment_term: 'monthly',
      bindable: false,
      ways_to_pay: storedWays,
      total: 120_000,
      fees: 2500,
      currency: 'USD',
      items: [],
      discounts: [],
      missing_fields: [],
      obstacles: [],
      referral_violations: [],
      rejection_violations: [],
      ...more,
    },
  };
}

/** The price range of that quote, as the server answers it. */
export function storedRange(more: Partial<EstimatePriceRangeQuery['price_range']> = {}): EstimatePriceRangeQuery {
  return {
    price_range: {
      low: 90_000,
      high: 130_000,
      monthly_low: null,
      monthly_high: null,
      installment_fee: 500,
      currency: 'USD',
      payment_term: 'monthly',
      unanswered: [],
      assumptions: [],
      referral_violations: [],
      rejection_violations: [],
      signed_before: null,
      moves: [],
      ...more,
    },
  };
}

/** Where a mailed link opens a step of that quote. */
export const linkTo = (step: string): string => `/checkout/${step}?quote_id=q1&quote_token=t1`;

/** What every step of the flow stands in, without its frame. */
export function Checkout({ children }: { children: ReactNode }) {
  return (
    <QuoteProvider>
      <CheckoutProvider>{children}</CheckoutProvider>
    </QuoteProvider>
  );
}
