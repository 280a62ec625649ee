import { type Contract, underwriters } from '../matrices/contract.ts';

const badInput = [{ given: { reason: ' ' }, code: 'reason_missing', field: 'reason' }];

export const contracts: readonly Contract[] = [
  {
    operation: 'accept_referral',
    root: 'quote_referral_id',
    example: { reason: 'The roof was inspected last week.' },
    roles: underwriters,
    // What the platform asked about left the quote where it was; what was handed over goes back.
    statuses: {
      open: { to: 'open' },
      agent_required: { to: 'agent_required' },
      agent_approved: { to: 'agent_approved' },
      referred: { to: 'open' },
    },
    badInput,
  },
  {
    operation: 'accept_application',
    root: 'quote_referral_id',
    example: { premium: 124_000, reason: 'The carrier wants 1,240 dollars.' },
    roles: underwriters,
    statuses: {},
    // What the rates price is accepted without a price; applications have a test of their own.
    refuses: { referred: 'not_an_application', agent_approved: 'not_an_application' },
  },
  {
    operation: 'reject_referral',
    root: 'quote_referral_id',
    example: { reason: 'The roof was repaired with tape.' },
    roles: underwriters,
    statuses: {
      open: { to: 'ineligible' },
      agent_required: { to: 'ineligible' },
      agent_approved: { to: 'ineligible' },
      referred: { to: 'ineligible' },
    },
    badInput,
  },
];
