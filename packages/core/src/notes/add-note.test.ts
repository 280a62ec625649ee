import { describe, expect, test } from 'vitest';
import { textLimits } from '../shared/text/text-limits.ts';
import { principalOf } from '../identity/principal.ts';
import { decideAddNote, decideAnnotate } from './add-note.ts';

describe('a note', () => {
  test('keeps its lines and loses the blanks around it', () => {
    const added = decideAddNote({ note: ' Call after five.\nShe works nights. \n', visible: false });
    expect(added).toEqual({ ok: true, event: { note: 'Call after five.\nShe works nights.', visible: false } });
  });

  test.each(['', ' \n '])('says something: %j is refused', (note) => {
    expect(decideAddNote({ note, visible: true })).toMatchObject({
      refusal: { code: 'note_missing', field: 'note' },
    });
  });

  test('is not endless, and hides nothing', () => {
    const long = 'a'.repeat(textLimits.note + 1);
    expect(decideAddNote({ note: long, visible: true })).toMatchObject({ refusal: { code: 'text_too_long' } });
    expect(decideAddNote({ note: 'a\u202Eb', visible: true })).toMatchObject({
      refusal: { code: 'text_has_hidden_characters' },
    });
  });
});

test('notes are for staff who work on the record', () => {
  expect(decideAnnotate(principalOf('organization:agent'), 'quote:annotate')).toEqual({ ok: true, event: true });
  expect(decideAnnotate(principalOf('global:underwriter'), 'policy:annotate')).toEqual({ ok: true, event: true });
  for (const role of ['token:quote', 'global:user', 'global:read_only'] as const) {
    expect(decideAnnotate(principalOf(role), 'quote:annotate')).toMatchObject({
      refusal: { code: 'actor_not_allowed' },
    });
  }
});

test('a note is for staff unless it is meant for the customer, whatever it says', () => {
  for (const visible of [true, false]) {
    const added = decideAddNote({ note: 'Visible to you', visible });
    expect(added).toMatchObject({ ok: true, event: { visible } });
  }
});

test('a note of the longest length is kept whole', () => {
  const note = 'é'.repeat(textLimits.note);
  expect(decideAddNote({ note, visible: false })).toEqual({ ok: true, event: { note, visible: false } });
});
