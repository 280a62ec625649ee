import { useId } from 'react';
import type { RigLivery } from './livery.ts';
import type { RigKind } from './rig-shape.ts';
import { groundLine } from './rig-shape.ts';
import { RigLayers, rigShape } from './rig.tsx';
import { SceneLand } from './scene-land.tsx';
import { type Biome, type SceneTime, scenePalette } from './scene-palette.ts';

const road = 340;
const sunAt: Record<SceneTime, readonly [x: number, y: number, radius: number]> = {
  dawn: [846, 250, 54],
  day: [300, 92, 40],
  dusk: [420, 262, 66],
  night: [300, 92, 30],
};

const stars = [
  [60, 60],
  [148, 120],
  [210, 40],
  [402, 74],
  [470, 148],
  [540, 44],
  [640, 104],
  [700, 30],
  [868, 60],
  [930, 128],
  [1010, 40],
  [1104, 96],
  [1160, 36],
  [-120, 90],
  [-230, 44],
  [1290, 70],
  [1400, 40],
  [20, 160],
  [1240, 140],
] as const;

export type SceneProps = {
  biome: Biome;
  time: SceneTime;
  /** The rig that stands on the road, its middle at `at` (0 to 1 of the width). */
  rig?: { kind: RigKind; livery?: RigLivery; length?: number | undefined; at?: number };
  /** `meet` keeps the whole rig and adds land or sky; `slice` fills a tall box and may crop the sides. Width ≤ 5.8 × height. */
  fit?: 'meet' | 'slice';
  /** Names the picture for assistive technology; without it the picture is decoration. */
  label?: string;
  className?: string;
};

/** A landscape in flat layers, its road painted with the coach stripe. Sky and land go on beyond the box that is asked for. */
export function Scene({ biome, time, rig, fit = 'meet', label, className }: SceneProps) {
  const clipId = useId();
  const paint = scenePalette(biome, time);
  const [x, y, radius] = sunAt[time];
  return (
    <svg
      data-drawing=""
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="100%" height="100%" fill={paint.sky} />
      <svg
        data-livery={rig?.livery ?? 'coach'}
        width="100%"
        height="100%"
        viewBox="100 60 1000 340"
        preserveAspectRatio={`xMidYMax ${fit}`}
        overflow="visible"
      >
        <circle cx={x} cy={y} r={radius * 3.6} fill={paint.halo} />
        <circle cx={x} cy={y} r={radius * 2.1} fill={paint.halo2} />
        <circle cx={x} cy={y} r={radius} fill={paint.sun} />
        {time === 'night' && <circle cx={x + 13} cy={y - 8} r={radius * 0.9} fill={paint.halo2} />}
        {paint.star &&
          stars.map(([sx, sy], i) => <circle key={sx} cx={sx} cy={sy} r={i % 3 ? 1.6 : 2.6} fill={paint.star ?? ''} />)}
        <SceneLand biome={biome} paint={paint} />
        <rect x={-800} y={road} width={2800} height={60} fill={paint.ground} />
        <path fill={paint.fore} d="M-800 400 V384 Q-400 372 0 380 T640 376 T1200 382 T2000 374 V400 Z" />
        {['--rw-marigold', '--rw-coral', '--rw-lagoon'].map((colour, lane) => (
          <rect
            key={colour}
            data-band=""
            x={-800}
            y={road + lane * 7}
            width={2800}
            height={7.2}
            fill={`var(${colour})`}
          />
        ))}
        {rig && <ParkedRig clipId={clipId} rig={rig} />}
      </svg>
    </svg>
  );
}

function ParkedRig({ rig, clipId }: { rig: NonNullable<SceneProps['rig']>; clipId: string }) {
  const shape = rigShape(rig.kind, rig.length);
  const scale = 1.8;
  const left = 1200 * (rig.at ?? 0.5) - (shape.width * scale) / 2;
  return (
    <g transform={`translate(${left} ${road + 1 - groundLine * scale}) scale(${scale})`}>
      <RigLayers shape={shape} clipId={clipId} />
    </g>
  );
}
