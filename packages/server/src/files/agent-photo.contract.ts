import { agents, type Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'begin_agent_photo',
    root: null,
    example: { name: 'me.jpg', byte_size: 1000 },
    roles: agents,
    badInput: [
      { given: { name: 'me.svg', byte_size: 1000 }, code: 'photo_kind_not_taken', field: 'name' },
      { given: { name: 'me.gif', byte_size: 1000 }, code: 'photo_kind_not_taken', field: 'name' },
      { given: { name: 'me.jpg', byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
      { given: { name: 'me.jpg', byte_size: 20 * 1024 * 1024 + 1 }, code: 'photo_too_large', field: 'byte_size' },
    ],
  },
  { operation: 'finish_agent_photo', root: 'file_id', example: {}, roles: agents },
  { operation: 'remove_agent_photo', root: null, example: {}, roles: agents },
];
