import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const roles = [...new Set([...agents, ...underwriters])];

export const contracts: readonly Contract[] = [
  {
    operation: 'create_policy_note',
    root: 'policy_id',
    example: { note: 'Call after five.', visible: true },
    roles,
  },
  { operation: 'delete_policy_note', root: 'policy_note_id', example: {}, roles },
];
