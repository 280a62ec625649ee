import { makesOf } from './rv-makes.ts';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';

/** Makes to choose from while one types; any other may be typed. */
export function MakeList({ id, kind }: { id: string; kind: VehicleClass }) {
  return (
    <datalist id={id}>
      {makesOf(kind).map((make) => (
        <option key={make} value={make}>
          {make}
        </option>
      ))}
    </datalist>
  );
}
