import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

const popUp = { type: 'pop_up' };

export const contracts: readonly Contract[] = [
  {
    operation: 'create_bulk_vehicles',
    root: 'quote_id',
    example: { vehicles: [popUp, popUp] },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
    badInput: [
      { given: { vehicles: [] }, code: 'vehicles_not_valid', field: 'vehicles' },
      { given: { vehicles: [popUp, { type: 'yacht' }] }, code: 'vehicles_not_valid', field: 'vehicles.1.type' },
      { given: { vehicles: [{ ...popUp, year: 1850 }] }, code: 'vehicles_not_valid', field: 'vehicles.0.year' },
    ],
  },
  { operation: 'check_bulk_vehicles', root: 'quote_id', example: { vehicles: [popUp] }, roles: quoteWorkers },
];
