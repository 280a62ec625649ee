import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areColumns,
  decidePreferences,
  isListWord,
  type PreferenceChange,
  readPreferences,
} from './set-preferences.ts';
import type { Preferences } from './vocabulary.ts';

const organization = '018f0000-0000-7000-8000-000000000000';
const saved = {
  theme: 'dark',
  single_keys: true,
  first_page: 'quotes',
  setup_dismissed: [`${organization}/brand`],
  lists: { quotes: { density: 'compact', columns: ['status', 'premium'] }, policies: { density: 'regular' } },
} as const;

describe('a change of preferences', () => {
  test('lays over what was kept, list by list, what it speaks of alone', () => {
    expect(decidePreferences(saved, { single_keys: false, lists: [{ list: 'quotes', columns: [] }] })).toEqual({
      ok: true,
      event: {
        preferences: {
          theme: 'dark',
          single_keys: false,
          first_page: 'quotes',
          setup_dismissed: [`${organization}/brand`],
          lists: {
            quotes: {
              density: 'compact',
              columns: [],
            },
            policies: { density: 'regular' },
          },
        },
      },
    });
  });

  test('that says nothing changes nothing', () => {
    const nothing = { theme: null, single_keys: null, lists: null };
    expect(decidePreferences(saved, nothing)).toEqual({ ok: true, event: { preferences: saved } });
    expect(decidePreferences({}, {})).toEqual({ ok: true, event: { preferences: {} } });
  });

  test.each([
    [{ theme: 'sepia' }, 'theme_unknown', 'theme'],
    [{ first_page: 'moon' }, 'first_page_unknown', 'first_page'],
    [{ setup_dismissed: ['brand'] }, 'step_not_valid', 'setup_dismissed'],
    [{ setup_dismissed: [`${organization}/brand`, `${organization}/brand`] }, 'step_not_valid', 'setup_dismissed'],
    [{ lists: [{ list: '' }] }, 'list_name_not_valid', 'lists.list'],
    [{ lists: [{ list: '__proto__' }] }, 'list_name_not_valid', 'lists.list'],
    [{ lists: [{ list: 'quotes', density: 'huge' }] }, 'density_unknown', 'lists.density'],
    [{ lists: [{ list: 'quotes', columns: ['a', 'a'] }] }, 'columns_not_valid', 'lists.columns'],
    [{ lists: [{ list: 'quotes', columns: ['A b'] }] }, 'columns_not_valid', 'lists.columns'],
    [
      { lists: [{ list: 'quotes', columns: Array.from({ length: 41 }, (_, at) => `c${'a'.repeat(at)}`) }] },
      ...(['columns_not_valid', 'lists.columns'] as const),
    ],
    [
      { lists: Array.from({ length: 61 }, (_, at) => ({ list: `l${'a'.repeat(at)}` })) },
      ...(['list_name_not_valid', 'lists.list'] as const),
    ],
  ])('is refused at its field: %j', (change, code, field) => {
    expect(decidePreferences(saved, change)).toMatchObject({ ok: false, refusal: { code, field } });
  });
});

describe('what was stored', () => {
  test('is read as it was kept', () => {
    expect(readPreferences(saved)).toEqual(saved);
  });

  test.each([
    [null, {}],
    [[], {}],
    ['dark', {}],
    [{ theme: 'sepia', single_keys: 'no', lists: [] }, {}],
    [
      { lists: { quotes: null, policies: { density: 1, columns: ['a', 2, 'b'] }, 'P!': {} } },
      { lists: { quotes: {}, policies: { columns: ['a', 'b'] } } },
    ],
  ])('and not understood any more counts as never chosen: %j', (stored, read) => {
    expect(readPreferences(stored)).toEqual(read);
  });
});

describe('the names of lists and columns', () => {
  test.each(['a', 'quotes', 'policy_activities', 'a'.repeat(64)])('may be %j', (name) => {
    expect(isListWord(name)).toBe(true);
    expect(areColumns([name])).toBe(true);
  });

  test.each(['', '_', 'Quotes', 'quotes2', 'a-b', 'a b', ' a', 'é', 'a'.repeat(65), 'constructor\n'])(
    'may not be %j',
    (name) => {
      expect(isListWord(name)).toBe(false);
      expect(areColumns(['status', name])).toBe(false);
    },
  );

  test('are as many as a screen could ever show, and no more', () => {
    const names = Array.from({ length: 41 }, (_, at) => 'a'.repeat(at + 1));
    expect(areColumns(names.slice(0, 40))).toBe(true);
    expect(areColumns(names)).toBe(false);
    expect(areColumns([])).toBe(true);
    const lists = Array.from({ length: 60 }, (_, at) => ({ list: 'a'.repeat(at + 1) }));
    const all = decidePreferences({}, { lists });
    expect(all).toMatchObject({ ok: true });
    const { preferences } = all.ok ? all.event : { preferences: {} };
    // A list that is known already needs no room.
    expect(decidePreferences(preferences, { lists: [{ list: 'a', density: 'compact' }] })).toMatchObject({ ok: true });
    expect(decidePreferences(preferences, { lists: [{ list: 'b' }] })).toMatchObject({
      refusal: { code: 'list_name_not_valid', message: 'At most 60 lists can be set up.' },
    });
  });
});

const listChange = fc.record(
  {
    list: fc.constantFrom('quotes', 'policies', 'referrals'),
    density: fc.constantFrom('regular', 'compact', null),
    columns: fc.option(fc.uniqueArray(fc.constantFrom('status', 'premium', 'agent', 'created'))),
  },
  { requiredKeys: ['list'] },
);
const change: fc.Arbitrary<PreferenceChange> = fc.record(
  {
    theme: fc.constantFrom('light', 'dark', null),
    single_keys: fc.option(fc.boolean()),
    lists: fc.option(fc.array(listChange, { maxLength: 4 })),
  },
  { requiredKeys: [] },
);

function after(changes: readonly PreferenceChange[], from: Preferences = {}): Preferences {
  return changes.reduce<Preferences>((before, next) => {
    const decision = decidePreferences(before, next);
    if (!decision.ok) throw new Error(decision.refusal.message);
    return decision.event.preferences;
  }, from);
}

describe('preferences', () => {
  test('come out of the store as they went in', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const preferences = after(changes);
        expect(readPreferences(JSON.parse(JSON.stringify(preferences)))).toEqual(preferences);
      }),
    );
  });

  test('do not mind that a change arrives twice, as one does whose answer was lost', () => {
    fc.assert(
      fc.property(fc.array(change), change, (changes, again) => {
        const once = after([again], after(changes));
        expect(after([again], once)).toEqual(once);
      }),
    );
  });

  test('are the same in whichever order two devices set different things', () => {
    fc.assert(
      fc.property(
        fc.array(change),
        fc.constantFrom('light', 'dark'),
        fc.boolean(),
        fc.constantFrom('regular', 'compact'),
        (changes, theme, single_keys, density) => {
          const before = after(changes);
          const one = { theme, lists: [{ list: 'quotes', columns: ['status'] }] };
          const other = { single_keys, lists: [{ list: 'quotes', density }] };
          expect(after([one, other], before)).toEqual(after([other, one], before));
        },
      ),
    );
  });

  test('whatever was stored are read without a fault, and fit what may be chosen', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (theme, single_keys, lists) => {
        const read = readPreferences({ theme, single_keys, lists: { quotes: lists, policies: { columns: lists } } });
        expect(['light', 'dark', undefined]).toContain(read.theme);
        expect([true, false, undefined]).toContain(read.single_keys);
        for (const { columns = [] } of Object.values(read.lists ?? {})) expect(areColumns(columns)).toBe(true);
      }),
    );
  });
});
