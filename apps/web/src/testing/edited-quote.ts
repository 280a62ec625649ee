import type { LoadQuoteQuery } from '../generated/documents.ts';

type Facts = { readonly version: number; readonly year: number; readonly make: string; readonly vin?: string };

/** A quote of one travel trailer, begun by an agent who may change it. */
export function editedQuote(quote_id: string, { version, year, make, vin }: Facts): LoadQuoteQuery {
  return {
    quotes_by_pk: {
      ...{
        quote_id,
        version,
        organization_id: 'o1',
        assigned_agent_id: null,
        status: 'open',
        country: 'US',
        provider: 'personal',
      },
      ...{ plan: null, payment_term: 'monthly', coverages: {}, declarations: {}, policy_duration_months: 12 },
      ...{
        effective_date: '2026-12-01',
        expiration_date: '2026-12-20',
        ...{ ended_by_customer: null, refused_for: null, contact_email: null },
        administrative_area: 'OR',
        postal_code: '97201',
        time_zone: 'America/Los_Angeles',
      },
      ...{
        marketing_source: 'homepage_hero',
        attribution: {},
        total: null,
        created: '2026-11-20',
        updated: '2026-11-20',
        rated: null,
      },
      ...{
        signed_at: null,
        signer_info: null,
        bound: null,
        erased: null,
        kept_until: null,
        policy_id: null,
        replaced_by_quote_id: null,
      },
      signing_requests: [],
      ...{ organization: { name: 'Cascade' }, assigned_agent: null, partner: null, mailing_location: null },
      product: { product_name: 'Personal RV', available_policy_duration_months: [12, 6] },
      entities: [],
      vehicles: [
        {
          ...{
            vehicle_id: 'v1',
            type: 'travel_trailer',
            year,
            make,
            model: null,
            vin: vin ?? null,
            answers: {},
            length: null,
          },
          ...{ rating_value: null, rating_value_type: null, usage_type: null, storage_type: null, floorplan: null },
          ...{ estimated_yearly_mileage: null, nights_per_year: null, rental_utilization_rate: null },
          ...{
            original_owner: null,
            financed: null,
            salvage_title: null,
            purchase_price: null,
            max_miles_from_address: null,
          },
          ...{ lienholder_id: null, registration_location: null },
          location: {
            ...{ line_1: null, line_2: null, locality: null, administrative_area: 'OR', postal_code: '97201' },
          },
        },
      ],
    },
    quote_pricing: {
      ...{ bindable: false, total: null, fees: 0, currency: 'USD', installment: null, provider_version: '1' },
      ...{ items: [], discounts: [], trace: [], missing_fields: [], obstacles: [] },
      ...{ referral_violations: [], rejection_violations: [], rates_since: '2026-01-01', why_version: '' },
    },
    abilities: [{ operation: 'edit_quote', allowed: true, code: null, message: null }],
  };
}
