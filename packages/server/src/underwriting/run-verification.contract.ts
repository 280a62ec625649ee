import { agents, type Contract, everybody, underwriters } from '../matrices/contract.ts';

const checkers = [...new Set([...agents, ...underwriters])];

export const contracts: readonly Contract[] = [
  {
    operation: 'run_verification',
    root: 'quote_id',
    example: { call_type: 'tas' },
    roles: checkers,
    statuses: {
      open: { to: 'open' },
      agent_required: { to: 'agent_required' },
      agent_approved: { to: 'agent_approved' },
      referred: { to: 'referred' },
      pending_renewal: { to: 'pending_renewal' },
    },
    badInput: [
      { given: { call_type: 'dna' }, code: 'choice_unknown', field: 'call_type' },
      {
        given: { entity_id: '00000000-0000-7000-8000-000000000000' },
        code: 'verification_not_needed',
        field: 'entity_id',
      },
    ],
  },
  {
    operation: 'request_mvr_details',
    root: 'entity_id',
    example: {},
    roles: underwriters,
  },
  {
    operation: 'quote_verification_status',
    root: 'quote_id',
    example: {},
    roles: everybody,
  },
  {
    operation: 'underwriting_criteria_by_quote',
    root: 'quote_id',
    example: {},
    roles: checkers,
  },
];
