import type { DeclaredCoverage, DeclaredVehicle, Declarations } from '@roadworthy/core/documents/declarations.ts';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { printAmount } from './print-amount.ts';

const vehicleColumns: readonly Column[] = [
  { label: 'No.', share: 0.5 },
  { label: 'Vehicle', share: 4.6 },
  { label: 'Use', share: 2.2 },
  { label: 'Kept at', share: 3.4 },
  { label: 'Value', share: 2.4, figures: true },
];

const coverageColumns: readonly Column[] = [
  { label: 'Coverage', share: 4.6 },
  { label: 'Limit', share: 4.8 },
  { label: 'Deductible', share: 1.6, figures: true },
  { label: 'Premium', share: 1.8, figures: true },
];

/** The vehicles, numbered as the coverages below refer to them. */
export function vehicleSection({ vehicles, currency }: Declarations): ReactElement {
  const rows = vehicles.map((vehicle, index): Row => {
    const { title, className, vin, usage, garaging, value, basis } = vehicle;
    const identity = vin === null ? [className] : [className, `VIN ${vin}`];
    const worth = value === null ? [basis] : [printAmount(value, currency).replace(/\.00$/, ''), basis];
    return { cells: [String(index + 1), [title, ...identity], usage ?? '', garaging.join('\n'), worth] };
  });
  return section('Insured vehicles', { whole: false }, table(vehicleColumns, rows));
}

// What damage to the vehicle itself pays goes by the basis of its value; a cover that says nothing is simply included.
function limitOf({ limit, deductible }: DeclaredCoverage, { basis }: DeclaredVehicle): string {
  return limit ?? (deductible === null ? 'Included' : basis);
}

function coveragesOf(vehicle: DeclaredVehicle, number: number, currency: string): ReactElement {
  const rows: Row[] = vehicle.coverages.map((coverage) => ({
    cells: [
      coverage.label,
      limitOf(coverage, vehicle),
      coverage.deductible ?? 'None',
      printAmount(coverage.premium, currency),
    ],
  }));
  const sum: Row = { cells: [`Vehicle ${number}`, '', '', printAmount(vehicle.premium, currency)], sum: true };
  return h(
    View,
    { key: number, wrap: false, style: { marginTop: number === 1 ? 0 : 12 } },
    h(Text, { style: [text.strong, { fontSize: 9.5, marginBottom: 4 }] }, `Vehicle ${number}: ${vehicle.title}`),
    table(coverageColumns, [...rows, sum]),
  );
}

/** What is covered on each vehicle, up to which limit, and what it costs for the term. */
export function coverageSections({ vehicles, currency }: Declarations): ReactElement[] {
  const [first, ...others] = vehicles.map((vehicle, index) => coveragesOf(vehicle, index + 1, currency));
  // The heading stays with the first vehicle's table.
  return [section('Coverages, limits and deductibles', { whole: true }, ...(first ? [first] : [])), ...others];
}
