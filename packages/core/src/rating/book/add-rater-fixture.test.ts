import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../../identity/role-permissions.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { decideAddRaterFixture, decideFixturesOpen, decideRatesWrite, mostFixtures } from './add-rater-fixture.ts';

const draft = { status: 'draft', names: ['Ohio motorhome'] };

describe('a fixture', () => {
  test('is added to a draft under a name of its own, as one line', () => {
    expect(decideAddRaterFixture('  Texas \n fifth wheel ', draft)).toEqual({
      ok: true,
      event: { name: 'Texas fifth wheel' },
    });
  });

  test.each([
    ['', draft, 'name_missing', 'name'],
    [' \n', draft, 'name_missing', 'name'],
    ['Ohio  motorhome', draft, 'fixture_name_taken', 'name'],
    ['x'.repeat(101), draft, 'text_too_long', 'name'],
    ['a\u202Eb', draft, 'text_has_hidden_characters', 'name'],
    ['Texas', { ...draft, status: 'promoted' }, 'rates_promoted', undefined],
    ['Texas', { ...draft, names: Array.from({ length: mostFixtures }, String) }, 'too_many_fixtures', undefined],
  ])('called %j is refused where it does not fit: %j', (name, version, code, field) => {
    const decision = decideAddRaterFixture(name, version);
    expect(decision.ok ? null : [decision.refusal.code, decision.refusal.field]).toEqual([code, field]);
  });

  test('fills a version up to its last place', () => {
    const names = Array.from({ length: mostFixtures - 1 }, String);
    expect(decideAddRaterFixture('Texas', { ...draft, names }).ok).toBe(true);
  });
});

test('a draft takes fixtures, and what was put in force takes none', () => {
  expect(decideFixturesOpen('draft').ok).toBe(true);
  expect(decideFixturesOpen('promoted').ok).toBe(false);
});

test.each<[Role, boolean]>([
  ['global:actuary', true],
  ['global:admin', true],
  ['global:underwriter', false],
  ['organization:underwriter', false],
])('%s writes rates: %s', (role, writes) => {
  const decision = decideRatesWrite({ permissions: permissionsOf(role) });
  expect(decision.ok).toBe(writes);
  if (!decision.ok) expect(decision.refusal.code).toBe('actor_not_allowed');
});
