import { agents, type Contract, customers, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'send_enquiry',
    root: null,
    example: {
      provider: 'pro',
      name: 'Ada Moreno',
      business_name: 'Moreno Rentals',
      email: 'ada@example.com',
      units: 12,
      postal_code: '43215',
      about: 'We rent campers to families.',
    },
    roles: ['anonymous', ...customers, ...agents],
    badInput: [
      { given: { provider: 'boat' }, code: 'no_enquiry_needed', field: 'provider' },
      { given: { name: ' ' }, code: 'name_missing', field: 'name' },
      { given: { business_name: '' }, code: 'business_name_missing', field: 'business_name' },
      { given: { email: 'ada' }, code: 'email_invalid', field: 'email' },
      { given: { phone: '12' }, code: 'phone_invalid', field: 'phone' },
      { given: { units: 0 }, code: 'units_out_of_range', field: 'units' },
      { given: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
      { given: { postal_code: '00000' }, code: 'postal_code_unknown', field: 'postal_code' },
      { given: { about: '' }, code: 'about_missing', field: 'about' },
      { given: { kind: 'postcard' }, code: 'kind_unknown', field: 'kind' },
      { given: { kind: 'affiliate' }, code: 'credentials_missing', field: 'credentials' },
    ],
  },
  {
    operation: 'update_enquiry',
    root: 'enquiry_id',
    example: { status: 'answered' },
    roles: agents,
  },
  {
    operation: 'answer_enquiry',
    root: 'enquiry_id',
    example: { body: 'We insure it. Call us.' },
    roles: agents,
  },
  { operation: 'assign_enquiry', root: 'enquiry_id', example: {}, roles: agents },
  {
    operation: 'write_in_enquiry',
    root: null,
    example: { token: 'h1.none', body: 'Are you there?' },
    roles: ['anonymous', ...customers, ...agents],
  },
  {
    operation: 'mail_enquiry_transcript',
    root: null,
    example: { token: 'h1.none' },
    roles: ['anonymous', ...customers, ...agents],
  },
  { operation: 'enquiry_conversation', root: null, example: { token: 'h1.none' }, roles: everybody },
];
