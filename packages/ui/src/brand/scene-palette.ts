/** The landscapes that a scene can show. */
export const biomes = ['desert', 'pines', 'coast', 'plains', 'snow'] as const;
export type Biome = (typeof biomes)[number];

/** The hours of light. */
export const sceneTimes = ['dawn', 'day', 'dusk', 'night'] as const;
export type SceneTime = (typeof sceneTimes)[number];

/** Flat paints of a scene, from the sky to the foreground. */
export type ScenePalette = {
  sky: string;
  halo: string;
  halo2: string;
  sun: string;
  far: string;
  farShade: string;
  mid: string;
  near: string;
  ground: string;
  fore: string;
  star: string | null;
};

type Land = Pick<ScenePalette, 'far' | 'farShade' | 'mid' | 'near' | 'ground' | 'fore'>;
type Light = {
  sky: string;
  halo: string;
  halo2: string;
  sun: string;
  tint: string;
  amount: readonly number[];
  star: string | null;
};

const lands: Record<Biome, Land> = {
  desert: { far: '#e2a57c', farShade: '#cf8a61', mid: '#c96f47', near: '#3d6b55', ground: '#efcf9c', fore: '#e3b97c' },
  pines: { far: '#a9c9c4', farShade: '#8fb5af', mid: '#5f9688', near: '#15604f', ground: '#a8bf7e', fore: '#8dab68' },
  coast: { far: '#7fb09a', farShade: '#639a83', mid: '#2c8ea1', near: '#4d7d5c', ground: '#f1deb3', fore: '#e4ca92' },
  plains: { far: '#b9c98a', farShade: '#a3b873', mid: '#d9bb5c', near: '#8f9c4c', ground: '#e8c765', fore: '#d3ad47' },
  snow: { far: '#f4f8fa', farShade: '#c3d5dd', mid: '#a8c3cd', near: '#2f625c', ground: '#f6fafb', fore: '#dfeaee' },
};

const lights: Record<SceneTime, Light> = {
  dawn: {
    sky: '#fbe3cc',
    halo: '#fbd2ae',
    halo2: '#f8be91',
    sun: '#f4a51c',
    tint: '#e8936b',
    amount: [0.42, 0.28, 0.18, 0.1],
    star: null,
  },
  day: {
    sky: '#d3ebf1',
    halo: '#e0f1f5',
    halo2: '#ecf7f9',
    sun: '#f9cf62',
    tint: '#d3ebf1',
    amount: [0.2, 0.08, 0, 0],
    star: null,
  },
  dusk: {
    sky: '#f08a5a',
    halo: '#f39d5d',
    halo2: '#f6b45d',
    sun: '#ffd76f',
    tint: '#27313b',
    amount: [0.3, 0.45, 0.55, 0.5],
    star: null,
  },
  night: {
    sky: '#10262c',
    halo: '#16323a',
    halo2: '#1d3f48',
    sun: '#f3ead0',
    tint: '#0d1f25',
    amount: [0.62, 0.66, 0.74, 0.66],
    star: '#dfe9e6',
  },
};

/** The colour a share (0 to 1) of the way from one `#rrggbb` to another. */
export function mixColours(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The paints of a landscape under a light: the farther a layer, the more it takes the light's tint. */
export function scenePalette(biome: Biome, time: SceneTime): ScenePalette {
  const land = lands[biome];
  const { tint, amount, ...light } = lights[time];
  const [far = 0, mid = 0, near = 0, ground = 0] = amount;
  return {
    sky: light.sky,
    halo: light.halo,
    halo2: light.halo2,
    sun: light.sun,
    star: light.star,
    far: mixColours(land.far, tint, far),
    farShade: mixColours(land.farShade, tint, far),
    mid: mixColours(land.mid, tint, mid),
    near: mixColours(land.near, tint, near),
    ground: mixColours(land.ground, tint, ground),
    fore: mixColours(land.fore, tint, ground),
  };
}
