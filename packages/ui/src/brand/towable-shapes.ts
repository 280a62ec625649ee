import type { RigShape } from './rig-shape.ts';

export function travelTrailer(l: number): RigShape {
  const axle = l * 0.38;
  return {
    width: l,
    frame: [`M${l - 40} 87 H${l - 6} M${l - 11} 76 V97 M${l - 15} 98 H${l - 7}`, `M16 86 V98 M${l - 46} 86 V98`],
    fittings: [
      [32, 17, 26, 9, 3],
      [l - 84, 20, 14, 6, 2],
      [l - 25, 69, 10, 17, 4],
    ],
    body: `M3 87 V32 Q3 26 9 26 H${l - 58} Q${l - 43} 26 ${l - 38} 40 L${l - 31} 62 Q${l - 30} 67 ${l - 32} 72 L${l - 38} 87 Z`,
    skirt: [0, 79, l, 9, 0],
    stripe: { y: 62, front: l, bend: 30, rise: 28, width: 4.4 },
    seams: [`M0 79 H${l}`, `M${l - 50} 26 Q${l - 54} 56 ${l - 50} 87`, `M22 31 H${l - 100}`],
    doors: [[l - 80, 36, 16, 46, 3]],
    windows: [
      [14, 39, 26, 15, 3],
      [50, 39, l - 140, 15, 3],
      [l - 77, 41, 10, 13, 2],
    ],
    glass: [`M${l - 47} 37 Q${l - 43} 37 ${l - 41} 43 L${l - 36} 58 H${l - 48} Z`],
    lamps: [[3, 62, 4, 9, 1]],
    wheels: [
      [axle - 9, 8.5],
      [axle + 9.5, 8.5],
    ],
  };
}

export function fifthWheel(l: number): RigShape {
  const axle = l * 0.36;
  return {
    width: l,
    frame: [
      `M${l - 42} 55 L${l - 38} 70 H${l - 30} L${l - 26} 55`,
      `M${l - 78} 86 V98 M${l - 82} 99 H${l - 74} M18 86 V98`,
    ],
    fittings: [
      [36, 8, 28, 9, 3],
      [l - 96, 8, 28, 9, 3],
    ],
    body: `M3 88 V23 Q3 17 9 17 H${l - 36} Q${l - 15} 18 ${l - 9} 36 L${l - 4} 50 Q${l - 2} 58 ${l - 10} 58 H${l - 60} Q${l - 69} 58 ${l - 69} 67 V88 Z`,
    skirt: [0, 79, l, 10, 0],
    stripe: { y: 45, front: l, bend: 44, rise: 0, width: 4.6 },
    seams: [`M0 79 H${l}`, `M14 27 H${l * 0.38} V76 H14 Z`, `M${l - 60} 17 V58`, `M${l * 0.42} 22 H${l - 84}`],
    doors: [[l - 92, 33, 16, 52, 3]],
    windows: [
      [22, 34, 30, 18, 3],
      [62, 34, 20, 18, 3],
      [l * 0.44, 34, l - 102 - l * 0.44, 16, 3],
      [l - 89, 38, 10, 15, 2],
      [l - 52, 25, 24, 11, 3],
    ],
    glass: [],
    lamps: [[3, 64, 4, 10, 1]],
    wheels: [
      [axle - 9.5, 9],
      [axle + 10, 9],
    ],
  };
}

export function toyHauler(l: number): RigShape {
  const axle = l * 0.52;
  return {
    width: l,
    frame: [
      `M66 86 L46 98.5`,
      `M66 44 L56 92`,
      `M${l - 40} 87 H${l - 6} M${l - 11} 76 V97 M${l - 15} 98 H${l - 7}`,
      `M${l - 46} 86 V98`,
      // the motorcycle behind the open ramp: fork, bars, swing arm
      `M35 92 L28 74 L23 72 M11 92 L20 85`,
    ],
    tow: `M6 80 Q10 77 16 79 L21 79 L28 77 Q29 82 25 86 L17 87 L14 82 Z`,
    fittings: [
      [100, 12, 26, 9, 3],
      [l - 25, 69, 10, 17, 4],
    ],
    body: `M66 88 V27 Q66 21 72 21 H${l - 56} Q${l - 41} 21 ${l - 37} 36 L${l - 31} 60 Q${l - 30} 66 ${l - 32} 71 L${l - 38} 88 Z`,
    skirt: [0, 79, l, 10, 0],
    stripe: { y: 60, front: l, bend: 100, rise: 32, width: 4.6 },
    seams: [`M66 79 H${l}`, `M112 25 V79`, `M${l - 49} 21 Q${l - 53} 54 ${l - 49} 88`],
    doors: [[l - 80, 33, 16, 50, 3]],
    windows: [
      [79, 34, 22, 14, 3],
      [122, 34, l - 212, 16, 3],
      [l - 77, 38, 10, 15, 2],
    ],
    glass: [`M${l - 46} 33 Q${l - 42} 33 ${l - 40} 40 L${l - 36} 55 H${l - 47} Z`],
    lamps: [[66, 64, 4, 9, 1]],
    wheels: [
      [11, 7.5],
      [35, 7.5],
      [axle - 9, 8.5],
      [axle + 9.5, 8.5],
    ],
  };
}

export function popUp(l: number): RigShape {
  const front = l - 40;
  return {
    width: l,
    frame: [
      `M${front - 4} 87 H${l - 6} M${l - 11} 77 V97 M${l - 15} 98 H${l - 7}`,
      `M30 66 L8 66 M${front - 4} 66 H${l - 18}`,
      `M28 86 V98`,
    ],
    fittings: [[26, 28, front - 30, 8, 4]],
    tow: `M30 36 L6 62 V67 H${l - 16} V62 L${front - 8} 36 Z`,
    towGlass: [`M26 49 L17 60 H30 V49 Z`, `M${front - 4} 49 L${front + 5} 60 H${front - 8} V49 Z`],
    body: `M24 88 V70 Q24 67 27 67 H${front - 2} Q${front + 1} 67 ${front + 1} 70 V88 Z`,
    skirt: null,
    stripe: { y: 72, front: l, bend: -40, rise: 0, width: 3.6 },
    seams: [],
    doors: [],
    windows: [
      [38, 43, (front - 50) / 2 - 3, 17, 2],
      [35 + (front - 50) / 2 + 6, 43, (front - 50) / 2 - 3, 17, 2],
    ],
    glass: [],
    lamps: [[24, 75, 4, 6, 1]],
    wheels: [[(24 + front) / 2 - 2, 8.5]],
  };
}

export function teardrop(l: number): RigShape {
  const front = l - 26;
  return {
    width: l,
    frame: [`M${front - 6} 87 H${l - 4} M${l - 9} 78 V97 M${l - 13} 98 H${l - 5}`],
    fittings: [
      [front + 2, 74, 12, 12, 2.5],
      [front * 0.5, 40, 13, 5, 2],
    ],
    body: `M5 88 Q6 66 24 53 Q42 41 ${front - 22} 44 Q${front - 3} 47 ${front - 1} 70 V83 Q${front - 1} 88 ${front - 6} 88 Z`,
    skirt: [0, 81, l, 8, 0],
    stripe: { y: 66, front: l, bend: -40, rise: 0, width: 4 },
    seams: [`M0 81 H${l}`, `M27 51 Q20 64 21 88`],
    doors: [[front - 34, 52, 22, 33, 7]],
    windows: [[front - 30, 56, 14, 14, 7]],
    glass: [],
    lamps: [[7, 74, 4, 6, 1]],
    wheels: [[front * 0.44, 9]],
  };
}
