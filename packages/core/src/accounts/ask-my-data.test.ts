import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/sentence.ts';
import { type AskedData, decideAskMyData } from './ask-my-data.ts';
import { french } from './french.ts';
import { personalExportPause, personalExportStatuses } from './vocabulary.ts';

const asked = new Date('2026-06-15T12:00:00Z');
const after = (hours: number) => new Date(asked.getTime() + hours * 3_600_000);
const codeOf = (newest: AskedData | null, now: Date) => {
  const decision = decideAskMyData(newest, now);
  return decision.ok ? null : decision.refusal.code;
};

describe('what we hold about a person', () => {
  test('is written for who never asked', () => {
    expect(codeOf(null, asked)).toBeNull();
  });

  test.each(personalExportStatuses)('is written again at once, or not, as written down here: %s', (status) => {
    const expected = { queued: 'data_under_way', done: 'data_written_lately', failed: null }[status];
    expect(codeOf({ status, asked }, after(1))).toBe(expected);
  });

  test('is written again once the pause is over, to the minute', () => {
    const newest = { status: 'done', asked } as const;
    expect(codeOf(newest, new Date(after(personalExportPause).getTime() - 1))).toBe('data_written_lately');
    expect(codeOf(newest, after(personalExportPause))).toBeNull();
  });

  test('is gathered once at a time, however long it takes', () => {
    expect(codeOf({ status: 'queued', asked }, after(500))).toBe('data_under_way');
  });

  test('is refused in French, too', () => {
    for (const status of ['queued', 'done'] as const) {
      const decision = decideAskMyData({ status, asked }, after(1));
      if (decision.ok) throw new Error('It was accepted');
      const said = printSentence(decision.refusal, 'fr-CA', french);
      expect(said).toMatch(/^Vos données/);
    }
  });
});
