import { agents, type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_provider',
    root: 'quote_id',
    // The one it has: nothing changes. What another one does stands in its own test.
    example: { provider: 'personal' },
    roles: quoteWorkers,
    statuses: {
      open: { to: 'open', roles: agents },
      agent_required: { to: 'agent_required', roles: agents },
      agent_approved: { to: 'agent_approved', roles: agents },
      referred: { to: 'referred', roles: agents },
      ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
      expired: { to: 'expired', roles: agents },
      pending_renewal: { to: 'pending_renewal', roles: agents },
      locked_pending_renewal: { to: 'locked_pending_renewal', roles: agents },
    },
    badInput: [{ given: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
  },
];
