import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

const eve = {
  entity_type: 'person',
  first_name: 'Eve',
  last_name: 'Stranger',
  email: 'eve@example.com',
  birthdate: '1970-01-01',
};
const mailing_location = { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '43215' };

export const contracts: readonly Contract[] = [
  // The example's quote has its named insured.
  {
    operation: 'create_named_insured',
    root: 'quote_id',
    example: { entity: eve, mailing_location },
    roles: quoteWorkers,
  },
  {
    operation: 'update_named_insured',
    root: 'entity_id',
    example: { changes: { phone: '614-555-0111' } },
    roles: quoteWorkers,
    statuses: editable,
    refuses: { agent_approved: 'quote_approved' },
  },
];
