import { type Face, box, clearance, mirrors, pane, tyres } from './front-parts.ts';
import { both } from './part.ts';

export const classA: Face = {
  body: box(43, 24, 121, 12),
  stripe: { y: 86, width: 5.2, dip: 6 },
  behind: [tyres(24, 14, 112)],
  over: [
    ['shade', 'M-50 109 H50 V124 H-50 Z'],
    ['seam', 'M-43 109 H43 M-30 109 V121 M30 109 V121'],
    ['glass', pane(37, 39, 36, 77)],
    ['seam', 'M0 35 V78'],
    ['line', 'M-30 78 L-8 71 M30 78 L8 71'],
    ['dark', [-15, 105, 30, 8, 2]],
    ['lamp', ...both([24, 96, 15, 7, 2.5])],
    clearance(28, 22),
  ],
  ahead: [...mirrors(43, 44, 20)],
};

export const classB: Face = {
  body: 'M-35 118 V96 Q-35 86 -33 80 L-30 56 Q-28 45 -16 44 Q0 42 16 44 Q28 45 30 56 L33 80 Q35 86 35 96 V118 Q35 122 31 122 H-31 Q-35 122 -35 118 Z',
  stripe: { y: 87, width: 3, dip: 0 },
  shoulder: 29,
  behind: [tyres(19, 13, 112)],
  over: [
    ['shade', 'M-40 111 H40 V124 H-40 Z'],
    ['glass', pane(25, 29, 58, 80)],
    ['seam', 'M-30 84 Q0 80 30 84 M-26 52 Q0 49 26 52'],
    ['line', 'M-24 81 L-4 75 M18 81 L2 76'],
    ['dark', [-17, 98, 34, 11, 3], [-30, 113, 60, 4, 1.5]],
    ['metal', [-4, 100, 8, 7, 2]],
    ['lamp', ...both([19, 96, 13, 9, 3])],
  ],
  ahead: [...mirrors(33, 72, 15)],
};

export const classC: Face = {
  body: box(41, 30, 121, 9),
  stripe: { y: 50, width: 4.4, dip: 5 },
  behind: [tyres(22, 14, 112)],
  over: [
    ['shade', 'M-41 66 H-33 V124 H-41 Z M33 66 H41 V124 H33 Z'],
    ['dark', 'M-41 65 H41 V68 H-41 Z M-34 112 H34 V122 H-34 Z'],
    ['body', 'M-34 116 V92 L-29 68 H29 L34 92 V116 Z'],
    ['window', ...both([7, 36, 22, 10, 3])],
    ['glass', pane(27, 30, 70, 86)],
    ['line', 'M-24 87 L-4 81 M20 87 L3 82'],
    ['dark', [-19, 95, 38, 13, 3], [-34, 113, 68, 6, 2]],
    ['hub', 'M-16 99 H16 M-16 103.5 H16'],
    ['lamp', ...both([21, 96, 11, 10, 2.5])],
    clearance(33, 24),
  ],
  ahead: [...mirrors(36, 74, 18)],
};

export const busConversion: Face = {
  body: 'M-40 114 V60 Q-40 32 -14 31 Q0 30 14 31 Q40 32 40 60 V114 Q40 118 36 118 H-36 Q-40 118 -40 114 Z',
  stripe: { y: 79, width: 4.4, dip: 0 },
  shoulder: 37,
  behind: [tyres(21, 14, 110)],
  over: [
    ['glass', 'M-32 50 H-2 V74 H-34 Z M32 50 H2 V74 H34 Z'],
    ['line', 'M-24 75 L-8 68 M24 75 L8 68'],
    ['shade', 'M-26 42 Q0 38 26 42 V46 H-26 Z'],
    ['body', 'M-30 118 V100 Q-29 82 -16 81 H16 Q29 82 30 100 V118 Z'],
    ['stripe', 'M-10 83.5 H10', 'M-10 87.5 H10', 'M-10 91.5 H10'],
    ['dark', [-13, 96, 26, 15, 2]],
    ['hub', 'M-10 100 H10 M-10 103.5 H10 M-10 107 H10'],
    ['lamp', [-21.5, 102, 5], [21.5, 102, 5], ...both([33, 90, 4, 5, 1])],
    clearance(35, 18),
  ],
  ahead: [['dark', [-42, 113, 84, 7, 2]], ...mirrors(39, 56, 18)],
};

export const truckCamper: Face = {
  body: box(40, 28, 74, 9),
  stripe: { y: 44, width: 4, dip: 4 },
  behind: [
    tyres(22, 14, 108),
    ['panel', 'M-40 70 V92 H40 V70 Z'],
    ['shade', 'M-39 70 H39 V92 H-39 Z'],
    [
      'metal',
      'M-38 118 V98 Q-38 91 -33 89 L-26 68 Q-25 65 -20 65 H20 Q25 65 26 68 L33 89 Q38 91 38 98 V118 Q38 122 34 122 H-34 Q-38 122 -38 118 Z',
    ],
    ['glass', pane(24, 29, 71, 87)],
    ['line', 'M-22 88 L-4 82 M20 88 L3 83'],
    ['dark', [-20, 97, 40, 12, 3], [-38, 113, 76, 8, 2.5]],
    ['hub', 'M-17 101 H17 M-17 105 H17'],
    ['lamp', ...both([23, 97, 12, 10, 2.5])],
    ...mirrors(32, 76, 14),
  ],
  over: [['dark', 'M-40 63 H40 V76 H-40 Z'], ['window', [-22, 33, 44, 9, 3]], clearance(57, 24)],
  ahead: [],
};
