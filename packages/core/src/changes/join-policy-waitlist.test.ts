import { describe, expect, test } from 'vitest';
import { codeOf, exampleMoratorium } from '../quoting/quote.fixture.ts';
import { moratoriumActions } from '../quoting/vocabulary.ts';
import { decideJoinPolicyWaitlist, waitedActions } from './join-policy-waitlist.ts';

const at = new Date('2026-03-11T12:00:00Z');
const columbus = { administrativeArea: 'OH', postalCode: '43215' };
const tampa = { administrativeArea: 'FL', postalCode: '33602' };
const join = (
  actions: readonly string[],
  moratorium = {},
  places = [columbus],
  when = at,
  source: string | null = 'vehicle',
) =>
  decideJoinPolicyWaitlist(
    [exampleMoratorium({ actions: ['increase_cover'], ...moratorium })],
    { actions, source },
    {
      provider: 'personal',
      places,
      at: when,
    },
  );

describe('who is refused more cover waits for its end', () => {
  test('with all that would have to be free, where it is stopped', () => {
    expect(join(['lower_deductible', 'increase_cover'])).toMatchObject({
      ok: true,
      event: { actions: ['increase_cover', 'lower_deductible'], place: columbus, source: 'vehicle' },
    });
    expect(join(['increase_cover'], {}, [tampa, columbus])).toMatchObject({ event: { place: columbus } });
  });

  test('also where only a device in what is insured is', () => {
    const lastSeen = { places: [columbus], isInLayer: false };
    expect(join(['increase_cover'], { lastSeen }, [tampa])).toMatchObject({ ok: true, event: { place: columbus } });
    const inLayer = { places: [], isInLayer: true };
    expect(join(['increase_cover'], { lastSeen: inLayer }, [tampa])).toMatchObject({
      ok: true,
      event: { place: tampa },
    });
  });

  test.each([
    ['something else is stopped', ['reinstate_with_lapse'], {}, [columbus], at],
    ['it is stopped elsewhere', ['increase_cover'], {}, [tampa], at],
    ['another line is stopped', ['increase_cover'], { provider: 'boat' }, [columbus], at],
    ['it is over', ['increase_cover'], {}, [columbus], new Date('2026-03-12T12:00:00Z')],
    ['it has not begun', ['increase_cover'], {}, [columbus], new Date('2026-03-10T11:59:59Z')],
  ] as const)('and not where %s', (_, actions, moratorium, places, when) => {
    expect(codeOf(join(actions, moratorium, [...places], when))).toBe('nothing_stops_it');
  });

  test('by what was refused, a change of cover where nothing is named, and nothing that there is not', () => {
    const by = (source: string | null) => join(['increase_cover'], {}, [columbus], at, source);
    expect(by(null)).toMatchObject({ event: { source: 'coverage' } });
    for (const source of ['premium', '', 'start'])
      expect([source, codeOf(by(source))]).toEqual([source, 'source_unknown']);
  });

  test('for what raises cover, and nothing else', () => {
    for (const action of moratoriumActions) {
      const isWaited = waitedActions.some((one) => one === action);
      expect([action, codeOf(join([action], { actions: moratoriumActions }))]).toEqual([
        action,
        isWaited ? null : 'action_unknown',
      ]);
    }
    expect(codeOf(join([]))).toBe('action_unknown');
    expect(codeOf(join(['increase_cover', 'a billboard']))).toBe('action_unknown');
  });
});
