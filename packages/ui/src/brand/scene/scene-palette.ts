/** The landscapes that a scene can show. */
export const biomes = ['desert', 'pines', 'coast', 'plains', 'snow'] as const;
export type Biome = (typeof biomes)[number];

/** The hours of light. */
export const sceneTimes = ['dawn', 'day', 'dusk', 'night'] as const;
export type SceneTime = (typeof sceneTimes)[number];

/** What falls or hangs in the sky. */
export const sceneWeathers = ['clear', 'cloud', 'rain', 'snow'] as const;
export type SceneWeather = (typeof sceneWeathers)[number];

/** Flat paints of a scene, from the sky to the foreground. */
export type ScenePalette = {
  sky: string;
  halo: string;
  halo2: string;
  sun: string;
  far: string;
  farShade: string;
  mid: string;
  midShade: string;
  near: string;
  dune: string;
  ground: string;
  fore: string;
  /** Walls and sails, and the one red thing in a land. */
  light: string;
  accent: string;
  cloud: string;
  star: string | null;
};

type Land = Pick<ScenePalette, 'far' | 'farShade' | 'mid' | 'near' | 'ground' | 'fore'>;
type Light = {
  sky: string;
  halo: string;
  halo2: string;
  sun: string;
  cloud: string;
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
    cloud: '#fdefe0',
    tint: '#e8936b',
    amount: [0.42, 0.28, 0.18, 0.1],
    star: null,
  },
  day: {
    sky: '#d3ebf1',
    halo: '#e0f1f5',
    halo2: '#ecf7f9',
    sun: '#f9cf62',
    cloud: '#ffffff',
    tint: '#d3ebf1',
    amount: [0.2, 0.08, 0, 0],
    star: null,
  },
  dusk: {
    sky: '#f08a5a',
    halo: '#f39d5d',
    halo2: '#f6b45d',
    sun: '#ffd76f',
    cloud: '#f7b06a',
    tint: '#27313b',
    amount: [0.3, 0.45, 0.55, 0.5],
    star: null,
  },
  night: {
    sky: '#10262c',
    halo: '#16323a',
    halo2: '#1d3f48',
    sun: '#f3ead0',
    cloud: '#1b3942',
    tint: '#153a45',
    amount: [0.84, 0.8, 0.84, 0.78],
    star: '#dfe9e6',
  },
};

/** The colour a share (0 to 1) of the way from one `#rrggbb` to another. */
export function mixColours(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const overcast: Record<SceneTime, string> = { dawn: '#b9aeb0', day: '#b4c3c8', dusk: '#7d6f7a', night: '#0d1b20' };

/** The paints of a landscape under a light: the farther a layer, the more it takes the light's tint; bad weather greys all of it. */
export function scenePalette(biome: Biome, time: SceneTime, weather: SceneWeather = 'clear'): ScenePalette {
  const land = lands[biome];
  const { tint, amount, star, cloud, ...light } = lights[time];
  const [far = 0, mid = 0, near = 0, ground = 0] = amount;
  const grey = weather === 'clear' ? 0 : weather === 'cloud' ? 0.4 : 0.62;
  const lit = (colour: string, share: number) =>
    mixColours(mixColours(colour, tint, share), overcast[time], grey * (0.25 + share * 0.3));
  const aloft = (colour: string) => mixColours(colour, overcast[time], grey);
  return {
    sky: aloft(light.sky),
    halo: aloft(light.halo),
    halo2: aloft(light.halo2),
    sun: aloft(light.sun),
    cloud: mixColours(cloud, overcast[time], grey * 0.5),
    star: weather === 'clear' ? star : null,
    far: lit(land.far, far),
    farShade: lit(land.farShade, far),
    mid: lit(land.mid, mid),
    midShade: lit(mixColours(land.mid, '#12211e', 0.16), mid),
    near: lit(land.near, near),
    dune: lit(mixColours(land.ground, land.mid, 0.35), (mid + ground) / 2),
    ground: lit(land.ground, ground),
    fore: lit(land.fore, ground),
    light: lit('#ffffff', mid * 0.8),
    accent: lit('#d94f2b', mid * 0.8),
  };
}
