import type { Drawing } from '../rig/part.ts';

/** What is drawn beside the rigs, because lines of their own insure it. */
export const crafts = ['boat', 'motorcycle'] as const;
export type Craft = (typeof crafts)[number];

const lanes = (course: (lane: number) => string): string[] => [0, 1, 2].map(course);

/** A runabout with its outboard under a sun top, on a trailer of two axles. */
const boat: Drawing = {
  extent: [-8, 0, 280, 142],
  band: 5,
  body: 'M20 82 L23 110 Q24 117 32 117 H142 Q188 115 214 92 Q230 78 240 62 Q196 76 142 78 H60 Q40 78 20 82 Z',
  behind: [
    ['metal', 'M6 84 L2 128 H10 L17 110 L19 84 Z'],
    ['frame', 'M-4 126 H12'],
    ['trim', 'M0 62 Q0 54 9 54 H19 Q27 54 27 62 V80 Q27 86 20 86 H6 Q0 86 0 80 Z'],
    ['marker', [3, 72, 21, 4]],
    ['frame', 'M72 44 L84 80 M132 40 L112 80'],
    ['tail', 'M62 44 Q98 30 142 36 Q146 38 143 42 Q100 38 66 49 Q61 49 62 44 Z'],
    ['trim', [40, 64, 20, 18, 4], [88, 66, 14, 16, 4]],
    ['glass', 'M122 79 L138 58 Q140 56 144 56 H150 L158 78 Z'],
    ['line', 'M104 70 l8 -5 M112 65 v14'],
  ],
  skin: [
    ['shade', 'M0 104 H140 Q190 102 220 78 L240 70 V130 H0 Z'],
    [
      'stripe',
      ...lanes((lane) => `M0 ${90 + lane * 5} H120 C176 ${90 + lane * 5} 206 ${80 + lane * 5} 246 ${58 + lane * 5}`),
    ],
    ['seam', 'M30 117 Q34 100 30 84'],
  ],
  ahead: [
    ['line', 'M236 62 H210 M214 62 V71 M188 74 V66 H210'],
    ['metal', 'M18 121 H214 L262 124 V128 H212 L206 126 H18 Z', 'M214 122 L226 92 H232 L222 124 Z'],
    ['frame', 'M40 117 V121 M156 116 V121 M244 128 V136 M238 137 H250'],
    ['dark', [258, 121, 12, 6, 3]],
    ['trim', 'M72 124 Q76 106 100 106 H116 Q140 106 144 124 H136 Q132 114 116 114 H100 Q84 114 80 124 Z'],
    ['tail', [16, 115, 6, 7, 1]],
    ['wheel', [95, 128.5, 11.5], [121, 128.5, 11.5]],
  ],
};

/** Larger than beside a rig: alone on a road it would be lost at the same scale. */
const motorcycle: Drawing = {
  extent: [6, 0, 196, 142],
  band: 4,
  body: 'M26 72 Q30 64 44 66 L76 70 Q84 52 108 51 Q126 51 134 60 L146 54 Q160 52 162 62 Q162 70 154 78 L146 90 Q136 96 122 95 L92 92 Q64 90 26 72 Z',
  behind: [
    ['frame', 'M92 90 L42 113 M92 96 L118 116 L84 118'],
    ['metal', [42, 108, 76, 8, 4]],
    ['trim', 'M88 88 H130 L126 118 Q124 122 118 122 H98 Q92 122 91 116 Z'],
    ['seam', 'M92 96 H128 M92 101 H127 M93 106 H126 M94 111 H125'],
    ['line', 'M140 54 L124 44 M148 46 L138 40'],
    ['glass', 'M140 56 L149 32 Q157 29 158 36 L157 56 Z'],
    ['dark', 'M40 66 Q52 56 70 60 L86 66 L78 73 L44 70 Z'],
  ],
  skin: [
    ['shade', 'M20 84 H90 L124 90 L170 70 V110 H20 Z'],
    [
      'stripe',
      ...lanes((lane) => {
        const y = lane * 4;
        return `M20 ${70 + y} Q60 ${80 + y} 92 ${76 + y} C120 ${72 + y} 132 ${62 + y} 172 ${56 + y}`;
      }),
    ],
  ],
  ahead: [
    ['line', 'M134 60 Q130 74 122 84 M104 122 L96 138'],
    ['lamp', [155, 60, 9, 10, 4]],
    ['arch', [42, 113, 27], [164, 113, 27]],
    ['trim', [42, 113, 20], [164, 113, 20]],
    [
      'panel',
      'M42 94 V132 M23 113 H61 M28.6 99.6 L55.4 126.4 M55.4 99.6 L28.6 126.4',
      'M164 94 V132 M145 113 H183 M150.6 99.6 L177.4 126.4 M177.4 99.6 L150.6 126.4',
    ],
    ['frame', 'M152 70 L164 113'],
    ['dark', [42, 113, 5], [164, 113, 5]],
    ['trim', [28, 78, 40, 24, 6], 'M138 92 Q146 80 168 82 Q186 85 192 100 L188 102 Q180 90 166 89 Q150 88 142 96 Z'],
    ['seam', 'M28 89 H68'],
    ['dark', [44, 83, 8, 2, 1]],
    ['tail', [22, 70, 8, 7, 2]],
  ],
};

const drawings: Readonly<Record<Craft, Drawing>> = { boat, motorcycle };

/** A craft from its right side, standing where rigs stand. */
export function craftSide(craft: Craft): Drawing {
  return drawings[craft];
}
