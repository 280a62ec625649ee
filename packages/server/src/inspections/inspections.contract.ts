import { agents, type Contract, customers, underwriters } from '../matrices/contract.ts';

const reviewers = [...new Set([...agents, ...underwriters])];
const nowhere = '00000000-0000-7000-8000-000000000000';

export const contracts: readonly Contract[] = [
  {
    operation: 'ask_policy_inspection',
    root: 'policy_id',
    example: { vehicle_id: nowhere, due_date: '2026-07-01', reason: 'Damage at the rear was reported.' },
    roles: reviewers,
  },
  {
    operation: 'begin_inspection_photo',
    root: 'policy_inspection_id',
    example: { shot: 'front', name: 'front.jpg', byte_size: 1000 },
    roles: [...customers, ...agents],
  },
  { operation: 'finish_inspection_photo', root: 'file_id', example: {}, roles: [...customers, ...agents] },
  { operation: 'accept_policy_inspection', root: 'policy_inspection_id', example: {}, roles: underwriters },
  {
    operation: 'return_policy_inspection',
    root: 'policy_inspection_id',
    example: { again: [{ shot: 'front', reason: 'It is too dark.' }] },
    roles: reviewers,
  },
];
