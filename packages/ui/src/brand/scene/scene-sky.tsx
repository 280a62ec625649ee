import { cloudPath } from './scene-paths.ts';
import type { ScenePalette, SceneTime, SceneWeather } from './scene-palette.ts';

const sunAt: Record<SceneTime, readonly [x: number, y: number, radius: number]> = {
  dawn: [790, 236, 58],
  day: [420, 112, 38],
  dusk: [560, 214, 76],
  night: [420, 108, 30],
};

const stars =
  'M60 60h0M148 120h0M210 40h0M290 86h0M352 30h0M540 64h0M610 130h0M690 40h0M760 100h0M868 70h0M930 128h0M1010 40h0M1104 96h0M1160 36h0M-120 90h0M-230 44h0M-330 110h0M1290 70h0M1400 40h0M1500 100h0M20 160h0M1240 140h0';

const fair = cloudPath(640, 130, 120) + cloudPath(820, 88, 90) + cloudPath(110, 150, 130) + cloudPath(1120, 134, 140);
const heavy =
  cloudPath(250, 120, 210) +
  cloudPath(520, 96, 260) +
  cloudPath(800, 140, 230) +
  cloudPath(-60, 140, 240) +
  cloudPath(1090, 110, 250) +
  cloudPath(-320, 110, 220) +
  cloudPath(1380, 140, 200);

// Steps of the plastic number spread points evenly without a pattern that the eye finds.
const spread = Array.from(
  { length: 72 },
  (_, i) => [Math.round(((i * 0.7549) % 1) * 2000) - 400, Math.round(((i * 0.5698) % 1) * 290) + 40] as const,
);
const rain = spread.map(([x, y]) => `M${x} ${y}l-7 24`).join('');
const flakes = spread.map(([x, y]) => `M${x} ${y}h0`).join('');

/** Sun or moon with its halos, stars, clouds. */
export function SceneSky({ paint, time, weather }: { paint: ScenePalette; time: SceneTime; weather: SceneWeather }) {
  const [x, y, radius] = sunAt[time];
  const clouds = weather === 'clear' ? (time === 'night' ? '' : fair) : heavy;
  return (
    <>
      <circle cx={x} cy={y} r={radius * 3.6} fill={paint.halo} />
      <circle cx={x} cy={y} r={radius * 2.1} fill={paint.halo2} />
      <circle cx={x} cy={y} r={radius} fill={paint.sun} />
      {time === 'night' && <circle cx={x + 13} cy={y - 8} r={radius * 0.9} fill={paint.halo2} />}
      {paint.star && <path d={stars} stroke={paint.star} strokeWidth={3.6} strokeLinecap="round" />}
      {clouds && <path d={clouds} fill={paint.cloud} />}
    </>
  );
}

/** What falls, in front of everything. */
export function SceneFall({ paint, weather }: { paint: ScenePalette; weather: SceneWeather }) {
  if (weather !== 'rain' && weather !== 'snow') return null;
  return (
    <path
      d={weather === 'rain' ? rain : flakes}
      stroke={weather === 'rain' ? paint.light : '#ffffff'}
      strokeOpacity={weather === 'rain' ? 0.75 : 1}
      strokeWidth={weather === 'rain' ? 2 : 5}
      strokeLinecap="round"
    />
  );
}
