import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const roles = [...new Set([...agents, ...underwriters])];

export const contracts: readonly Contract[] = [
  {
    operation: 'create_quote_note',
    root: 'quote_id',
    example: { note: 'Call after five.', visible: true },
    roles,
    badInput: [
      { given: { note: ' \n ' }, code: 'note_missing', field: 'note' },
      { given: { note: 'a\u202Eb' }, code: 'text_has_hidden_characters', field: 'note' },
    ],
  },
  { operation: 'delete_quote_note', root: 'quote_note_id', example: {}, roles },
];
