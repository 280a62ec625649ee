import { describe, expect, it } from 'vitest';
import { changesByVin, isTaken, takenOverOf } from './taken-vehicle.ts';

const decoded = { status: 'decoded', vin: '4X4TSMH24FS123456', type: 'travel_trailer', is_chassis: false };
const salem = { ...decoded, year: 2015, make: 'Forest River', model: 'Salem', length: 32 };
const typed = { year: '2015', make: 'Forest River', model: 'Salem' };
const taken = takenOverOf(salem);

describe('what is taken over from a VIN', () => {
  it('stands as long as nothing of it is another', () => {
    expect(taken).toEqual({ ...typed, length: 32 });
    expect(isTaken(taken, typed)).toBe(true);
    expect(isTaken(taken, { ...typed, model: 'Salem 28' })).toBe(false);
  });

  it('leaves to the person what the VIN does not say', () => {
    const without = takenOverOf({ ...salem, model: null, length: null });
    expect(isTaken(without, { ...typed, model: 'Salem 28' })).toBe(true);
    expect(changesByVin({ make: 'x' }, { ...typed, model: 'Salem 28' }, without)).toEqual({ manual_entry: false });
  });

  it('is no manual entry, and brings its length, until a person writes something else', () => {
    expect(changesByVin({ make: 'Forest River' }, typed, taken)).toEqual({ manual_entry: false, length: 32 });
    const other = { ...typed, make: 'Keystone' };
    expect(changesByVin({ make: 'Keystone' }, other, taken)).toEqual({ manual_entry: true });
  });

  it('says nothing beside other changes, nor where nothing was taken over', () => {
    expect(changesByVin({}, typed, taken)).toEqual({});
    expect(changesByVin({ year: '2015' }, typed, null)).toEqual({});
  });
});
