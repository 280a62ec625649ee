import { drawnLength, groundLine, type RigClass } from './rig-class.ts';
import { rigModel } from './rig-models.ts';
import { type RigRegion, rigRegions } from './rig-regions.ts';

/** What may be damaged and can be pointed at from outside. */
export const damageParts = [
  'front',
  'rear',
  'driver_side',
  'passenger_side',
  'roof',
  'underneath',
  'glass',
  'awning',
  'wheels',
] as const;
export type DamagePart = (typeof damageParts)[number];

/** From its right side, and from above, where its left one is seen. */
export type DamageView = 'side' | 'top';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A part and where it lies in a drawing, in the drawing's units. */
export type DamageSpot = { readonly part: DamagePart; readonly box: Box };

const seenIn: Readonly<Record<DamageView, Partial<Record<DamagePart, RigRegion['id']>>>> = {
  side: {
    front: 'front',
    rear: 'rear',
    passenger_side: 'right_side',
    roof: 'roof',
    underneath: 'under',
  },
  // On this continent one drives on the left of the vehicle. From the side an awning lies against the roof.
  top: { driver_side: 'left_side', awning: 'awning' },
};

function wheelBox(vehicleClass: RigClass, lengthFeet?: number): Box | undefined {
  const [wheel] = rigModel(vehicleClass, lengthFeet).wheels.toSorted(([one], [other]) => one - other);
  if (!wheel) return undefined;
  const [x, y, radius] = wheel;
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

/** The pane that a driver looks through; what is towed has windows all around, and none that is the one. */
function glassBox(vehicleClass: RigClass, lengthFeet?: number): Box | undefined {
  const { tow, nose, house } = rigModel(vehicleClass, lengthFeet);
  return tow ? undefined : { x: nose - 4, y: house.roof + 8, width: 24, height: 22 };
}

/** The parts that a drawing shows, large ones first, so that a small one lies above what it is a part of. */
export function damageSpots(vehicleClass: RigClass, view: DamageView, lengthFeet?: number): readonly DamageSpot[] {
  const regions = rigRegions(vehicleClass, view, lengthFeet);
  const named = Object.entries(seenIn[view]).flatMap(([part, id]) => {
    const found = regions.find((region) => region.id === id);
    return found ? [{ part: part as DamagePart, box: found }] : [];
  });
  const [wheels, glass] = [wheelBox(vehicleClass, lengthFeet), glassBox(vehicleClass, lengthFeet)];
  // The ground between the wheels is beside the wheel, not behind it.
  const beside = named.map(({ part, box }) => {
    const from = wheels ? wheels.x + wheels.width + 2 : box.x;
    return part === 'underneath' && from < box.x + box.width
      ? { part, box: { ...box, x: from, width: box.x + box.width - from } }
      : { part, box };
  });
  const more: DamageSpot[] =
    view === 'top'
      ? []
      : [
          ...(wheels ? [{ part: 'wheels' as const, box: wheels }] : []),
          ...(glass ? [{ part: 'glass' as const, box: glass }] : []),
        ];
  return [...beside, ...more]
    .map(({ part, box: { x, y, width, height } }) => ({ part, box: { x, y, width, height } }))
    .toSorted((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
}

const narrowest = 270;

/** The part of the plane that is drawn, with room above for the mark of the roof. */
export function damageView(vehicleClass: RigClass, view: DamageView, lengthFeet?: number): Box {
  const length = drawnLength(vehicleClass, lengthFeet);
  const width = Math.max(length, narrowest) + 16;
  const x = (length - width) / 2;
  if (view === 'side') return { x, y: 0, width, height: groundLine + 8 };
  const half = rigModel(vehicleClass, lengthFeet).width / 2;
  return { x, y: -half - 12, width, height: half * 2 + 24 };
}
