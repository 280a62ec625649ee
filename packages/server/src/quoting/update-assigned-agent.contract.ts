import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { agents, type Contract } from '../matrices/contract.ts';

const closed: readonly string[] = ['pending_bind', 'replaced'];

export const contracts: readonly Contract[] = [
  {
    operation: 'update_assigned_agent',
    root: 'quote_id',
    example: { assigned_agent_id: null },
    roles: agents,
    statuses: Object.fromEntries(
      quoteStatuses.filter((status) => !closed.includes(status)).map((status) => [status, { to: status }]),
    ),
    badInput: [
      {
        given: { assigned_agent_id: '018f0000-0000-7000-8000-000000000000' },
        code: 'agent_not_in_organization',
        field: 'assigned_agent_id',
      },
    ],
  },
];
