import { useId } from 'react';
import type { RigLivery } from './livery.ts';
import { busConversion, classA, classB, classC, truckCamper } from './motor-shapes.ts';
import { type Box, type RigKind, type RigShape, type StripeCourse, groundLine, unitsPerFoot } from './rig-shape.ts';
import { fifthWheel, popUp, teardrop, toyHauler, travelTrailer } from './towable-shapes.ts';

const models: Record<RigKind, { draw: (length: number) => RigShape; feet: number; from: number; to: number }> = {
  class_a: { draw: classA, feet: 33, from: 28, to: 45 },
  class_b: { draw: classB, feet: 22, from: 20, to: 26 },
  class_c: { draw: classC, feet: 29, from: 27, to: 36 },
  travel_trailer: { draw: travelTrailer, feet: 27, from: 25, to: 40 },
  fifth_wheel: { draw: fifthWheel, feet: 35, from: 32, to: 45 },
  toy_hauler: { draw: toyHauler, feet: 37, from: 36, to: 46 },
  pop_up: { draw: popUp, feet: 19, from: 18, to: 24 },
  truck_camper: { draw: truckCamper, feet: 21, from: 21, to: 23 },
  teardrop: { draw: teardrop, feet: 14.5, from: 13, to: 18 },
  bus_conversion: { draw: busConversion, feet: 36, from: 30, to: 42 },
};

/** The side view of a class at a length in feet, held within what such vehicles measure. */
export function rigShape(kind: RigKind, feet?: number): RigShape {
  const model = models[kind];
  const held = Math.min(model.to, Math.max(model.from, feet ?? model.feet));
  return model.draw(Math.round(held * unitsPerFoot));
}

function bandPath(course: StripeCourse, lane: number): string {
  const y = course.y + lane * course.width;
  const bend = course.bend + lane * course.width * 0.42;
  if (course.rise === 0) return `M${course.front} ${y} H-10`;
  return `M${course.front} ${y} H${bend + 34} C${bend + 14} ${y} ${bend + 16} ${y - course.rise} ${bend - 6} ${y - course.rise} H-10`;
}

const rect = ([x, y, width, height, rx]: Box) => ({ x, y, width, height, rx });

function Wheel({ x, radius }: { x: number; radius: number }) {
  const y = groundLine - radius;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill="var(--rig-tyre)" />
      <circle cx={x} cy={y} r={radius * 0.55} fill="var(--rig-hub)" />
      <circle cx={x} cy={y} r={radius * 0.18} fill="var(--rig-tyre)" />
    </g>
  );
}

/** The layers of one rig, without the frame around them; `Scene` places it on its ground. */
export function RigLayers({ shape, clipId }: { shape: RigShape; clipId: string }) {
  const outline = {
    stroke: 'var(--rig-line)',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  const arches = shape.wheels.filter(([, radius]) => radius > 8);
  return (
    <g>
      <clipPath id={clipId}>
        <path d={shape.body} />
      </clipPath>
      {shape.frame.map((d) => (
        <path key={d} d={d} fill="none" {...outline} strokeWidth={2.4} />
      ))}
      {shape.fittings.map((box) => (
        <rect key={box.join()} {...rect(box)} fill="var(--rig-shade)" {...outline} strokeWidth={1.6} />
      ))}
      {shape.tow && <path d={shape.tow} fill="var(--rig-tow)" {...outline} />}
      {shape.towGlass?.map((d) => (
        <path key={d} d={d} fill="var(--rig-glass)" {...outline} strokeWidth={1.2} />
      ))}
      <path d={shape.body} fill="var(--rig-body)" />
      <g clipPath={`url(#${clipId})`}>
        {shape.skirt && <rect {...rect(shape.skirt)} fill="var(--rig-shade)" />}
        {[0, 1, 2].map((lane) => (
          <path
            key={lane}
            data-band=""
            d={bandPath(shape.stripe, lane)}
            fill="none"
            stroke={`var(--rig-${lane + 1})`}
            strokeWidth={shape.stripe.width + 0.3}
          />
        ))}
        {shape.seams.map((d) => (
          <path key={d} d={d} fill="none" stroke="var(--rig-line)" strokeOpacity={0.34} strokeWidth={1} />
        ))}
        {shape.doors.map((box) => (
          <rect key={box.join()} {...rect(box)} fill="none" stroke="var(--rig-line)" strokeWidth={1.3} />
        ))}
      </g>
      <g clipPath={shape.tow ? undefined : `url(#${clipId})`}>
        {arches.map(([x, radius]) => (
          <circle key={x} cx={x} cy={groundLine - radius} r={radius + 3} fill="var(--rig-line)" />
        ))}
      </g>
      {shape.lamps.map((box) => (
        <rect
          key={box.join()}
          {...rect(box)}
          fill={box[0] < shape.width / 2 ? 'var(--rw-coral)' : 'var(--rig-lamp)'}
          stroke="var(--rig-line)"
          strokeWidth={0.8}
        />
      ))}
      <path d={shape.body} fill="none" {...outline} />
      {shape.glass.map((d) => (
        <path key={d} d={d} fill="var(--rig-glass)" {...outline} strokeWidth={1.2} />
      ))}
      {shape.windows.map((box) => (
        <Pane key={box.join()} box={box} />
      ))}
      {shape.wheels.map(([x, radius]) => (
        <Wheel key={x} x={x} radius={radius} />
      ))}
    </g>
  );
}

function Pane({ box }: { box: Box }) {
  const [x, y, width, height] = box;
  return (
    <g>
      <rect {...rect(box)} fill="var(--rig-glass)" stroke="var(--rig-line)" strokeWidth={1.2} />
      {width > 12 && (
        <path
          d={`M${x + width * 0.62} ${y + 2} h${width * 0.12} l-${height * 0.5} ${height - 4} h-${width * 0.12} Z`}
          fill="var(--rig-glint)"
        />
      )}
    </g>
  );
}

export type RigProps = {
  kind: RigKind;
  livery?: RigLivery;
  /** Length in feet; the class's usual length when it is not known. */
  length?: number | undefined;
  /** Names the drawing for assistive technology; without it the drawing is decoration. */
  label?: string;
  className?: string;
};

/** The side view of a recreational vehicle, painted with the coach stripe. */
export function Rig({ kind, livery = 'coach', length, label, className }: RigProps) {
  const clipId = useId();
  const shape = rigShape(kind, length);
  const frame = Math.max(shape.width, 190);
  return (
    <svg
      data-drawing=""
      className={className}
      data-livery={livery}
      viewBox={`${(shape.width - frame) / 2 - 3} 2 ${frame + 6} 101`}
      preserveAspectRatio="xMidYMax meet"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <RigLayers shape={shape} clipId={clipId} />
    </svg>
  );
}
