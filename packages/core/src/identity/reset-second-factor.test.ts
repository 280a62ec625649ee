import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { decideSecondFactorReset, type FactorHolder } from './reset-second-factor.ts';
import type { CallerRole } from './vocabulary.ts';

const [dana, pat] = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'];
const agent: FactorHolder = {
  userId: dana,
  roles: ['global:user', 'organization:agent'],
  organizations: 1,
  hasFactor: true,
};
const decide = (
  acting: CallerRole,
  person: Partial<FactorHolder> = {},
  reason = 'She showed her licence; phone lost.',
) => decideSecondFactorReset({ ...agent, ...person }, { userId: pat, role: acting }, reason);
const codeOf = (decision: ReturnType<typeof decide>) => (decision.ok ? 'accepted' : decision.refusal.code);

describe('a lost second factor', () => {
  test.each(['organization:owner', 'global:organization_admin', 'global:admin'] as const)(
    'of an agent is reset by %s',
    (acting) => {
      expect(decide(acting)).toEqual({
        ok: true,
        event: { type: 'second_factor_reset', userId: dana, reason: 'She showed her licence; phone lost.' },
      });
    },
  );

  test('of an owner is reset by another owner of the organization', () => {
    expect(codeOf(decide('organization:owner', { roles: ['global:user', 'organization:owner'] }))).toBe('accepted');
  });

  test.each([
    ['who holds a role of the platform', { roles: ['global:user', 'organization:agent', 'global:read_only'] }],
    ['who works for another organization as well', { organizations: 2 }],
  ] as const)('of somebody %s is beyond an owner, and not beyond an administrator', (_who, person) => {
    expect(codeOf(decide('organization:owner', person))).toBe('reset_beyond_role');
    expect(codeOf(decide('global:organization_admin', person))).toBe('accepted');
  });

  test('of an administrator is reset by another administrator alone', () => {
    const person = { roles: ['global:user', 'global:admin'], organizations: 0 } as const;
    expect(codeOf(decide('global:organization_admin', person))).toBe('reset_beyond_role');
    expect(codeOf(decide('organization:owner', person))).toBe('reset_beyond_role');
    expect(codeOf(decide('global:admin', person))).toBe('accepted');
  });

  test('is nobody’s own to reset, whoever they are', () => {
    const self = decideSecondFactorReset(agent, { userId: dana, role: 'global:admin' }, 'Mine.');
    expect(codeOf(self)).toBe('reset_of_oneself');
  });

  test('has to be there', () => {
    expect(codeOf(decide('global:admin', { hasFactor: false }))).toBe('second_factor_missing');
  });

  test('is reset with a reason, at its field', () => {
    expect(decide('global:admin', {}, '  \n')).toMatchObject({ refusal: { code: 'reason_missing', field: 'reason' } });
    const long = 'x'.repeat(textLimits.reason + 1);
    expect(decide('global:admin', {}, long)).toMatchObject({ refusal: { code: 'text_too_long', field: 'reason' } });
    const hidden = 'Lost\u202E it';
    expect(codeOf(decide('global:admin', {}, hidden))).toBe('text_has_hidden_characters');
    expect(decide('global:admin', {}, ' Lost. ')).toMatchObject({ event: { reason: 'Lost.' } });
  });

  test('tells who may not do it nothing of whether there is one', () => {
    const beyond = { roles: ['global:user', 'global:admin'], hasFactor: false } as const;
    expect(codeOf(decide('organization:owner', beyond))).toBe('reset_beyond_role');
  });
});

describe('the words of a refused reset', () => {
  const french = (decision: ReturnType<typeof decide>): string => {
    if (decision.ok) throw new Error('It was accepted');
    return printSentence(decision.refusal, 'fr-CA');
  };

  test.each([
    ['beyond a role', decide('organization:owner', { organizations: 2 }), 'au-delà de votre organisation'],
    ['nothing to reset', decide('global:admin', { hasFactor: false }), 'il n’y a rien à réinitialiser'],
    ['no reason', decide('global:admin', {}, ''), 'Dites comment vous vous êtes assuré de son identité'],
    ['oneself', decideSecondFactorReset(agent, { userId: dana, role: 'global:admin' }, 'x'), 'dans votre profil'],
  ])('are French to whom reads French: %s', (_what, decision, words) => {
    expect(french(decision)).toContain(words);
  });

  test('are the same for an owner whatever stands beyond their organization', () => {
    const beyond: Partial<FactorHolder>[] = [
      { organizations: 2 },
      { organizations: 0 },
      { roles: ['global:user', 'global:admin'] },
      { roles: ['global:user', 'organization:agent', 'global:underwriter'], hasFactor: false },
    ];
    const texts = new Set(beyond.map((person) => french(decide('organization:owner', person))));
    expect(texts.size).toBe(1);
  });
});
