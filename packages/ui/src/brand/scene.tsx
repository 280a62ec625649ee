import { useId } from 'react';
import { type Craft, craftSide } from './craft/craft-drawings.ts';
import type { RigLivery } from './livery.ts';
import { groundLine } from './rig/rig-class.ts';
import { RigParts } from './rig/rig-parts.tsx';
import { type RigSide, rigSide } from './rig/rig-side.ts';
import { lands } from './scene/land-layers.ts';
import {
  type Biome,
  type ScenePalette,
  type SceneTime,
  type SceneWeather,
  scenePalette,
} from './scene/scene-palette.ts';
import { SceneFall, SceneSky } from './scene/scene-sky.tsx';

const road = 340;
const lane = 8;
const tile = 2000;
/** Units of the land for a unit of the rig. */
const rigScale = 1.26;

/** What stands on the road: a rig, or another craft. */
type SceneRig = (RigSide | { readonly craft: Craft }) & {
  livery?: RigLivery;
  /** Where its middle stands, 0 to 1 of the width that is always shown. */
  at?: number;
};

export type SceneProps = {
  biome: Biome;
  time: SceneTime;
  weather?: SceneWeather;
  /** The rig that stands on the road. */
  rig?: SceneRig | undefined;
  /** `meet` keeps the whole rig and adds land or sky; `slice` fills a tall box and may crop the sides. */
  fit?: 'meet' | 'slice';
  /** Names the picture for assistive technology; without it the picture is decoration. */
  title?: string;
  className?: string;
};

type DrawnSceneProps = SceneProps & { id: string };

/** A landscape in flat layers, its road painted with the coach stripe. Sky and land go on beyond the box that is asked for. */
export function Scene(props: SceneProps) {
  return <DrawnScene id={useId()} {...props} />;
}

/** A scene whose parts are named by whoever draws it, for drawings that are made outside of a page. */
export function DrawnScene({
  id,
  biome,
  time,
  weather = 'clear',
  rig,
  fit = 'meet',
  title,
  className,
}: DrawnSceneProps) {
  const paint = scenePalette(biome, time, weather);
  return (
    <svg
      data-drawing=""
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <rect width="100%" height="100%" fill={paint.sky} />
      <svg
        data-livery={rig?.livery ?? 'coach'}
        data-hour={time}
        width="100%"
        height="100%"
        viewBox="240 70 720 322"
        preserveAspectRatio={`xMidYMax ${fit}`}
        overflow="visible"
      >
        <SceneSky paint={paint} time={time} weather={weather} />
        <Land biome={biome} paint={paint} landId={`${id}l`} />
        <rect x={-tile} y={road} width={tile * 3} height={900} fill={paint.fore} />
        {['--rw-marigold', '--rw-coral', '--rw-lagoon'].map((colour, at) => (
          <rect
            key={colour}
            data-band=""
            x={-tile}
            y={road + at * lane}
            width={tile * 3}
            height={lane + 0.3}
            fill={`var(${colour})`}
          />
        ))}
        {rig && <ParkedRig rig={rig} clipId={`${id}r`} />}
        <SceneFall paint={paint} weather={weather} />
      </svg>
    </svg>
  );
}

function Land({ biome, paint, landId }: { biome: Biome; paint: ScenePalette; landId: string }) {
  return (
    <>
      <g id={landId} strokeLinecap="round" strokeLinejoin="round">
        {lands[biome].map(([colour, d, pen]) =>
          pen ? (
            <path key={d} d={d} fill="none" stroke={paint[colour]} strokeWidth={pen} />
          ) : (
            <path key={d} d={d} fill={paint[colour]} />
          ),
        )}
      </g>
      <use href={`#${landId}`} x={1 - tile} />
      <use href={`#${landId}`} x={tile - 1} />
    </>
  );
}

function ParkedRig({ rig, clipId }: { rig: SceneRig; clipId: string }) {
  const drawing = 'craft' in rig ? craftSide(rig.craft) : rigSide(rig);
  const [x, , width] = drawing.extent;
  const left = 240 + 720 * (rig.at ?? 0.5) - (x + width / 2) * rigScale;
  return (
    <g
      data-rig
      transform={`translate(${Math.round(left)} ${road + 3 - Math.round(groundLine * rigScale)}) scale(${rigScale})`}
    >
      <ellipse cx={x + width / 2} cy={groundLine} rx={width / 2 - 4} ry={4} fill="#12211e" fillOpacity={0.32} />
      <RigParts drawing={drawing} clipId={clipId} />
    </g>
  );
}
