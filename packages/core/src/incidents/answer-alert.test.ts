import { expect, test } from 'vitest';
import { decideAnswerAlert } from './answer-alert.ts';

const request = { isOver: false, answer: 'safe', movedTo: null };

test('who is safe says so alone, and who moved says where to', () => {
  expect(decideAnswerAlert({ ...request, movedTo: 'Ocala' })).toEqual({
    ok: true,
    event: { answer: 'safe', movedTo: null },
  });
  expect(decideAnswerAlert({ ...request, answer: 'moved', movedTo: ' Ocala,  FL ' })).toEqual({
    ok: true,
    event: { answer: 'moved', movedTo: 'Ocala, FL' },
  });
});

test.each([
  [{ isOver: true }, 'alert_over'],
  [{ answer: 'fine' }, 'answer_unknown'],
  [{ answer: 'moved', movedTo: ' ' }, 'place_missing'],
  [{ answer: 'moved', movedTo: 'x'.repeat(201) }, 'text_too_long'],
])('with %j is refused as %s', (part, code) => {
  expect(decideAnswerAlert({ ...request, ...part })).toMatchObject({ refusal: { code } });
});
