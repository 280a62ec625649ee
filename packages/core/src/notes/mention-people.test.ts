import { describe, expect, test } from 'vitest';
import { decideMentions, decideSeeMention, mostMentions } from './mention-people.ts';

const readers = new Set(['dana', 'owen']);

describe('the people whom a note mentions', () => {
  test('are each of them once', () => {
    expect(decideMentions(['dana', 'owen', 'DANA'], readers)).toEqual({ ok: true, event: ['dana', 'owen'] });
    expect(decideMentions([], readers)).toEqual({ ok: true, event: [] });
  });

  test('see what it is about, all of them', () => {
    expect(decideMentions(['dana', 'pete'], readers)).toMatchObject({
      refusal: { code: 'mention_without_access', field: 'mentions' },
    });
  });

  test('are not a crowd', () => {
    const crowd = Array.from({ length: mostMentions + 1 }, (_, place) => `p${place}`);
    expect(decideMentions(crowd, new Set(crowd))).toMatchObject({ refusal: { code: 'mentions_too_many' } });
    expect(decideMentions(crowd.slice(1), new Set(crowd))).toMatchObject({ ok: true });
  });
});

test('a mention is done with by the person whom it is for', () => {
  expect(decideSeeMention({ userId: 'dana' }, { userId: 'dana' })).toEqual({ ok: true, event: true });
  for (const userId of ['owen', null]) {
    expect(decideSeeMention({ userId: 'dana' }, { userId })).toMatchObject({ refusal: { code: 'mention_of_another' } });
  }
});
