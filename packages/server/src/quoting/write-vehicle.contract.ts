import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

const edit = { roles: quoteWorkers, statuses: editable, refuses: { agent_approved: 'quote_approved' } } as const;

export const contracts: readonly Contract[] = [
  { operation: 'create_vehicle', root: 'quote_id', example: { vehicle: { type: 'pop_up' } }, ...edit },
  { operation: 'update_vehicle', root: 'vehicle_id', example: { changes: { floorplan: '27' } }, ...edit },
  // A quote keeps one vehicle, so the example's only one cannot go.
  { operation: 'delete_vehicle', root: 'vehicle_id', example: {}, roles: quoteWorkers },
];
