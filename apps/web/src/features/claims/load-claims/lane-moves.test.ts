import { expect, test } from 'vitest';
import { moveInLanes } from './lane-moves.ts';

const places = [
  { id: 'a1', lane: 'filed' },
  { id: 'a2', lane: 'filed' },
  { id: 'a3', lane: 'filed' },
  { id: 'b1', lane: 'open' },
  { id: 'c1', lane: 'approved' },
  { id: 'c2', lane: 'approved' },
];

test('up and down stay in the lane, and end at its ends', () => {
  expect(moveInLanes(places, 'a1', 'ArrowDown')).toBe('a2');
  expect(moveInLanes(places, 'a3', 'ArrowDown')).toBeNull();
  expect(moveInLanes(places, 'b1', 'ArrowUp')).toBeNull();
  expect(moveInLanes(places, 'a3', 'Home')).toBe('a1');
  expect(moveInLanes(places, 'a1', 'End')).toBe('a3');
});

test('left and right go to the lane beside, as far down as it has cards', () => {
  expect(moveInLanes(places, 'a3', 'ArrowRight')).toBe('b1');
  expect(moveInLanes(places, 'b1', 'ArrowRight')).toBe('c1');
  expect(moveInLanes(places, 'c2', 'ArrowLeft')).toBe('b1');
  expect(moveInLanes(places, 'c1', 'ArrowRight')).toBeNull();
});

test('other keys, and cards that are gone, lead nowhere', () => {
  expect(moveInLanes(places, 'a1', 'n')).toBeNull();
  expect(moveInLanes(places, 'x', 'ArrowDown')).toBeNull();
});
