import { expect, test } from 'vitest';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { decideWriteReferralMessage, mostReferralMessages } from './write-referral-message.ts';

test('a message says something, in lines as they were typed', () => {
  expect(decideWriteReferralMessage(' The appraisal\nis on file. ', mostReferralMessages - 1)).toEqual({
    ok: true,
    event: 'The appraisal\nis on file.',
  });
});

test.each([
  [' \n', 'message_missing'],
  ['a\u202Eb', 'text_has_hidden_characters'],
  ['a'.repeat(textLimits.note + 1), 'text_too_long'],
])('%j is no message', (text, code) => {
  const refused = decideWriteReferralMessage(text, 0);
  expect([codeOf(refused), fieldOf(refused)]).toEqual([code, 'message']);
});

test('a referral holds 500 messages', () => {
  const refused = decideWriteReferralMessage('And?', mostReferralMessages);
  expect([codeOf(refused), fieldOf(refused)]).toEqual(['referral_messages_full', 'message']);
});
