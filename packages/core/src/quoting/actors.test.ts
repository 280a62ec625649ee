import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../identity/vocabulary.ts';
import { actorsOf } from './actors.ts';

describe('the parts that roles play', () => {
  test.each([
    ['anonymous', ['consumer']],
    ['token:quote', ['consumer']],
    ['token:claim', []],
    ['system', ['system']],
    ['email', []],
    ['global:user', ['consumer']],
    ['organization:customer', ['consumer']],
    ['organization:agent', ['agent']],
    ['organization:owner', ['agent']],
    ['organization:underwriter', ['underwriter']],
    ['global:read_only', []],
    ['global:service_agent', ['agent']],
    ['global:service_member', ['agent']],
    ['global:service_manager', ['agent']],
    ['global:actuary', []],
    ['global:underwriter', ['underwriter']],
    ['global:organization_admin', []],
    ['global:admin', ['agent', 'underwriter']],
  ] as const)('%s is %j', (role, actors) => {
    expect(actorsOf(role)).toEqual(actors);
  });

  test('no role that a caller can name is the system', () => {
    for (const role of callerRoles) expect(actorsOf(role)).not.toContain('system');
  });

  test('a consumer is never also staff', () => {
    for (const role of [...callerRoles, ...impliedRoles]) {
      expect(actorsOf(role).includes('consumer') && actorsOf(role).length > 1).toBe(false);
    }
  });
});
