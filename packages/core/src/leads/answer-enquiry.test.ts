import { describe, expect, test } from 'vitest';
import {
  type Conversation,
  decideAnswerEnquiry,
  decideMailTranscript,
  decideWriteInEnquiry,
  mostMessages,
  mostMessagesOfStaff,
  mostUnanswered,
} from './answer-enquiry.ts';

const fresh: Conversation = { status: 'new', isAnswered: false, messages: 1, unanswered: 1 };
const answered: Conversation = { status: 'answered', isAnswered: true, messages: 2, unanswered: 0 };
const closed: Conversation = { ...answered, status: 'closed' };

describe('an answer', () => {
  test.each([
    ['a new enquiry', fresh],
    ['one that was answered', answered],
    ['one that was closed', closed],
  ])('may be written to %s, without its outer blanks', (_, conversation) => {
    expect(decideAnswerEnquiry(conversation, ' Yes.\nGladly. ')).toEqual({ ok: true, event: 'Yes.\nGladly.' });
  });

  test.each([
    [' ', 'about_missing'],
    ['x'.repeat(1001), 'text_too_long'],
    ['a\u202Eb', 'text_has_hidden_characters'],
  ])('%j is none: %s', (body, code) => {
    expect(decideAnswerEnquiry(fresh, body)).toMatchObject({ refusal: { code, field: 'body' } });
  });

  test('is the last one when a conversation is full', () => {
    expect(decideAnswerEnquiry({ ...answered, messages: mostMessagesOfStaff - 1 }, 'Yes').ok).toBe(true);
    expect(decideAnswerEnquiry({ ...answered, messages: mostMessagesOfStaff }, 'Yes')).toMatchObject({
      refusal: { code: 'conversation_full', field: 'body' },
    });
  });
});

describe('who wrote', () => {
  test.each([fresh, answered])('adds to what is not closed: %j', (conversation) => {
    expect(decideWriteInEnquiry(conversation, ' And? ')).toEqual({ ok: true, event: 'And?' });
  });

  test('begins anew what is closed, whatever they write', () => {
    expect(decideWriteInEnquiry(closed, 'And?')).toMatchObject({ refusal: { code: 'conversation_closed' } });
    expect(decideWriteInEnquiry(closed, '')).toMatchObject({ refusal: { code: 'conversation_closed' } });
  });

  test('may write 200 messages in all; staff go on answering whom they filled it for', () => {
    expect(decideWriteInEnquiry({ ...answered, messages: mostMessages - 1 }, 'And?').ok).toBe(true);
    const full = { ...answered, messages: mostMessages };
    expect(decideWriteInEnquiry(full, 'And?')).toMatchObject({
      refusal: { code: 'conversation_full', field: 'body' },
    });
    expect(decideAnswerEnquiry(full, 'Yes').ok).toBe(true);
  });

  test('waits for an answer after twenty messages', () => {
    const waiting = { ...fresh, messages: 20, unanswered: mostUnanswered - 1 };
    expect(decideWriteInEnquiry(waiting, 'And?').ok).toBe(true);
    expect(decideWriteInEnquiry({ ...waiting, unanswered: mostUnanswered }, 'And?')).toMatchObject({
      refusal: { code: 'too_many_unanswered', field: 'body' },
    });
  });

  test('says something', () => {
    expect(decideWriteInEnquiry(fresh, '\n')).toMatchObject({ refusal: { code: 'about_missing', field: 'body' } });
  });

  test('has it mailed once somebody has answered, and no stranger reads by us what nobody of us has seen', () => {
    expect(decideMailTranscript(answered)).toEqual({ ok: true, event: true });
    expect(decideMailTranscript(closed)).toEqual({ ok: true, event: true });
    expect(decideMailTranscript(fresh)).toMatchObject({ refusal: { code: 'nothing_answered' } });
  });
});
