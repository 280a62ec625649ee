import type { ReactNode } from 'react';
import type { Biome, ScenePalette } from './scene-palette.ts';

type Land = (paint: ScenePalette) => ReactNode;

function Pine({ x, base, height, fill }: { x: number; base: number; height: number; fill: string }) {
  const w = height * 0.3;
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${base - height * top} L${x + half} ${base - height * bottom} H${x - half} Z`;
  return (
    <path
      fill={fill}
      d={`${tier(1, 0.6, w * 0.55)} ${tier(0.78, 0.33, w * 0.8)} ${tier(0.55, 0.06, w)} M${x - height * 0.03} ${base - height * 0.1} h${height * 0.06} V${base + 2} h-${height * 0.06} Z`}
    />
  );
}

function Saguaro({ x, base, height, fill }: { x: number; base: number; height: number; fill: string }) {
  const w = height * 0.13;
  const arm = (side: number, at: number, up: number) =>
    `M${x} ${base - height * at} H${x + side * height * 0.22} V${base - height * up}`;
  return (
    <path
      d={`M${x} ${base + 4} V${base - height} ${arm(1, 0.42, 0.72)} ${arm(-1, 0.3, 0.56)}`}
      fill="none"
      stroke={fill}
      strokeWidth={w}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const pineRow = (paint: ScenePalette, spots: readonly (readonly [number, number])[], base: number) =>
  spots.map(([x, height]) => <Pine key={x} x={x} base={base} height={height} fill={paint.near} />);

const desert: Land = (paint) => (
  <>
    <path
      fill={paint.far}
      d="M-400 340 V236 H-210 L-190 204 H-70 L-44 236 H60 L84 168 H232 L262 244 H340 Q410 246 470 300 V340 Z"
    />
    <path
      fill={paint.farShade}
      d="M84 168 H232 L262 244 H240 L224 190 H92 Z M-190 204 H-70 L-44 236 H-62 L-76 218 H-182 Z"
    />
    <path
      fill={paint.mid}
      d="M640 340 V270 H700 L716 196 H792 L806 258 H850 L866 150 H1016 L1040 262 H1120 L1136 222 H1230 L1252 262 H1420 L1440 200 H1600 V340 Z"
    />
    <path fill={paint.far} d="M-400 340 V300 Q-100 276 180 296 T760 288 T1240 296 T1600 290 V340 Z" />
    <Saguaro x={150} base={336} height={104} fill={paint.near} />
    <Saguaro x={236} base={336} height={58} fill={paint.near} />
    <Saguaro x={1068} base={336} height={124} fill={paint.near} />
    <Saguaro x={-150} base={336} height={84} fill={paint.near} />
    <Saguaro x={1330} base={336} height={76} fill={paint.near} />
  </>
);

const pines: Land = (paint) => (
  <>
    <path
      fill={paint.far}
      d="M-400 340 V250 L-260 160 L-150 226 L-20 118 L130 238 L236 182 L372 262 L520 150 L640 232 L770 96 L930 236 L1040 168 L1180 250 L1320 140 L1600 280 V340 Z"
    />
    <path
      fill={paint.farShade}
      d="M770 96 L930 236 L846 214 L812 176 L780 190 Z M-20 118 L130 238 L50 216 L20 176 L-8 186 Z M520 150 L640 232 L576 214 L552 190 L528 198 Z M1320 140 L1460 210 L1380 206 L1352 180 L1326 188 Z"
    />
    <path fill={paint.mid} d="M-400 340 V278 Q-200 244 0 274 T420 268 T840 276 T1240 264 T1600 282 V340 Z" />
    {pineRow(
      paint,
      [
        [-300, 110],
        [-226, 150],
        [-160, 96],
        [-84, 138],
        [-20, 104],
        [40, 164],
        [98, 126],
        [150, 92],
        [206, 142],
        [986, 108],
        [1040, 172],
        [1098, 134],
        [1146, 188],
        [1204, 120],
        [1276, 150],
        [1352, 100],
        [1430, 160],
      ],
      338,
    )}
  </>
);

const coast: Land = (paint) => (
  <>
    <path fill={paint.mid} d="M-400 252 H1600 V340 H-400 Z" />
    <path fill={paint.farShade} d="M-400 252 V196 Q-280 168 -160 192 Q-60 210 40 234 L96 252 Z" />
    <path
      fill={paint.far}
      d="M760 252 L812 214 Q860 170 940 168 H1010 L1044 190 Q1140 176 1220 196 L1600 170 V300 Q1300 280 1120 268 Z"
    />
    <path fill={paint.farShade} d="M940 168 H1010 L1044 190 L1016 252 L992 214 Z" />
    <path fill={paint.sun} d="M962 168 V122 H982 V168 Z M956 122 H988 V116 H956 Z M964 116 V104 H980 V116 Z" />
    <path fill={paint.near} d="M960 134 H984 V146 H960 Z M962 104 L972 96 L982 104 Z" />
    <path
      stroke={paint.halo2}
      strokeWidth="3"
      strokeLinecap="round"
      d="M160 276 H250 M300 290 H356 M520 272 H640 M690 288 H742 M-120 284 H-30 M420 304 H520"
    />
    <path fill={paint.halo2} d="M452 262 L470 226 V262 Z M474 262 V218 L502 262 Z M444 266 H508 L500 274 H452 Z" />
    <path fill={paint.fore} d="M-400 340 V318 Q-120 304 160 316 T700 312 T1160 318 T1600 308 V340 Z" />
    <path
      stroke={paint.near}
      strokeWidth="4"
      strokeLinecap="round"
      d="M128 338 L116 306 M134 338 V298 M140 338 L152 308 M1092 338 L1080 304 M1098 338 V294 M1104 338 L1118 306 M1150 338 L1144 316 M1156 338 L1166 314"
    />
  </>
);

function Windmill({ x, base, height, paint }: { x: number; base: number; height: number; paint: ScenePalette }) {
  const top = base - height;
  return (
    <g stroke={paint.near} strokeWidth={3} strokeLinecap="round" fill="none">
      <path
        d={`M${x - height * 0.14} ${base} L${x} ${top} L${x + height * 0.14} ${base} M${x - height * 0.1} ${base - height * 0.3} H${x + height * 0.1} M${x - height * 0.06} ${base - height * 0.58} H${x + height * 0.06}`}
      />
      <path d={`M${x} ${top} H${x + 34} l6 -8 v16 l-6 -8`} fill={paint.near} />
      <circle cx={x} cy={top} r={22} strokeWidth={9} strokeDasharray="8 5.8" />
      <circle cx={x} cy={top} r={4} fill={paint.near} />
    </g>
  );
}

const plains: Land = (paint) => (
  <>
    <path fill={paint.far} d="M-400 340 V262 Q-160 226 100 252 T620 244 T1100 252 T1600 236 V340 Z" />
    <path fill={paint.farShade} d="M-400 340 V286 Q-100 262 240 276 T880 268 T1600 274 V340 Z" />
    <path fill={paint.mid} d="M-400 340 V312 Q0 292 420 302 T1200 298 T1600 304 V340 Z" />
    <path fill={paint.sun} d="M956 296 V240 L982 218 L1008 240 V296 Z" opacity=".9" />
    <path fill={paint.near} d="M950 242 L982 214 L1014 242 L1010 247 L982 223 L954 247 Z M974 296 V268 H990 V296 Z" />
    <path fill={paint.halo2} d="M1020 296 V206 Q1020 192 1034 192 Q1048 192 1048 206 V296 Z" />
    <Windmill x={170} base={318} height={122} paint={paint} />
    <path stroke={paint.near} strokeWidth="4" strokeLinecap="round" fill="none" d="M-380 326 H1580" opacity=".55" />
    <path
      stroke={paint.near}
      strokeWidth="5"
      strokeLinecap="round"
      d={Array.from({ length: 28 }, (_, i) => `M${-370 + i * 72} 316 V340`).join(' ')}
      opacity=".7"
    />
  </>
);

const snow: Land = (paint) => (
  <>
    <path
      fill={paint.farShade}
      d="M-400 340 V260 L-240 130 L-80 256 L60 150 L220 280 L400 214 L560 292 L760 84 L980 282 L1120 164 L1280 280 L1440 190 L1600 290 V340 Z"
    />
    <path
      fill={paint.far}
      d="M760 84 L834 151 L806 148 L784 178 L758 152 L730 172 L706 138 Z M-240 130 L-174 182 L-200 178 L-226 200 L-250 176 L-276 190 L-292 172 Z M60 150 L112 192 L88 190 L66 210 L44 186 L16 184 Z M1120 164 L1170 206 L1146 204 L1124 226 L1102 202 L1082 203 Z"
    />
    <path fill={paint.mid} d="M-400 340 V296 Q-160 262 120 290 T640 284 T1140 290 T1600 278 V340 Z" />
    {pineRow(
      paint,
      [
        [-260, 118],
        [-190, 88],
        [96, 134],
        [152, 98],
        [212, 70],
        [1010, 84],
        [1062, 146],
        [1124, 108],
        [1190, 74],
        [1330, 126],
      ],
      338,
    )}
    {[
      [96, 134],
      [1062, 146],
      [152, 98],
      [1124, 108],
      [-260, 118],
      [1330, 126],
    ].map(([x = 0, h = 0]) => (
      <path
        key={x}
        fill={paint.ground}
        d={`M${x} ${338 - h} l${h * 0.1} ${h * 0.24} l-${h * 0.1} -${h * 0.06} l-${h * 0.1} ${h * 0.06} Z`}
      />
    ))}
  </>
);

const lands: Record<Biome, Land> = { desert, pines, coast, plains, snow };

/** The layers between sky and road. */
export function SceneLand({ biome, paint }: { biome: Biome; paint: ScenePalette }) {
  return lands[biome](paint);
}
