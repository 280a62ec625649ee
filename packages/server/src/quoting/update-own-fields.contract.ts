import { agents, type Contract, editableByStaff, quoteWorkers } from '../matrices/contract.ts';

const statuses = {
  ...editableByStaff,
  agent_approved: { to: 'agent_approved', roles: agents, others: 'actor_not_allowed' },
} as const;
const edit = { root: 'quote_id', roles: quoteWorkers, statuses, hearStatus: agents } as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'update_custom_fields',
    example: { custom_fields: { crm: 'A-17' } },
    ...edit,
    badInput: [{ given: { custom_fields: [] }, code: 'fields_malformed', field: 'custom_fields' }],
  },
  {
    operation: 'update_meta',
    example: { meta: { imported: true } },
    ...edit,
    badInput: [{ given: { meta: 'x' }, code: 'fields_malformed', field: 'meta' }],
  },
];
