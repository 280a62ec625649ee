import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

const edit = { roles: quoteWorkers, statuses: editable, refuses: { agent_approved: 'quote_approved' } } as const;

const place = { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '43215' };

export const contracts: readonly Contract[] = [
  { operation: 'create_vehicle', root: 'quote_id', example: { vehicle: { type: 'pop_up' } }, ...edit },
  {
    operation: 'update_vehicle',
    root: 'vehicle_id',
    example: { changes: { floorplan: '27' } },
    ...edit,
    badInput: [
      {
        given: { changes: { lienholder_id: '00000000-0000-7000-8000-000000000000' } },
        code: 'lienholder_unknown',
        field: 'vehicle.lienholder_id',
      },
      {
        given: { changes: { registration_location: { ...place, line_1: ' ' } } },
        code: 'address_missing',
        field: 'vehicle.registration_location.line_1',
      },
      {
        given: { changes: { registration_location: { ...place, postal_code: '00000' } } },
        code: 'postal_code_unknown',
        field: 'vehicle.registration_location.postal_code',
      },
    ],
  },
  { operation: 'delete_vehicle', root: 'vehicle_id', of: 'trailer', example: {}, ...edit },
  { operation: 'delete_vehicles', root: 'vehicle_ids', of: 'trailer', example: {}, ...edit },
];
