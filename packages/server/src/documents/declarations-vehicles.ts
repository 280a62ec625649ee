import type { DeclaredCoverage, DeclaredVehicle, Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { type Words, wordsIn } from './pdf-words.ts';

const vehicleColumns = ({ say }: Words): readonly Column[] => [
  { label: say('No.'), share: 0.5 },
  { label: say('Vehicle'), share: 4.6 },
  { label: say('Use'), share: 2.2 },
  { label: say('Kept at'), share: 3.4 },
  { label: say('Value'), share: 2.4, figures: true },
];

const coverageColumns = ({ say }: Words): readonly Column[] => [
  { label: say('Coverage'), share: 4.6 },
  { label: say('Limit'), share: 4.8 },
  { label: say('Deductible'), share: 1.6, figures: true },
  { label: say('Premium'), share: 1.8, figures: true },
];

/** The vehicles, numbered as the coverages below refer to them. */
export function vehicleSection({ vehicles, locale, currency }: Declarations): ReactElement {
  const words = wordsIn(locale, currency);
  const { say } = words;
  const rows = vehicles.map((vehicle, index): Row => {
    const { title, className, vin, usage, garaging, value, basis } = vehicle;
    const identity = vin === null ? [className] : [className, say(sentence('VIN {vin}', { vin }))];
    const worth = [value === null ? null : words.wholeAmount(value), basis].filter((part) => part !== null);
    return { cells: [String(index + 1), [title, ...identity], usage ?? '', garaging.join('\n'), worth] };
  });
  return section(say('Insured vehicles'), { whole: false }, table(vehicleColumns(words), rows));
}

// What damage to the vehicle itself pays goes by the basis of its value; a cover that says nothing is simply included.
function limitOf({ limit, deductible }: DeclaredCoverage, { basis }: DeclaredVehicle, { say }: Words): string {
  return limit ?? (deductible === null ? say('Included') : (basis ?? say('Included')));
}

function coveragesOf(vehicle: DeclaredVehicle, number: number, words: Words): ReactElement {
  const { say, amount } = words;
  const rows: Row[] = vehicle.coverages.map((coverage) => ({
    cells: [
      coverage.label,
      limitOf(coverage, vehicle, words),
      coverage.deductible ?? say('None'),
      amount(coverage.premium),
    ],
  }));
  const sum: Row = {
    cells: [say(sentence('Vehicle {number}', { number })), '', '', amount(vehicle.premium)],
    sum: true,
  };
  return h(
    View,
    { key: number, wrap: false, style: { marginTop: number === 1 ? 0 : 12 } },
    h(
      Text,
      { style: [text.strong, { fontSize: 9.5, marginBottom: 4 }] },
      say(sentence('Vehicle {number}: {title}', { number, title: vehicle.title })),
    ),
    table(coverageColumns(words), [...rows, sum]),
  );
}

/** What is covered on each vehicle, up to which limit, and what it costs for the term. */
export function coverageSections({ vehicles, locale, currency }: Declarations): ReactElement[] {
  const words = wordsIn(locale, currency);
  const { say } = words;
  const [first, ...others] = vehicles.map((vehicle, index) => coveragesOf(vehicle, index + 1, words));
  // The heading stays with the first vehicle's table.
  return [section(say('Coverages, limits and deductibles'), { whole: true }, ...(first ? [first] : [])), ...others];
}
