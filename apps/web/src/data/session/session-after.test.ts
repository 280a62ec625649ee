import { expect, test } from 'vitest';
import { mayMeanEnd } from './recheck-session.ts';
import { answerError, httpError } from '../requests/request-error.ts';
import { sessionAfter, type SignedInUser } from './use-session.ts';

const dana: SignedInUser = {
  sub: 'dana',
  given_name: 'Dana',
  photo_url: null,
  permissions: ['quote:edit'],
  roles: ['global:user', 'organization:agent'],
  org_id: 'a',
  language: null,
  preferences: {},
  map: false,
};
const owen: SignedInUser = { ...dana, sub: 'owen' };

test('nobody before and nobody now is nobody', () => {
  expect(sessionAfter(undefined, null)).toBeNull();
  expect(sessionAfter(null, null)).toBeNull();
});

test('whoever was there stays known when the session has ended', () => {
  expect(sessionAfter(dana, null)).toEqual({ ...dana, ended: true });
  expect(sessionAfter({ ...dana, ended: true }, null)).toEqual({ ...dana, ended: true });
});

test('whoever signs in again is there as before, and another person takes their place', () => {
  expect(sessionAfter({ ...dana, ended: true }, dana)).toEqual(dana);
  expect(sessionAfter({ ...dana, ended: true }, owen)).toEqual(owen);
});

test.each([
  ['a role that is not held', answerError([{ message: 'no', extensions: { code: 'access-denied' } }]), true],
  ['an answer 401', httpError(401, null), true],
  ['a rule that refuses', answerError([{ message: 'no', extensions: { code: 'policy_not_in_force' } }]), false],
  ['a server that fails', httpError(500, null), false],
  ['something else', new Error('no'), false],
])('%s may mean that the session has ended: %s', (_what, error, may) => {
  expect(mayMeanEnd(error)).toBe(may);
});
