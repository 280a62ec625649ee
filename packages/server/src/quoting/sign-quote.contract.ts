import { agents, type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'sign_quote',
    root: 'quote_id',
    example: { signature: 'Ada Moreno', consent: true },
    roles: quoteWorkers,
    statuses: {
      open: { to: 'open' },
      agent_approved: { to: 'agent_approved' },
      agent_required: { to: 'agent_required', roles: agents },
    },
    badInput: [
      { given: { consent: false }, code: 'consent_missing', field: 'signature.consent' },
      { given: { signature: ' ' }, code: 'signature_name_missing', field: 'signature.name' },
      { given: { signature: 'Somebody Else' }, code: 'signature_name_mismatch', field: 'signature.name' },
    ],
  },
];
