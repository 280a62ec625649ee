import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { type RequestedData, decideAskMyData } from './ask-my-data.ts';
import { personalExportPause, personalExportStatuses } from './vocabulary.ts';

const requested = new Date('2026-06-15T12:00:00Z');
const after = (hours: number) => new Date(requested.getTime() + hours * 3_600_000);
const codeOf = (newest: RequestedData | null, now: Date) => {
  const decision = decideAskMyData(newest, now);
  return decision.ok ? null : decision.refusal.code;
};

describe('what we hold about a person', () => {
  test('is written for who never asked', () => {
    expect(codeOf(null, requested)).toBeNull();
  });

  test.each(personalExportStatuses)('is written again at once, or not, as written down here: %s', (status) => {
    const expected = { queued: 'data_under_way', done: 'data_written_lately', failed: null }[status];
    expect(codeOf({ status, requested }, after(1))).toBe(expected);
  });

  test('is written again once the pause is over, to the minute', () => {
    const newest = { status: 'done', requested } as const;
    expect(codeOf(newest, new Date(after(personalExportPause).getTime() - 1))).toBe('data_written_lately');
    expect(codeOf(newest, after(personalExportPause))).toBeNull();
  });

  test('is gathered once at a time, however long it takes', () => {
    expect(codeOf({ status: 'queued', requested }, after(500))).toBe('data_under_way');
  });

  test('is refused in French, too', () => {
    for (const status of ['queued', 'done'] as const) {
      const decision = decideAskMyData({ status, requested }, after(1));
      if (decision.ok) throw new Error('It was accepted');
      const text = printSentence(decision.refusal, 'fr-CA');
      expect(text).toMatch(/^Vos données/);
    }
  });
});

describe('the pause between two that are written', () => {
  test.each([0, 1, 6, 12, 23])('still holds after %d hours', (hours) => {
    expect(codeOf({ status: 'done', requested }, after(hours))).toBe('data_written_lately');
  });

  test.each([24, 25, 48, 24 * 30])('is over after %d hours', (hours) => {
    expect(codeOf({ status: 'done', requested }, after(hours))).toBeNull();
  });

  test.each([0, 24, 240])('does not hold back who asks again after a failure, %d hours later', (hours) => {
    expect(codeOf({ status: 'failed', requested }, after(hours))).toBeNull();
  });

  test('is said in hours to whoever asks too early', () => {
    const decision = decideAskMyData({ status: 'done', requested }, after(2));
    expect(decision).toMatchObject({
      refusal: {
        message: 'Your data was gathered less than 24 hours ago. Download that one, or ask again later.',
      },
    });
  });

  test('names no field: nothing was typed', () => {
    for (const status of ['queued', 'done'] as const) {
      const decision = decideAskMyData({ status, requested }, after(1));
      expect(decision.ok ? undefined : decision.refusal.field).toBeUndefined();
    }
  });
});
