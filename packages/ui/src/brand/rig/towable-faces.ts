import { type Face, box, clearance, pane, tongue, tyres } from './front-parts.ts';
import { both } from './part.ts';

export const travelTrailer: Face = {
  body: box(40, 34, 120, 9),
  stripe: { y: 76, width: 5.2, dip: 6 },
  behind: [tyres(24, 11, 114)],
  over: [
    ['shade', 'M-50 104 H50 V124 H-50 Z'],
    ['seam', 'M-40 104 H40 M-34 36 V120 M34 36 V120'],
    ['glass', pane(29, 31, 48, 70)],
    clearance(38, 22),
  ],
  ahead: [...tongue],
};

export const fifthWheel: Face = {
  body: box(42, 20, 84, 12),
  stripe: { y: 60, width: 5.4, dip: 6 },
  behind: [
    tyres(25, 12, 113),
    ['trim', [-42, 74, 84, 46, 3]],
    ['seam', 'M-42 92 H42 M-26 92 V120 M26 92 V120'],
    ['dark', ...both([31, 116, 4, 20, 0]), ...both([27, 134, 12, 3, 1])],
    ['metal', 'M-9 82 L-6 104 H6 L9 82 Z', [-4, 104, 8, 6, 1]],
  ],
  over: [['glass', pane(26, 28, 34, 52)], ['seam', 'M-33 22 Q-38 50 -36 84 M33 22 Q38 50 36 84'], clearance(25, 22)],
  ahead: [],
};

export const toyHauler: Face = {
  body: box(42, 26, 120, 9),
  stripe: { y: 70, width: 6, dip: 8 },
  behind: [tyres(25, 12, 113)],
  over: [
    ['shade', 'M-50 102 H50 V124 H-50 Z M-50 20 H-34 V124 H-50 Z M34 20 H50 V124 H34 Z'],
    ['seam', 'M-34 28 V120 M34 28 V120 M-42 102 H42'],
    ['glass', pane(27, 29, 42, 62)],
    clearance(30, 22),
  ],
  ahead: [...tongue],
};

export const popUp: Face = {
  body: box(38, 93, 122, 3),
  stripe: { y: 101, width: 4.6, dip: 0 },
  behind: [
    tyres(24, 10, 114),
    ['metal', 'M-33 60 H33 L38 84 V92 H-38 V84 Z'],
    ['glass', 'M-24 68 H24 L26 82 H-26 Z'],
    ['seam', 'M0 61 V92 M-33 61 L-30 92 M33 61 L30 92'],
    ['trim', [-40, 86, 80, 8, 2]],
  ],
  over: [['marker', ...both([31, 96, 4, 2])]],
  ahead: [['body', [-38, 51, 76, 10, 4]], ['seam', 'M-36 57 H36'], ...tongue.slice(2), ['trim', [-9, 104, 18, 13, 4]]],
};

export const teardrop: Face = {
  body: 'M-24 118 V84 Q-24 67 -8 66 H8 Q24 67 24 84 V118 Q24 122 20 122 H-20 Q-24 122 -24 118 Z',
  stripe: { y: 93, width: 4.6, dip: 5 },
  behind: [tyres(24, 9, 116), ['metal', ...both([23, 109, 11, 8, 3])]],
  over: [
    ['shade', 'M-30 113 H30 V124 H-30 Z'],
    ['window', [-16, 74, 32, 12, 5]],
    ['seam', 'M-24 113 H24'],
  ],
  ahead: [
    ['trim', [-13, 105, 26, 13, 2.5]],
    ['frame', 'M0 98 V134 M-6 136 H6'],
    ['metal', [-5, 116, 10, 8, 3]],
  ],
};
