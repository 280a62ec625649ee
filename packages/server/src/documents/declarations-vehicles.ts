import type { DeclaredCoverage, DeclaredVehicle, Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { type Printers, printersIn, vehicleLabel } from './pdf-words.ts';
import { numberShort } from '@roadworthy/core/documents/receipt.ts';
import { included } from '@roadworthy/core/products/labels.ts';
import { vehicleNumber } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { vinOf } from '@roadworthy/core/documents/statement.ts';
import { premiumLabel } from '@roadworthy/core/documents/compare-offers.ts';

const vehicleColumns = ({ t }: Printers): readonly Column[] => [
  { label: t(numberShort), share: 0.5 },
  { label: t(vehicleLabel), share: 4.6 },
  { label: t(words('Use', 'Utilisation')), share: 2.2 },
  { label: t(words('Kept at', 'Gardé à')), share: 3.4 },
  { label: t(words('Value', 'Valeur')), share: 2.4, figures: true },
];

const coverageColumns = ({ t }: Printers): readonly Column[] => [
  { label: t(words('Coverage', 'Protection')), share: 4.6 },
  { label: t(words('Limit', 'Montant d’assurance')), share: 4.8 },
  { label: t(words('Deductible', 'Franchise')), share: 1.6, figures: true },
  { label: t(premiumLabel), share: 1.8, figures: true },
];

/** The vehicles, numbered as the coverages below refer to them. */
export function vehicleSection({ vehicles, locale, currency }: Declarations): ReactElement {
  const printers = printersIn(locale, currency);
  const { t } = printers;
  const rows = vehicles.map((vehicle, index): Row => {
    const { title, className, vin, usage, garaging, value, basis } = vehicle;
    const identity = vin === null ? [className] : [className, t(sentence(vinOf, { vin }))];
    const worth = [value === null ? null : printers.wholeAmount(value), basis].filter((part) => part !== null);
    return { cells: [String(index + 1), [title, ...identity], usage ?? '', garaging.join('\n'), worth] };
  });
  return section(
    t(words('Insured vehicles', 'Véhicules assurés')),
    { whole: false },
    table(vehicleColumns(printers), rows),
  );
}

// What damage to the vehicle itself pays goes by the basis of its value; a cover that says nothing is simply included.
function limitOf({ limit, deductible }: DeclaredCoverage, { basis }: DeclaredVehicle, { t }: Printers): string {
  return limit ?? (deductible === null ? t(included) : (basis ?? t(included)));
}

function coveragesOf(vehicle: DeclaredVehicle, number: number, printers: Printers): ReactElement {
  const { t, amount } = printers;
  const rows: Row[] = vehicle.coverages.map((coverage) => ({
    cells: [
      coverage.label,
      limitOf(coverage, vehicle, printers),
      coverage.deductible ?? t(words('None', 'Aucune')),
      amount(coverage.premium),
    ],
  }));
  const sum: Row = {
    cells: [t(sentence(vehicleNumber, { number })), '', '', amount(vehicle.premium)],
    sum: true,
  };
  return h(
    View,
    { key: number, wrap: false, style: { marginTop: number === 1 ? 0 : 12 } },
    h(
      Text,
      { style: [text.strong, { fontSize: 9.5, marginBottom: 4 }] },
      t(sentence(words('Vehicle {number}: {title}', 'Véhicule {number} : {title}'), { number, title: vehicle.title })),
    ),
    table(coverageColumns(printers), [...rows, sum]),
  );
}

/** What is covered on each vehicle, up to which limit, and what it costs for the term. */
export function coverageSections({ vehicles, locale, currency }: Declarations): ReactElement[] {
  const printers = printersIn(locale, currency);
  const { t } = printers;
  const [first, ...others] = vehicles.map((vehicle, index) => coveragesOf(vehicle, index + 1, printers));
  // The heading stays with the first vehicle's table.
  return [
    section(
      t(words('Coverages, limits and deductibles', 'Protections, montants et franchises')),
      { whole: true },
      ...(first ? [first] : []),
    ),
    ...others,
  ];
}
