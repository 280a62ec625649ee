import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, { unit: 'kB', size: 1 }],
  [1536, { unit: 'kB', size: 2 }],
  [1024 * 1024, { unit: 'MB', size: 1 }],
  [1_600_000, { unit: 'MB', size: 1.5 }],
  [200 * 1024 * 1024, { unit: 'MB', size: 200 }],
])('%s bytes read as %j', (bytes, stated) => {
  expect(fileSize(bytes)).toEqual(stated);
});
