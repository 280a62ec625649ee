import { refusal } from '../shared/decision.ts';
import { forPrograms } from '../shared/words.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRole } from './choose-role.ts';
import { roleLabels } from './role-labels.ts';
import { callerRoles, impliedRoles, isCallerRole } from './vocabulary.ts';

const seed = 14;
const denied = {
  ok: false,
  refusal: refusal('access-denied', forPrograms('Your requested role is not in allowed roles')),
};
const pairs = callerRoles.flatMap((held) => callerRoles.map((requested) => [held, requested] as const));

describe('the role of a request', () => {
  test.each(pairs)('who holds %s and asks for %s gets it only if they are one', (held, requested) => {
    expect(chooseRole({ held: [held], requested })).toEqual(
      held === requested ? { ok: true, event: requested } : denied,
    );
  });

  test.each([
    [['organization:agent', 'global:user'], 'global:user'],
    [['global:admin', 'global:underwriter', 'organization:agent'], 'organization:agent'],
    [['global:admin'], 'global:admin'],
    [['global:organization_admin', 'global:actuary'], 'global:actuary'],
    [['organization:underwriter', 'organization:owner'], 'organization:owner'],
    [['email', 'global:admin'], 'email'],
  ] as const)('who holds %j and asks for none gets %s', (held, expected) => {
    expect(chooseRole({ held })).toEqual({ ok: true, event: expected });
    expect(chooseRole({ held, requested: null })).toEqual({ ok: true, event: expected });
  });

  test.each([
    [''],
    [' '],
    ['organization:agent '],
    [' organization:agent'],
    ['ORGANIZATION:AGENT'],
    ['Organization:Agent'],
    ['organization:agent,global:admin'],
    ['organization:agent, organization:agent'],
    ['organization:agent\u0000'],
    ['оrganization:agent'],
    ['organization:agent'.repeat(500)],
    ['operator'],
    ['__proto__'],
  ])('the header %j names no role', (requested) => {
    expect(chooseRole({ held: ['organization:agent', 'global:admin'], requested })).toEqual(denied);
  });

  test.each(impliedRoles)('%s cannot be asked for', (requested) => {
    expect(chooseRole({ held: [...callerRoles], requested })).toEqual(denied);
  });

  test('who holds nothing is denied', () => {
    expect(chooseRole({ held: [] })).toEqual(denied);
    expect(chooseRole({ held: [], requested: 'email' })).toEqual(denied);
  });

  test(`is always one that is held, and the least of them when none is named (seed ${seed})`, () => {
    const property = fc.property(fc.subarray([...callerRoles], { minLength: 1 }), fc.boolean(), (subset, reversed) => {
      const held = reversed ? subset.toReversed() : subset;
      const chosen = chooseRole({ held });
      expect(chosen).toEqual({ ok: true, event: subset[0] });
    });
    fc.assert(property, { seed });
  });
});

describe('the names of roles', () => {
  test.each([...callerRoles, ...impliedRoles])('%s has a label', (role) => {
    expect(roleLabels[role].en).toMatch(/^[A-Z]/);
  });

  test('no two roles look alike', () => {
    expect(new Set(Object.values(roleLabels).map(({ en }) => en)).size).toBe(Object.keys(roleLabels).length);
  });

  test.each([
    ['global:admin', true],
    ['token:quote', false],
    ['anonymous', false],
    ['admin', false],
    [undefined, false],
    [7, false],
  ])('%s may be held by a caller: %s', (text, expected) => {
    expect(isCallerRole(text)).toBe(expected);
  });
});
