import { type Contract, editable, quoteWorkers } from '../matrices/contract.ts';

const edit = { roles: quoteWorkers, statuses: editable, refuses: { agent_approved: 'quote_approved' } } as const;
const bank = { entity_type: 'business', business_name: 'First Bank' };
const location = { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '43215' };

export const contracts: readonly Contract[] = [
  {
    operation: 'create_entity',
    root: 'quote_id',
    example: { entity_relationship: 'loss_payee', entity: '$lender', location },
    ...edit,
    badInput: [
      {
        given: { entity_relationship: 'named_insured' },
        code: 'named_insured_alone',
        field: 'entity_relationship',
      },
      { given: { entity_relationship: 'witness' }, code: 'relationship_unknown', field: 'entity_relationship' },
      { given: { location: null }, code: 'address_missing', field: 'entity.line_1' },
      {
        given: { entity: { ...bank, business_name: ' ' } },
        code: 'business_name_missing',
        field: 'entity.business_name',
      },
      { given: { entity: { ...bank, birthdate: '1970-01-01' } }, code: 'answer_not_asked', field: 'entity.birthdate' },
      {
        given: { location: { ...location, postal_code: '00000' } },
        code: 'postal_code_unknown',
        field: 'entity.postal_code',
      },
    ],
  },
  {
    operation: 'update_entity',
    root: 'entity_id',
    of: 'lienholder',
    example: { changes: { phone: '614-555-0111' } },
    ...edit,
    badInput: [
      { given: { changes: { email: 'bank@example' } }, code: 'email_invalid', field: 'entity.email' },
      { given: { changes: { license_number: 'RQ445667' } }, code: 'answer_not_asked', field: 'entity.license_number' },
    ],
  },
  { operation: 'delete_entity', root: 'entity_id', of: 'lienholder', example: {}, ...edit },
];
