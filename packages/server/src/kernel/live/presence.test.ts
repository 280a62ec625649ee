import { describe, expect, test } from 'vitest';
import { createPresence, type Presence, presentMs, type PlacedRecord } from './presence.ts';

const quote: PlacedRecord = { organizationId: 'north', table: 'quotes', id: 'q1' };
const at = (userId: string, more: Partial<Pick<Presence, 'tab' | 'deciding'> & PlacedRecord> = {}): Presence => ({
  ...quote,
  tab: 't1',
  userId,
  name: userId,
  photoUrl: `/p/${userId}`,
  deciding: false,
  ...more,
});

/** Two processes that hear each other. */
function twoProcesses() {
  let now = 0;
  const changes: string[] = [];
  const heard: ((text: string) => void)[] = [];
  const open = () => {
    const board = createPresence({
      tell: (text) => heard.forEach((receive) => receive(text)),
      changed: ({ id }) => changes.push(id),
      now: () => now,
    });
    heard.push(board.receive);
    return board;
  };
  return { here: open(), there: open(), changes, pass: (ms: number) => (now += ms) };
}

describe('who is on a record', () => {
  test('is known in every process, oneself left out', () => {
    const { here, there } = twoProcesses();
    here.enter(at('dana'));
    there.enter(at('owen', { deciding: true }));
    expect(here.others(quote, 'dana')).toEqual([{ userId: 'owen', name: 'owen', photoUrl: '/p/owen', deciding: true }]);
    expect(there.others(quote, 'owen')).toEqual([
      { userId: 'dana', name: 'dana', photoUrl: '/p/dana', deciding: false },
    ]);
  });

  test('is one person, however many tabs they have it open in', () => {
    const { here } = twoProcesses();
    here.enter(at('dana'));
    here.enter(at('dana', { tab: 't2', deciding: true }));
    expect(here.others(quote, 'owen')).toEqual([{ userId: 'dana', name: 'dana', photoUrl: '/p/dana', deciding: true }]);
  });

  test('is nobody who left, went to another record, or was not heard of for a while', () => {
    const { here, there, pass } = twoProcesses();
    here.enter(at('dana'));
    here.enter(at('uma'));
    here.enter(at('owen'));
    there.leave({ userId: 'dana', tab: 't1' });
    here.enter(at('uma', { id: 'q2' }));
    expect(there.others(quote, 'x').map(({ name }) => name)).toEqual(['owen']);
    pass(presentMs);
    expect(there.others(quote, 'x')).toEqual([]);
  });

  test('is nobody who left, when a process hears late what it told itself', () => {
    const told: string[] = [];
    const board = createPresence({ tell: (text) => told.push(text), changed: () => undefined, now: () => 0 });
    board.enter(at('dana'));
    board.leave({ userId: 'dana', tab: 't1' });
    board.receive(told[0] ?? '');
    expect(board.others(quote, 'owen')).toEqual([]);
  });

  test('is nobody of the same record in another organization', () => {
    const { here } = twoProcesses();
    here.enter(at('dana'));
    expect(here.others({ ...quote, organizationId: 'south' }, 'owen')).toEqual([]);
  });

  test('is told of when it changes, and not each time that somebody is still there', () => {
    const { here, changes, pass } = twoProcesses();
    here.enter(at('dana'));
    changes.length = 0;
    here.enter(at('dana'));
    expect(changes).toEqual([]);
    here.enter(at('dana', { deciding: true }));
    expect(changes.length).toBeGreaterThan(0);
    changes.length = 0;
    pass(presentMs);
    here.expire();
    expect(changes).toEqual(['q1']);
  });

  test('is bounded for each person', () => {
    const { here } = twoProcesses();
    const entered = Array.from({ length: 21 }, (_, tab) => here.enter(at('dana', { tab: `t${tab}` })));
    expect(entered.filter(Boolean)).toHaveLength(20);
    expect(here.enter(at('dana', { tab: 't3' }))).toBe(true);
    expect(here.enter(at('owen'))).toBe(true);
  });
});
