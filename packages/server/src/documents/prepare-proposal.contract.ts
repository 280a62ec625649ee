import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'prepare_proposal',
    root: 'quote_id',
    example: {},
    roles: agents,
    statuses: {
      open: { to: 'open' },
      agent_approved: { to: 'agent_approved' },
      agent_required: { to: 'agent_required' },
    },
    badInput: [
      { given: { providers: ['pro', 'boat', 'warranty'] }, code: 'too_many_compared', field: 'providers' },
      { given: { providers: ['aviva'] }, code: 'provider_not_sold', field: 'providers' },
    ],
  },
];
