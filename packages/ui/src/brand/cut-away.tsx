import { useId } from 'react';
import { CutFurniture } from './rig/cut-furniture.tsx';
import { cutRooms } from './rig/cut-rooms.ts';
import { cutView } from './rig/cut-spots.ts';
import { groundLine, type RigClass } from './rig/rig-class.ts';
import { rigModel } from './rig/rig-models.ts';
import { RigParts } from './rig/rig-parts.tsx';
import { rigSide } from './rig/rig-side.ts';

/** Fresh, grey and black. */
const waters = ['var(--rw-lagoon)', '#9aa8a4', '#3f524d'];

type CutAwayProps = { vehicleClass: RigClass; title: string; className?: string };

/** A vehicle with its side cut open: what stands in its rooms, and the tanks below their floor. */
export function CutAway(props: CutAwayProps) {
  return <DrawnCutAway id={useId()} {...props} />;
}

/** A cut-away whose parts are named by whoever draws it, for files that are made outside of a page. */
export function DrawnCutAway({ id: clipId, vehicleClass, title, className }: CutAwayProps & { id: string }) {
  const model = rigModel(vehicleClass);
  const drawing = rigSide({ vehicleClass });
  const view = cutView(vehicleClass);
  const [from, length] = model.tanks;
  const tank = (length - 6) / waters.length;
  return (
    <svg
      data-drawing=""
      data-livery="coach"
      viewBox={view.join(' ')}
      role="img"
      aria-label={title}
      className={className}
    >
      <ellipse cx={model.length / 2} cy={groundLine} rx={model.length / 2} ry={4} fill="#12211e" fillOpacity={0.16} />
      <RigParts drawing={{ ...drawing, ahead: drawing.ahead.filter(([paint]) => paint !== 'wheel') }} clipId={clipId} />
      <g clipPath={vehicleClass === 'pop_up' ? undefined : `url(#${clipId})`}>
        {cutRooms[vehicleClass](model.length).map((room) => (
          <CutFurniture key={room.x} room={room} />
        ))}
      </g>
      <g stroke="var(--rig-line)" strokeWidth={1.4}>
        {waters.map((fill, index) => (
          <rect
            key={fill}
            x={from + index * (tank + 3)}
            y={model.house.floor - 10}
            width={tank}
            height={15}
            rx={3}
            fill={fill}
          />
        ))}
      </g>
      <RigParts
        drawing={{
          ...drawing,
          behind: [],
          body: '',
          skin: [],
          ahead: drawing.ahead.filter(([paint]) => paint === 'wheel'),
        }}
        clipId={`${clipId}w`}
      />
    </svg>
  );
}
