import { expect, test } from 'vitest';
import { httpError, RequestError } from '../requests/request-error.ts';
import { looksLikeEmail, signInProblem } from './sign-in-problem.ts';

test.each([
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'invalid'],
  [400, 'INVALID_OTP', 'invalid'],
  [400, 'VALIDATION_ERROR', 'invalid'],
  [500, 'unexpected', 'failed'],
] as const)('an answer %i %s is %s', (status, code, kind) => {
  expect(signInProblem(httpError(status, { code, message: 'x' })).kind).toBe(kind);
});

test('a lockout carries the words of the server, which say how long to wait', () => {
  const message = 'Too many attempts. Wait 9 minutes and try again.';
  const locked = httpError(429, { errors: [{ message, extensions: { code: 'too_many_attempts' } }] });
  expect(signInProblem(locked)).toEqual({ kind: 'locked', message });
});

test('a lost connection is a failure and not a wrong password', () => {
  expect(signInProblem(new RequestError('x', { info: null, status: 0 })).kind).toBe('failed');
});

test.each(['ada@example.com', ' ada.moreno@mail.example.com '])('takes %j as an e-mail address', (text) => {
  expect(looksLikeEmail(text)).toBe(true);
});

test.each(['', 'ada', 'ada@example', 'ada@.com', 'ada moreno@example.com', 'ada@example..com', 'a@b@c.com'])(
  'does not take %j as an e-mail address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  },
);
