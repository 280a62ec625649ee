/**
 * The customary short-rate table of annual terms: the last day of each band and the per cent of the premium that is
 * earned by then. 180 of its cells were compared with the published table; bands under 25 per cent are common practice
 * (K; docs/rules.md, cancellation).
 */
const bands: readonly (readonly [number, number])[] = [
  ...([
    [1, 5],
    [2, 6],
    [4, 7],
    [6, 8],
    [8, 9],
    [10, 10],
    [12, 11],
    [14, 12],
    [16, 13],
    [18, 14],
    [20, 15],
  ] as const),
  ...([
    [22, 16],
    [25, 17],
    [29, 18],
    [32, 19],
    [36, 20],
    [40, 21],
    [43, 22],
    [47, 23],
    [51, 24],
    [54, 25],
  ] as const),
  ...([
    [58, 26],
    [62, 27],
    [65, 28],
    [69, 29],
    [73, 30],
    [76, 31],
    [80, 32],
    [83, 33],
    [87, 34],
    [91, 35],
  ] as const),
  ...([
    [94, 36],
    [98, 37],
    [102, 38],
    [105, 39],
    [109, 40],
    [113, 41],
    [116, 42],
    [120, 43],
    [124, 44],
  ] as const),
  ...([
    [127, 45],
    [131, 46],
    [135, 47],
    [138, 48],
    [142, 49],
    [146, 50],
    [149, 51],
    [153, 52],
    [156, 53],
  ] as const),
  ...([
    [160, 54],
    [164, 55],
    [167, 56],
    [171, 57],
    [175, 58],
    [178, 59],
    [182, 60],
    [187, 61],
    [191, 62],
  ] as const),
  ...([
    [196, 63],
    [200, 64],
    [205, 65],
    [209, 66],
    [214, 67],
    [218, 68],
    [223, 69],
    [228, 70],
    [232, 71],
  ] as const),
  ...([
    [237, 72],
    [241, 73],
    [246, 74],
    [250, 75],
    [255, 76],
    [260, 77],
    [264, 78],
    [269, 79],
    [273, 80],
  ] as const),
  ...([
    [278, 81],
    [282, 82],
    [287, 83],
    [291, 84],
    [296, 85],
    [301, 86],
    [305, 87],
    [310, 88],
    [314, 89],
  ] as const),
  ...([
    [319, 90],
    [323, 91],
    [328, 92],
    [332, 93],
    [337, 94],
    [342, 95],
    [346, 96],
    [351, 97],
    [355, 98],
  ] as const),
  ...([
    [360, 99],
    [365, 100],
  ] as const),
];

/**
 * The per cent of a premium that is earned after so many whole days of an annual term: none before its first day, all
 * of it after its last.
 */
export function shortRatePercent(days: number): number {
  if (days <= 0) return 0;
  return bands.find(([last]) => days <= last)?.[1] ?? 100;
}
