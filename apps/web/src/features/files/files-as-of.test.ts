import { expect, test } from 'vitest';
import type { Attachment } from './file-record.ts';
import { filesAsOf } from './files-as-of.ts';

const attachment = (id: string, created: string, archived: string | null): Attachment => ({
  id,
  name: id,
  url: `/api/files/${id}`,
  visible: false,
  sender_name: null,
  file: null,
  created,
  archived,
});
const files = [
  attachment('kept', '2026-06-01T10:00:00Z', null),
  attachment('put away since', '2026-06-01T10:00:00Z', '2026-06-20T10:00:00.000001+00:00'),
  attachment('put away before', '2026-06-01T10:00:00Z', '2026-06-10T10:00:00Z'),
  attachment('sent since', '2026-06-16T10:00:00Z', null),
];

test('files of another time are those that were there, and one archived since is not archived', () => {
  const then = filesAsOf(files, '2026-06-15T04:59:59.999Z');
  expect(then.map(({ id, archived }) => [id, archived !== null])).toEqual([
    ['kept', false],
    ['put away since', false],
    ['put away before', true],
  ]);
});
