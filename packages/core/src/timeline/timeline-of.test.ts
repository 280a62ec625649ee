import { describe, expect, test } from 'vitest';
import { timelineEvents, timelineOf } from './timeline-of.ts';
import { secretReason } from './moved-event.fixture.ts';
import { left } from './timeline.fixture.ts';
import { isTimelineKind, timelineKinds } from './vocabulary.ts';

const examples = Object.values(left).flat();

describe('an event', () => {
  test.each(examples.map((one) => [`${one.event.type}: ${one.title}`, one] as const))(
    'leaves what was written down by hand: %s',
    (_title, { event, leaves }) => {
      expect(timelineOf(event)).toEqual(leaves);
    },
  );

  test('is handed to the timeline exactly when it leaves an entry', () => {
    const leaving = examples.filter(({ leaves }) => leaves !== null).map(({ event }) => event.type);
    expect(new Set(timelineEvents)).toEqual(new Set(leaving));
  });
});

describe('an entry', () => {
  test('never says why somebody declined or revoked: a reason is for staff', () => {
    for (const { event } of examples) expect(JSON.stringify(timelineOf(event))).not.toContain(secretReason);
  });

  test('hangs on a record', () => {
    for (const { event } of examples) {
      const entry = timelineOf(event);
      if (entry) expect(entry.quoteId ?? entry.policyId ?? entry.productId, event.type).toBeTruthy();
    }
  });
});

test('a kind is a word of the list, and nothing else is', () => {
  expect(timelineKinds.every(isTimelineKind)).toBe(true);
  expect(['', 'bind_begun', 'toString', 'note'].some(isTimelineKind)).toBe(false);
});
