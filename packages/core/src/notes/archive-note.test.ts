import { expect, test } from 'vitest';
import { decideArchiveNote } from './archive-note.ts';

test('a note is archived once', () => {
  expect(decideArchiveNote({ archived: null })).toEqual({ ok: true, event: true });
  expect(decideArchiveNote({ archived: new Date(0) })).toMatchObject({ refusal: { code: 'note_archived' } });
});
