import type { RigShape } from './rig-shape.ts';

export function classA(l: number): RigShape {
  const rearAxle = l * 0.27;
  return {
    width: l,
    frame: [`M${l - 17} 33 H${l - 4} V40`],
    fittings: [
      [34, 12, 28, 9, 3],
      [l - 104, 12, 28, 9, 3],
      [l - 7, 39, 5, 12, 1.5],
    ],
    body: `M3 91 V27 Q3 20 10 20 H${l - 32} Q${l - 19} 20 ${l - 15} 33 L${l - 4} 69 Q${l - 2} 74 ${l - 2} 79 V87 Q${l - 2} 91 ${l - 6} 91 Z`,
    skirt: [0, 79, l, 14, 0],
    stripe: { y: 65, front: l, bend: 42, rise: 34, width: 4.6 },
    seams: [
      `M16 30 H${l * 0.44} V76 H16 Z`,
      `M0 79 H${l}`,
      `M${rearAxle + 26} 79 V91 M${l * 0.5} 79 V91 M${l * 0.62} 79 V91 M18 79 V91`,
      `M${l * 0.46} 25 H${l - 60}`,
    ],
    doors: [[l - 76, 31, 16, 57, 3]],
    windows: [
      [26, 37, 30, 17, 3],
      [66, 37, 26, 17, 3],
      [l * 0.5, 35, l - 82 - l * 0.5, 18, 3],
      [l - 73, 36, 10, 16, 2],
    ],
    glass: [
      `M${l - 54} 35 H${l - 30} L${l - 22} 60 H${l - 54} Z`,
      `M${l - 25} 27 H${l - 22.5} Q${l - 19} 27 ${l - 18} 33 L${l - 9} 61 H${l - 16} Z`,
    ],
    lamps: [
      [l - 11, 74, 9, 5, 2],
      [3, 66, 4, 9, 1],
    ],
    wheels:
      l > 260
        ? [
            [rearAxle, 10],
            [rearAxle + 22, 10],
            [l - 40, 10],
          ]
        : [
            [rearAxle, 10.5],
            [l - 40, 10.5],
          ],
  };
}

export function classB(l: number): RigShape {
  return {
    width: l,
    frame: [],
    fittings: [
      [30, 25, 26, 7, 3],
      [64, 27, 13, 5, 2],
    ],
    body: `M3 90 V43 Q3 31 15 31 H${l - 62} Q${l - 47} 31 ${l - 37} 43 L${l - 26} 57 L${l - 11} 61 Q${l - 2} 63 ${l - 2} 72 V86 Q${l - 2} 90 ${l - 6} 90 Z`,
    skirt: [0, 83, l, 8, 0],
    stripe: { y: 65, front: l, bend: 26, rise: 24, width: 4 },
    seams: [
      `M${l - 92} 36 V83 M${l - 60} 36 V83 M${l - 92} 61 H${l - 60}`,
      `M0 83 H${l}`,
      `M${l - 31} 58 L${l - 36} 83`,
    ],
    doors: [],
    windows: [
      [10, 40, l - 108, 16, 3],
      [l - 88, 40, 24, 16, 3],
    ],
    glass: [`M${l - 57} 40 H${l - 54} Q${l - 47} 40 ${l - 42} 46 L${l - 33} 57 H${l - 57} Z`],
    lamps: [
      [l - 11, 66, 8, 6, 2],
      [3, 60, 4, 12, 1],
    ],
    wheels: [
      [30, 9.5],
      [l - 25, 9.5],
    ],
  };
}

export function classC(l: number): RigShape {
  return {
    width: l,
    frame: [],
    fittings: [
      [34, 10, 26, 9, 3],
      [l - 118, 13, 16, 6, 2],
    ],
    body: `M3 90 V24 Q3 18 9 18 H${l - 44} Q${l - 30} 19 ${l - 25} 31 Q${l - 21} 42 ${l - 31} 43 H${l - 38} L${l - 27} 58 L${l - 10} 62 Q${l - 2} 64 ${l - 2} 72 V86 Q${l - 2} 90 ${l - 6} 90 Z`,
    skirt: [0, 81, l, 10, 0],
    stripe: { y: 62, front: l, bend: 36, rise: 34, width: 4.6 },
    seams: [
      `M${l - 62} 43 V90`,
      `M0 81 H${l}`,
      `M22 28 H${l * 0.42} V78 H22 Z`,
      `M${l - 62} 43 H${l - 31}`,
      `M${l * 0.46} 23 H${l - 70}`,
    ],
    doors: [[l - 92, 31, 16, 55, 3]],
    windows: [
      [30, 35, 28, 16, 3],
      [l * 0.46, 35, l - 98 - l * 0.46, 16, 3],
      [l - 89, 36, 10, 15, 2],
      [l - 58, 25, 22, 10, 3],
    ],
    glass: [`M${l - 58} 47 H${l - 44} L${l - 35} 59 H${l - 58} Z`],
    lamps: [
      [l - 11, 67, 8, 6, 2],
      [3, 64, 4, 10, 1],
    ],
    wheels: [
      [44, 10],
      [l - 26, 10],
    ],
  };
}

export function busConversion(l: number): RigShape {
  const panes = Math.floor((l - 84) / 19);
  return {
    width: l,
    frame: [`M34 22 V11 M${l - 150} 20 V16 M${l - 84} 20 V16`],
    fittings: [
      [29, 5, 10, 5, 2],
      [l - 156, 12, 78, 4.5, 1],
    ],
    body: `M3 90 V38 Q3 22 20 21 H${l - 58} Q${l - 44} 22 ${l - 41} 36 L${l - 36} 59 L${l - 12} 61 Q${l - 2} 62 ${l - 2} 71 V86 Q${l - 2} 90 ${l - 6} 90 Z`,
    skirt: [0, 82, l, 9, 0],
    stripe: { y: 60, front: l - 38, bend: -40, rise: 0, width: 4.6 },
    seams: [
      `M0 82 H${l}`,
      `M0 29 H${l - 46}`,
      `M${l - 31} 61 V90`,
      `M${l - 24} 67 H${l - 12} M${l - 24} 71 H${l - 12} M${l - 24} 75 H${l - 12}`,
    ],
    doors: [[l - 66, 33, 15, 54, 2]],
    windows: [
      ...Array.from({ length: panes }, (_, i) => [12 + i * 19, 34, 15, 18, 2.5] as const),
      [l - 63.5, 37, 4, 42, 1],
      [l - 57.5, 37, 4, 42, 1],
    ],
    glass: [`M${l - 48} 35 H${l - 46} L${l - 42} 57 H${l - 48} Z`],
    lamps: [
      [l - 9, 66, 6, 8, 3],
      [3, 56, 4, 8, 1],
    ],
    wheels: [
      [58, 10.5],
      [l - 24, 10.5],
    ],
  };
}

export function truckCamper(l: number): RigShape {
  return {
    width: l,
    frame: [],
    fittings: [
      [22, 17, 22, 7, 3],
      [54, 19, 12, 5, 2],
    ],
    tow: `M6 89 V66 H${l - 80} L${l - 75} 50 Q${l - 74} 47 ${l - 70} 47 H${l - 52} Q${l - 49} 47 ${l - 47} 50 L${l - 38} 62 L${l - 10} 65 Q${l - 2} 66 ${l - 2} 74 V85 Q${l - 2} 89 ${l - 6} 89 Z`,
    towGlass: [`M${l - 73} 61 L${l - 69} 52 H${l - 61} V61 Z`, `M${l - 57} 61 V52 H${l - 52} L${l - 44} 61 Z`],
    body: `M2 74 V30 Q2 24 8 24 H${l - 52} Q${l - 42} 25 ${l - 40} 34 Q${l - 39} 43 ${l - 47} 43 H${l - 79} V66 H${l - 84} V74 Z`,
    skirt: null,
    stripe: { y: 56, front: l, bend: 20, rise: 24, width: 4 },
    seams: [`M${l - 59} 63 V85`, `M${l - 78} 63 V85`],
    doors: [],
    windows: [
      [12, 34, 18, 14, 3],
      [38, 34, 16, 14, 3],
      [l - 70, 29, 20, 9, 3],
    ],
    glass: [],
    lamps: [
      [l - 10, 69, 7, 6, 2],
      [6, 78, 4, 7, 1],
    ],
    wheels: [
      [34, 10.5],
      [l - 26, 10.5],
    ],
  };
}
