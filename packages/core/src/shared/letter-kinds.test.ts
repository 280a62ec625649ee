import { describe, expect, test } from 'vitest';
import { chosenKinds, customerKinds, isChosen, type LetterKind, letterKinds } from './letter-kinds.ts';

/** Written by hand: why letters of each kind come. */
const why: Readonly<Record<LetterKind, string>> = {
  receipts: 'choice',
  reminders: 'choice',
  news: 'choice',
  payments: 'contract',
  cover: 'contract',
  signing: 'contract',
  endings: 'law',
  decisions: 'law',
  asked: 'asked',
  account: 'security',
  work: 'work',
};

describe('a kind of letters', () => {
  test.each(Object.entries(why))('%s comes by %s', (kind, reason) => {
    expect(letterKinds[kind as LetterKind]).toBe(reason);
    expect(isChosen(kind as LetterKind)).toBe(reason === 'choice');
  });

  test('is listed for customers with their own choices first', () => {
    expect(customerKinds.slice(0, chosenKinds.length)).toEqual(chosenKinds);
  });

  test('is never a choice and a duty at once', () => {
    for (const kind of customerKinds) {
      expect([kind, chosenKinds.some((one) => one === kind)]).toEqual([kind, isChosen(kind)]);
    }
  });

  test('that is somebody’s work here is in no customer’s list', () => {
    expect(customerKinds.some((kind) => letterKinds[kind as LetterKind] === 'work')).toBe(false);
  });
});
