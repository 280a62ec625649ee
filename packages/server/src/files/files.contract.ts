import { agents, type Contract, underwriters } from '../matrices/contract.ts';

const roles = [...new Set([...agents, ...underwriters])];
const nowhere = '/api/v1/files/00000000-0000-7000-8000-000000000000';

export const contracts: readonly Contract[] = [
  {
    operation: 'begin_upload',
    root: 'id',
    example: { table: 'quotes', name: 'roof.jpg', byte_size: 1000 },
    roles,
    badInput: [
      { given: { name: 'roof' }, code: 'file_kind_not_taken', field: 'name' },
      { given: { name: 'roof.svg' }, code: 'file_kind_not_taken', field: 'name' },
      { given: { name: '../../etc/passwd.pdf' }, code: 'file_name_not_plain', field: 'name' },
      { given: { name: '..pdf' }, code: 'file_name_not_plain', field: 'name' },
      { given: { byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
      { given: { byte_size: 200 * 1024 * 1024 + 1 }, code: 'file_too_large', field: 'byte_size' },
    ],
  },
  { operation: 'finish_upload', root: 'file_id', example: {}, roles },
  {
    operation: 'create_quote_attachment',
    root: 'quote_id',
    example: { name: 'roof.jpg', url: nowhere },
    roles,
    badInput: [
      { given: { url: nowhere }, code: 'file_not_here', field: 'url' },
      { given: { url: 'https://elsewhere.example/roof.jpg' }, code: 'file_not_here', field: 'url' },
      { given: { name: 'a/b.pdf' }, code: 'file_name_not_plain', field: 'name' },
    ],
  },
  { operation: 'create_policy_attachment', root: 'policy_id', example: { name: 'roof.jpg', url: nowhere }, roles },
  { operation: 'archive_file', root: 'file_id', example: {}, roles },
  { operation: 'show_file', root: 'file_id', example: { visible: true }, roles },
];
