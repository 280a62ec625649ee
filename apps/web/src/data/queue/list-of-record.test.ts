import { expect, test } from 'vitest';
import { carriedList, withList } from './list-of-record.ts';

test.each(['/agents/policies/1', '/agents/policies/1?tab=billing'])(
  '%s carries a list as it was narrowed',
  (record) => {
    const address = '/agents/delinquencies?view=ended&q=Zo%C3%A9+O%27Neil&f[status]=bound,expired&sort=-total';
    const opened = new URL(withList(record, address), 'http://localhost');
    expect(opened.searchParams.get('tab')).toBe(record.includes('tab') ? 'billing' : null);
    expect(carriedList(opened.searchParams.get('list'))).toEqual({ address, path: '/agents/delinquencies' });
  },
);

test.each([
  null,
  '',
  'q=x',
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/api/x',
])('what is no page of ours is no list: %j', (text) => {
  expect(carriedList(text)).toBeNull();
});
