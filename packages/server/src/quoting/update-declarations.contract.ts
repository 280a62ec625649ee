import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_declarations',
    root: 'quote_id',
    example: { declarations: { telematics_consent: true } },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
  },
];
