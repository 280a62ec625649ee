import type { RigClass } from './rig-class.ts';

/** What stands in a room, from the rear to the front. */
export type Furniture =
  | 'bed'
  | 'berth'
  | 'bunks'
  | 'bath'
  | 'fridge'
  | 'galley'
  | 'sofa'
  | 'dinette'
  | 'tools'
  | 'stove';

/** A room seen through the cut side: where it begins, its ceiling, its length and its floor, in units. */
export type CutRoom = {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly floor: number;
  readonly holds: readonly Furniture[];
};

const room = (x: number, top: number, end: number, floor: number, holds: readonly Furniture[]): CutRoom => ({
  x,
  top,
  floor,
  holds,
  width: end - x,
});

/** The rooms of each class at a length in units, as such vehicles are usually laid out. */
export const cutRooms: Readonly<Record<RigClass, (length: number) => readonly CutRoom[]>> = {
  class_a: (l) => [room(10, 33, l - 50, 98, ['bed', 'bath', 'fridge', 'galley', 'sofa'])],
  class_b: (l) => [room(12, 56, l - 76, 106, ['bed', 'galley', 'fridge'])],
  class_c: (l) => [
    room(10, 38, l - 78, 101, ['bed', 'bath', 'galley', 'dinette']),
    room(l - 70, 38, l - 40, 60, ['berth']),
  ],
  travel_trailer: (l) => [room(10, 42, l - 70, 102, ['bunks', 'bath', 'galley', 'bed'])],
  fifth_wheel: (l) => [
    room(10, 28, l - 112, 102, ['sofa', 'fridge', 'galley', 'bath']),
    room(l - 98, 29, l - 34, 74, ['bed']),
  ],
  toy_hauler: (l) => [room(100, 34, 160, 104, ['tools']), room(172, 34, l - 70, 104, ['bath', 'galley', 'bed'])],
  pop_up: (l) => [room(40, 64, l - 60, 116, ['dinette', 'galley'])],
  truck_camper: (l) => [room(10, 36, l - 118, 88, ['dinette', 'galley']), room(l - 108, 36, l - 54, 58, ['berth'])],
  teardrop: (l) => [room(32, 78, l - 84, 110, ['berth'])],
  bus_conversion: (l) => [room(12, 43, l - 90, 97, ['bed', 'bath', 'stove', 'galley', 'sofa'])],
};
