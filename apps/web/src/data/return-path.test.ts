import { expect, test } from 'vitest';
import { returnPath, signInAddress } from './return-path.ts';

test.each([
  '/customers',
  '/agents/quotes?status=open&sort=-updated&page=2',
  '/customers/policies/01a1f7ab-c6b4-7286-887e-557c2a098a1f/billing',
])('leads back to %s', (path) => {
  expect(returnPath(path, '/welcome')).toBe(path);
});

test.each([
  null,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/agents\\quotes',
  '/agents /quotes',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/agents/sign-in?returnTo=/agents',
  '/customers/sign-in',
])('goes to the fallback instead of %s', (path) => {
  expect(returnPath(path, '/welcome')).toBe('/welcome');
});

test('a sign-in address carries the whole address that was asked for', () => {
  const address = signInAddress('staff', '/agents/quotes?status=open&page=2');
  expect(address).toBe('/agents/sign-in?returnTo=%2Fagents%2Fquotes%3Fstatus%3Dopen%26page%3D2');
  expect(returnPath(new URL(address, 'http://here').searchParams.get('returnTo'), '/')).toBe(
    '/agents/quotes?status=open&page=2',
  );
});
