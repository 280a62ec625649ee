/** The paints a customer's rig may wear, front lane to last; the brand's own is `coach`. */
export const liveries = {
  coach: ['var(--rw-marigold)', 'var(--rw-coral)', 'var(--rw-lagoon)'],
  spruce: ['#9ccbb9', '#3f8f7b', '#0e5a4b'],
  canyon: ['#f2c79a', '#d94f2b', '#8c2f17'],
  lake: ['#a9d6de', '#1f7f92', '#114b57'],
  slate: ['#c9d4d1', '#7a8c87', '#3f524d'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type RigLivery = keyof typeof liveries;
