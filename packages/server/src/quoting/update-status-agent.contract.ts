import { agents, type Contract, quoteWorkers, underwriters } from '../matrices/contract.ts';

const staff = [...agents, ...underwriters];

export const contracts: readonly Contract[] = [
  {
    operation: 'update_status_agent',
    root: 'quote_id',
    example: { status: 'open' },
    // An underwriter hands a quote over and takes an approval back; opening it again is for who works on it.
    roles: [...quoteWorkers, ...underwriters],
    statuses: {
      agent_approved: { to: 'open', roles: staff },
      agent_required: { to: 'open', roles: staff, others: 'actor_not_allowed' },
      expired: { to: 'open', roles: quoteWorkers },
    },
    hearStatus: quoteWorkers,
    badInput: [{ given: { status: 'bound' }, code: 'status_not_settable', field: 'status' }],
  },
];
