import type { CustomerQuoteFragment, LoadAgentCustomerQuery } from '../generated/documents.ts';
import { storedQuote } from './quotes-scenario.tsx';
import type { CustomerPolicy } from '../features/reporting/agent-customer/customer-records.ts';

type Person = LoadAgentCustomerQuery['entities'][number];

export const aCustomerPolicy = (policy_id: string): CustomerPolicy => ({
  policy_id,
  policy_number: 'RWP-1',
  policy_status: 'active',
  erased: null,
  provider: 'personal',
  effective_date: '2026-01-01',
  expiration_date: '2027-01-01',
  premium: 12e4,
  currency: 'USD',
  created: '2026-01-01T10:00:00Z',
  organization: { name: 'Cascade' },
  current_quote: null,
  timeline_entries: [],
  policy_notes: [],
});

export const aCustomerQuote = (id: string, more: Partial<CustomerQuoteFragment> = {}): CustomerQuoteFragment => ({
  ...storedQuote(id, 'Ada'),
  country: 'US',
  timeline_entries: [],
  quote_notes: [],
  policy: null,
  ...more,
});

export const aPerson = (first_name: string, quote: CustomerQuoteFragment): Person => ({
  entity_id: `${first_name}-${quote.quote_id}`,
  organization_id: 'o1',
  phone: '614-555-0148',
  first_name,
  last_name: 'Moreno',
  business_name: null,
  quote,
});
