import { day } from '../shared/time/day.ts';
import type { Held, HeldClaim, HeldPolicy, HeldQuote } from './held.ts';

/** Nothing is held of anybody. */
export const nothing: Held = { isStaff: false, policies: [], quotes: [], claims: [], underWay: 0, counts: {} };

const common = { organizationId: 'organization-1', country: 'US', area: 'OH', ended: day('2026-06-15') } as const;

export const aPolicy = (changes: Partial<HeldPolicy> = {}): HeldPolicy => ({
  ...common,
  id: 'policy-1',
  number: 'RWP-100001-7',
  status: 'cancelled',
  owed: 0,
  dueBack: 0,
  ...changes,
});
export const aHeldQuote = (changes: Partial<HeldQuote> = {}): HeldQuote => ({
  ...common,
  id: 'quote-1',
  status: 'open',
  policyId: null,
  isApplication: false,
  ...changes,
});
export const aClaim = (changes: Partial<HeldClaim> = {}): HeldClaim => ({
  ...common,
  id: 'claim-1',
  policyId: 'policy-1',
  status: 'closed',
  ...changes,
});
