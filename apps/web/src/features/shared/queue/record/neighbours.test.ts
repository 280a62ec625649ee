import { expect, test } from 'vitest';
import { aroundPage, neighboursOf } from './neighbours.ts';

test('a record has its neighbours and its place', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'b', 0)).toEqual({
    previous: { id: 'a', page: 1 },
    next: { id: 'c', page: 1 },
    place: 2,
  });
});

test('the first and the last have one neighbour each', () => {
  expect(neighboursOf(['a', 'b'], 'a', 0)?.previous).toBeNull();
  expect(neighboursOf(['a', 'b'], 'b', 0)?.next).toBeNull();
});

test('a record that left the list has none', () => {
  expect(neighboursOf(['a', 'b'], 'z', 0)).toBeNull();
});

test('a neighbour may stand on another page', () => {
  const { offset, limit } = aroundPage({ page: 2 });
  const ids = Array.from({ length: limit }, (_, at) => String(offset + at));
  expect(neighboursOf(ids, '50', offset)?.previous).toEqual({ id: '49', page: 1 });
  expect(neighboursOf(ids, '99', offset)?.next).toEqual({ id: '100', page: 3 });
  expect(neighboursOf(ids, '99', offset)?.place).toBe(100);
});

test('around the first page there is nothing before', () => {
  expect(aroundPage({ page: 1 })).toEqual({ offset: 0, limit: 51 });
});
