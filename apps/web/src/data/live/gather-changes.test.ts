import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Gathered, gatherChanges } from './gather-changes.ts';

let applied: Gathered[];
let isHidden: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  applied = [];
  isHidden = false;
});
afterEach(() => void vi.useRealTimers());

const gather = () => gatherChanges({ apply: (each) => void applied.push(each), isHidden: () => isHidden });
const change = (id: string) => ({ table: 'quotes', id }) as const;

describe('changes', () => {
  test('are applied within a tenth of a second', () => {
    gather().take({ changes: [change('one')] });
    vi.advanceTimersByTime(100);
    expect(applied).toEqual([[change('one')]]);
  });

  test('that follow at once are applied together, and each once', () => {
    const changes = gather();
    changes.take({ changes: [change('one')] });
    vi.advanceTimersByTime(100);
    changes.take({ changes: [change('two')] });
    changes.take({ changes: [change('two'), change('three')] });
    vi.advanceTimersByTime(150);
    expect(applied).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(applied[1]).toEqual([change('two'), change('three')]);
  });

  test('that do not end are applied every two seconds at last, and at once again after a rest', () => {
    const changes = gather();
    const flood = (ms: number): number => {
      const before = applied.length;
      for (let passed = 0; passed < ms; passed += 50) {
        changes.take({ changes: [change(String(passed))] });
        vi.advanceTimersByTime(50);
      }
      return applied.length - before;
    };
    flood(20_000);
    expect(flood(20_000)).toBe(10);
    vi.advanceTimersByTime(5_000);
    const before = applied.length;
    changes.take({ changes: [change('last')] });
    vi.advanceTimersByTime(100);
    expect(applied).toHaveLength(before + 1);
  });

  test('are swallowed by everything', () => {
    const changes = gather();
    changes.take({ changes: [change('one')] });
    changes.take({ everything: true });
    changes.take({ changes: [change('two')] });
    vi.advanceTimersByTime(2_000);
    expect(applied).toEqual(['everything']);
  });

  test('of a hidden page wait until it is looked at', () => {
    isHidden = true;
    const changes = gather();
    changes.take({ changes: [change('one')] });
    vi.advanceTimersByTime(60_000);
    expect(applied).toEqual([]);
    isHidden = false;
    changes.wake();
    vi.advanceTimersByTime(100);
    expect(applied).toEqual([[change('one')]]);
  });

  test('are applied no more once it has stopped', () => {
    const changes = gather();
    changes.take({ everything: true });
    changes.stop();
    vi.advanceTimersByTime(2_000);
    expect(applied).toEqual([]);
  });
});
