import { expect, test } from 'vitest';
import { as, codeOf, exampleFacts, exampleRating } from '../quoting/quote.fixture.ts';
import { callerRoles } from '../identity/vocabulary.ts';
import { permissionsOf } from '../identity/role-permissions.ts';
import { decideReferPolicy, foundAfterBind } from './refer-policy.ts';
import { mostReasons } from './submit-underwriting-referral.ts';

test.each([
  ['organization:agent', ['The roof leaks.'], false, null],
  ['organization:agent', [' '], false, 'reasons_missing'],
  ['organization:agent', ['The roof leaks.'], true, 'referral_pending'],
  ['token:quote', ['The roof leaks.'], false, 'actor_not_allowed'],
] as const)('%s asks about a policy because of %j (asked already: %s): %s', (role, reasons, isRequested, code) => {
  expect(codeOf(decideReferPolicy(reasons, as(role), isRequested))).toBe(code);
});

test('what was known at the bind is not found after it', () => {
  const points = { code: 'driver_points', message: 'Too many points.', value: 7 };
  const mismatch = { code: 'undeclared_incidents', message: 'More than was declared.', value: 2 };
  const after = { ...exampleFacts({ rating: exampleRating({ referrals: [points] }) }), mismatches: [mismatch] };
  expect(foundAfterBind(exampleFacts(), after)).toEqual([points, mismatch]);
  expect(foundAfterBind(after, after)).toEqual([mismatch]);
  const worse = { ...after, rating: exampleRating({ referrals: [{ ...points, value: 9 }] }) };
  expect(foundAfterBind(after, worse)).toEqual([{ ...points, value: 9 }, mismatch]);
});

test('reasons about a policy are kept as they were given, without blanks around them, and are not too many', () => {
  const requested = decideReferPolicy(
    [' The roof leaks. ', '', 'A second driver was found.'],
    as('organization:agent'),
    false,
  );
  expect(requested).toEqual({
    ok: true,
    event: { reasons: [{ message: 'The roof leaks.' }, { message: 'A second driver was found.' }], findings: [] },
  });
  const crowd = Array.from({ length: mostReasons + 1 }, (_one, index) => `Reason ${index}.`);
  expect(codeOf(decideReferPolicy(crowd, as('organization:agent'), false))).toBe('reasons_too_many');
  expect(codeOf(decideReferPolicy(crowd.slice(1), as('organization:agent'), false))).toBeNull();
});

test.each(callerRoles)('%s may ask about a policy exactly where the role may ask about a quote', (role) => {
  const decision = decideReferPolicy(['The roof leaks.'], as(role), false);
  expect(decision.ok).toBe(permissionsOf(role).includes('referral:submit'));
});

test('nothing that came after the bind is nothing to look at', () => {
  expect(foundAfterBind(exampleFacts(), { ...exampleFacts(), mismatches: [] })).toEqual([]);
});

test('an answer that was waived or known at the bind is asked about again only where it says something else', () => {
  const doubt = { code: 'identity_doubtful', message: 'We could not confirm who is buying.', value: 'watch_list' };
  const known = exampleFacts({ verified: { referrals: [doubt], agentRequired: [] } });
  const also = { ...doubt, value: 'synthetic watch_list' };
  const more = exampleFacts({ verified: { referrals: [also], agentRequired: [] } });
  expect(foundAfterBind(known, { ...known, mismatches: [] })).toEqual([]);
  expect(foundAfterBind(known, { ...more, mismatches: [] })).toEqual([also]);
});
