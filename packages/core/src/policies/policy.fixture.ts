import { day } from '../shared/time/day.ts';
import type { Policy } from './policy.ts';

/** A policy in its first term, in force: what the example quote becomes. */
export function examplePolicy(changes: Partial<Policy> = {}): Policy {
  return {
    policyId: 'policy-1',
    organizationId: 'organization-1',
    productId: 'product-1',
    provider: 'personal',
    policyNumber: 'RV-100001-1',
    status: 'active',
    policyTerm: 1,
    contractId: 'contract-1',
    currentQuoteId: 'quote-1',
    userId: 'user-2',
    effectiveDate: day('2026-03-20'),
    expirationDate: day('2027-03-20'),
    timeZone: 'America/New_York',
    coverFrom: new Date('2026-03-20T04:01:00Z'),
    language: 'en-us',
    currency: 'USD',
    paymentTerm: 'monthly',
    premium: 102_253,
    fees: 2_500,
    total: 104_753,
    cancelledAsOf: null,
    cancellationReason: null,
    customerRenewalOption: 'auto_renew',
    ...changes,
  };
}
