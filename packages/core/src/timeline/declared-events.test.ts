import { describe, expect, test } from 'vitest';
import { declaredEvents } from '../generated/events.ts';
import { exampleReason } from '../quoting/events/move.ts';
import { transitions } from '../quoting/transitions.ts';
import type { DeclaredEvent } from '../shared/define-event.ts';
import { isDay } from '../shared/time/day.ts';
import type { EventField } from '../shared/event-field.ts';
import { placesOf } from '../shared/words.ts';
import { timelineEvents, timelineOf } from './timeline-of.ts';

const events: readonly DeclaredEvent[] = declaredEvents;
const shown = events.filter((declared) => declared.timeline !== null);

function isOf({ kind, values, isNullable }: EventField, value: unknown): boolean {
  if (value === null) return isNullable;
  if (kind === 'money') return Number.isSafeInteger(value);
  if (kind === 'number') return typeof value === 'number';
  if (typeof value !== 'string' || value === '') return false;
  return kind === 'day' ? isDay(value) : kind !== 'choice' || values.includes(value);
}

/** What an example holds of its fields that they do not allow. */
function wrongFields(fields: DeclaredEvent['facts'], example: unknown): string[] {
  const values = new Map(Object.entries(Object(example)));
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field === undefined || !isOf(field, values.get(name));
  });
}

/** The names under which rows hold what an event says. */
function storedNames({ facts }: DeclaredEvent): Map<string, EventField> {
  return new Map(Object.entries(facts).map(([name, field]) => [field.storedAs ?? name, field]));
}

test('each event has a name of its own', () => {
  const types = events.map(({ type }) => type);
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
});

test('every move of the table of transitions is declared', () => {
  const declared = new Set(events.map(({ type }) => type));
  expect(transitions.map(({ event }) => event).filter((event) => !declared.has(event))).toEqual([]);
});

test('an event that leaves entries is handed to the timeline, and no other', () => {
  expect(timelineEvents).toEqual(shown.map(({ type }) => type));
});

describe.each(events.map((declared) => [declared.type, declared] as const))('%s', (_type, declared) => {
  test('has an example of what it says', () => {
    expect(declared.examples).not.toEqual([]);
    for (const example of declared.examples) {
      expect(wrongFields({ ...declared.about, ...declared.facts }, example)).toEqual([]);
    }
  });

  test('hangs on a record wherever it leaves an entry', () => {
    const entries = declared.examples.flatMap((example) => declared.entryOf(example) ?? []);
    expect(entries.length > 0).toBe(declared.timeline !== null);
    for (const { quoteId, policyId, productId, claimId } of entries) {
      expect(quoteId ?? policyId ?? productId ?? claimId).toBeTruthy();
    }
  });

  test('never says why somebody moved a quote: a reason is for staff', () => {
    for (const example of declared.examples) {
      expect(JSON.stringify(declared.entryOf(example))).not.toContain(exampleReason);
    }
  });
});

describe.each(shown.map((declared) => [declared.type, declared] as const))('the words of %s', (_type, declared) => {
  const text = declared.timeline?.text ?? { en: '', fr: '' };

  test('read facts that its rows hold', () => {
    const stored = storedNames(declared);
    expect(placesOf(text).filter((place) => place !== 'reader' && !stored.has(place))).toEqual([]);
  });

  test('are chosen by values that the fact may have', () => {
    if (!('by' in text)) return;
    const possible = text.by === 'reader' ? ['customer'] : (storedNames(declared).get(text.by)?.values ?? []);
    // A code comes from a bank or a rule, and a fact may not be there.
    if (possible.length > 0) expect(possible).toEqual(expect.arrayContaining(Object.keys(text.cases)));
    else expect(Object.keys(text.cases)).not.toEqual([]);
  });
});

test('a fact that is null and may be left out is in no row', () => {
  const unassigned = {
    type: 'agent_assigned',
    quoteId: 'q',
    policyId: null,
    from: 'a',
    to: null,
    agentName: null,
  } as const;
  expect(timelineOf(unassigned)).toEqual({ quoteId: 'q', policyId: null, facts: {}, visible: false });
  expect(timelineOf({ type: 'autopay_stopped', policyId: 'p', ends: null })?.facts).toEqual({ ends: null });
});

describe('the customer', () => {
  const isRead = (event: Parameters<typeof timelineOf>[0]) => timelineOf(event)?.visible;

  test('reads of a file that they were shown, and of none that left its list', () => {
    const file = { fileId: 'f', record: { table: 'quotes', id: 'q' }, name: 'roof.jpg' } as const;
    expect(isRead({ type: 'file_stored', ...file, visible: true })).toBe(true);
    expect(isRead({ type: 'file_stored', ...file, visible: false })).toBe(false);
    expect(isRead({ type: 'file_archived', ...file, visible: true })).toBe(false);
  });

  test('reads of every letter but the link back, which anybody may ask for under any address', () => {
    const letter = { type: 'letter_sent', quoteId: 'q', policyId: null, recipient: 'ada@example.com' } as const;
    expect(isRead({ ...letter, template: 'quote_sent' })).toBe(true);
    expect(isRead({ ...letter, template: 'resume_quote' })).toBe(false);
  });

  test('reads of no edit that staff make for themselves', () => {
    const edit = {
      type: 'quote_edited',
      quoteId: 'q',
      version: 2,
      changesContent: true,
      clearsRating: true,
      price: { before: null, after: null },
      referrals: [],
    } as const;
    expect(isRead({ ...edit, kind: 'vehicle' })).toBe(true);
    expect(isRead({ ...edit, kind: 'discounts' })).toBe(true);
    expect(isRead({ ...edit, kind: 'custom_fields' })).toBe(false);
    expect(isRead({ ...edit, kind: 'meta' })).toBe(false);
  });
});
