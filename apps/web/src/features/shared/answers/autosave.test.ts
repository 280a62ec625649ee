import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerError, httpError } from '../../../data/requests/request-error.ts';
import { createAutosave, type SaveOutcome } from './autosave.ts';

type Answers = Record<string, string>;

function form(server: (patch: Answers) => void | Promise<void>) {
  const typed: Answers = {};
  const saved: Answers = {};
  const held: Answers = {};
  const sent: Answers[] = [];
  const states: SaveOutcome[] = [];
  const waits: number[] = [];
  const collect = () => {
    const open = Object.entries(typed).filter(([name, value]) => saved[name] !== value && held[name] !== value);
    return open.length === 0 ? null : Object.fromEntries(open);
  };
  const autosave = createAutosave<Answers>({
    collect,
    async save(patch) {
      sent.push(patch);
      await server(patch);
    },
    commit: (patch) => void Object.assign(saved, patch),
    refuse(error, patch) {
      const field = String((error as { field?: string }).field);
      if (!(field in patch)) return false;
      held[field] = patch[field] ?? '';
      return true;
    },
    onState: (state) => void states.push(state),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { typed, saved, held, sent, states, waits, autosave };
}

const refusal = (code: string, field?: string) => answerError([{ message: 'No', extensions: { code, field } }]);

describe('autosave', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves 600 ms after the last change, once', async () => {
    const page = form(() => undefined);
    page.typed['year'] = '20';
    page.autosave.touch();
    await vi.advanceTimersByTimeAsync(599);
    page.typed['year'] = '2019';
    page.autosave.touch();
    await vi.advanceTimersByTimeAsync(599);
    expect(page.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.sent).toEqual([{ year: '2019' }]);
    expect(page.states).toEqual(['saving', 'saved']);
  });

  it('sends what is typed during a save right after it, never beside it', async () => {
    let release = () => undefined as void;
    const page = form(() => new Promise((resolve) => (release = resolve)));
    page.typed['year'] = '2019';
    const done = page.autosave.flush();
    page.typed['make'] = 'Airstream';
    page.autosave.touch();
    await vi.advanceTimersByTimeAsync(600);
    expect(page.sent).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.sent[1]).toEqual({ make: 'Airstream' });
    release();
    expect(await done).toBe(true);
  });

  it('tries three more times when the way is blocked, then says that it failed and loses nothing', async () => {
    const page = form(() => Promise.reject(httpError(503, null)));
    page.typed['year'] = '2019';
    expect(await page.autosave.flush()).toBe(false);
    expect(page.waits).toEqual([1000, 2000, 4000]);
    expect(page.sent).toHaveLength(4);
    expect(page.states.at(-1)).toBe('failed');
    expect(page.saved).toEqual({});
  });

  it('saves on the next try after the network came back', async () => {
    let down = true;
    const page = form(() => (down ? Promise.reject(httpError(0, null)) : undefined));
    page.typed['year'] = '2019';
    await page.autosave.flush();
    down = false;
    expect(await page.autosave.flush()).toBe(true);
    expect(page.saved).toEqual({ year: '2019' });
  });

  it('holds back the field that the server refused and saves the rest', async () => {
    const page = form((patch) => ('vin' in patch ? Promise.reject(refusal('vin_check_digit', 'vin')) : undefined));
    Object.assign(page.typed, { vin: 'X', year: '2019' });
    expect(await page.autosave.flush()).toBe(true);
    expect(page.saved).toEqual({ year: '2019' });
    expect(page.held).toEqual({ vin: 'X' });
    expect(page.waits).toEqual([]);
  });

  it('never tries a refusal that names no field again', async () => {
    const page = form(() => Promise.reject(refusal('quote_expired')));
    page.typed['year'] = '2019';
    expect(await page.autosave.flush()).toBe(false);
    expect(page.sent).toHaveLength(1);
    expect(page.states.at(-1)).toBe('refused');
  });

  it('stops at a change from another tab and keeps what was typed', async () => {
    const page = form(() => Promise.reject(refusal('changed_elsewhere')));
    page.typed['year'] = '2019';
    expect(await page.autosave.flush()).toBe(false);
    expect(page.states.at(-1)).toBe('conflict');
    expect(page.typed).toEqual({ year: '2019' });
  });
});
