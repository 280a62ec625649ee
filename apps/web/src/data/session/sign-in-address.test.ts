import { returnPath } from '@roadworthy/core/shared/site/return-path.ts';
import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

test('a sign-in address carries the whole address that was asked for', () => {
  const requested = '/agents/quotes?status=open&page=2';
  const address = signInAddress('staff', requested);
  expect(address).toBe('/agents/sign-in?returnTo=%2Fagents%2Fquotes%3Fstatus%3Dopen%26page%3D2');
  expect(returnPath(new URL(address, 'http://here').searchParams.get('returnTo'), '/')).toBe(requested);
});
