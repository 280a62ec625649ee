import { scheduleInvoices } from '@roadworthy/core/billing/instalments.ts';
import type { Declarations, DeclaredCoverage, DeclaredVehicle } from '@roadworthy/core/documents/declarations.ts';
import { coverageLabels } from '@roadworthy/core/products/labels.ts';
import { addDays, day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { formatCents } from '@roadworthy/core/shared/money/money.ts';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { printersIn } from './pdf-words.ts';
import { renderPdf } from './render-pdf.ts';
import { sampleDeclarations } from './sample-declarations.ts';

const margin = (14 * 72) / 25.4 - 0.5;

type Printed = { readonly pages: readonly string[]; readonly text: string; readonly outsideMargins: readonly string[] };

/** What a reader of the PDF finds, page by page, and what stands outside the margins of 14 mm on Letter. */
async function print(declarations: Declarations): Promise<Printed> {
  const pdf = await getDocumentProxy(await renderPdf('declarations', declarations));
  const sheets = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(sheets.map((sheet) => sheet.getTextContent()));
  const runs = contents.map(({ items }) => items.flatMap((item) => ('str' in item ? [item] : [])));
  const pages = runs.map((page) =>
    page
      .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('\u2212', '-'),
  );
  const outside = runs.flat().filter(({ str, transform, width }) => {
    const [, , , , left = 0, baseline = 0] = transform as number[];
    const isInside = left >= margin && left + width <= 612 - margin && baseline >= margin && baseline <= 792 - margin;
    return str.trim() !== '' && !isInside;
  });
  return { pages, text: pages.join(' '), outsideMargins: outside.map(({ str }) => str) };
}

/** Every line of the page that states a fact, as its cells follow one another. */
function expectedLines(model: Declarations): string[] {
  const money = (cents: number) => formatCents(cents, model.currency);
  const limitOf = ({ limit, deductible }: DeclaredCoverage, { basis }: DeclaredVehicle) =>
    limit ?? (deductible === null ? 'Included' : (basis ?? 'Included'));
  const vehicles = model.vehicles.flatMap((vehicle, index) => [
    `${index + 1} ${vehicle.title} ${vehicle.className}${vehicle.vin === null ? '' : ` VIN ${vehicle.vin}`}`,
    ...(vehicle.value === null
      ? [vehicle.basis ?? '']
      : [`${money(vehicle.value).replace(/\.00$/, '')} ${vehicle.basis ?? ''}`]),
    vehicle.garaging.join(' '),
    `Vehicle ${index + 1}: ${vehicle.title}`,
    ...vehicle.coverages.map((coverage) =>
      [coverage.label, limitOf(coverage, vehicle), coverage.deductible ?? 'None', money(coverage.premium)].join(' '),
    ),
    `Vehicle ${index + 1} ${money(vehicle.premium)}`,
  ]);
  const { term, organization } = model;
  return [
    model.title,
    `Policy ${model.policyNumber}`,
    `${model.namedInsured.names.join(' ')} ${model.namedInsured.address.join(' ')}`,
    `${formatDay(term.from)}, 12:01 a.m. to ${formatDay(term.to)}, 12:01 a.m.`,
    `By the clocks at the mailing address of the named insured: ${term.zone}`,
    [organization.name, organization.phone, organization.email, `on ${formatDay(model.issued)}`]
      .filter((part) => part !== null)
      .join(' '),
    ...vehicles,
    ...model.discounts.map(({ label, amount }) => `Discount: ${label} ${money(amount)}`),
    ...(model.minimumTopUp === 0 ? [] : [`Addition to reach the minimum premium ${money(model.minimumTopUp)}`]),
    ...(model.beforeChange === 0 ? [] : [`Days of the term before the last change ${money(model.beforeChange)}`]),
    `Premium ${money(model.premium)}`,
    ...model.fees.map(({ label, amount }) => `${label} ${money(amount)}`),
    `Total for the term ${money(model.total)}`,
    ...model.schedule.map(({ sequence, dueDate, premium, fees, amount }) =>
      [sequence, formatDay(dueDate), money(premium), money(fees), money(amount)].join(' '),
    ),
  ];
}

function missingFrom(text: string, model: Declarations): string[] {
  return expectedLines(model).filter((line) => !text.includes(line));
}

describe('the declarations page', () => {
  test('holds every limit, deductible, vehicle, premium, fee and date', async () => {
    const { text } = await print(sampleDeclarations);
    expect(missingFrom(text, sampleDeclarations)).toEqual([]);
    expect(text).toContain('Collision Agreed value $1,000 $476.14');
    expect(text).toContain('All payments $1,022.53 $80.00 $1,102.53');
  });

  test('numbers its pages and names the policy on each of them', async () => {
    const { pages } = await print(sampleDeclarations);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of 2`);
      expect(page).toContain('Policy RWP-100001-7');
      expect(page).toContain('Prairie Coach Insurance');
    }
  });

  test('repeats the head of a table of vehicles that runs over a page, and leaves no page empty', async () => {
    const [vehicle] = sampleDeclarations.vehicles;
    if (!vehicle) throw new Error('The sample has a vehicle');
    const vehicles = Array.from({ length: 40 }, (_, index) => ({ ...vehicle, title: `Trailer no. ${index + 1}` }));
    const model = { ...sampleDeclarations, vehicles };
    const { pages, text } = await print(model);
    expect(missingFrom(text, model)).toEqual([]);
    expect(pages[1]).toContain('No. Vehicle Use Kept at Value');
    for (const page of pages) expect(page.length).toBeGreaterThan(200);
  });

  test('says what is not there: no VIN, no value, no phone, nothing for the minimum premium', async () => {
    const model: Declarations = {
      ...sampleDeclarations,
      organization: { name: 'Prairie Coach Insurance', phone: null, email: null },
      vehicles: sampleDeclarations.vehicles.map((vehicle) => ({ ...vehicle, vin: null, value: null, usage: null })),
    };
    const { text } = await print(model);
    expect(missingFrom(text, model)).toEqual([]);
    expect(text).not.toMatch(/VIN|null|undefined|minimum premium/);
  });

  test('keeps within its margins whatever the names are', async () => {
    const [vehicle] = sampleDeclarations.vehicles;
    if (!vehicle) throw new Error('The sample has a vehicle');
    const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    const model: Declarations = {
      ...sampleDeclarations,
      organization: { name: endless, phone: '(888) 555-0142', email: `${endless}@prairie.example` },
      namedInsured: { names: [`${endless} ${endless}`, endless], address: [endless, endless] },
      vehicles: [{ ...vehicle, title: endless, garaging: [endless] }],
    };
    expect((await print(model)).outsideMargins).toEqual([]);
  });

  test('sets every letter of French, and its narrow spaces as ones that our typefaces hold', async () => {
    const { t } = printersIn('fr-CA', 'CAD');
    const name = 'Zoé Lœuillet-Çağlar, née Ÿves «\u00a0Île-à-la-Crosse\u00a0»';
    const { text } = await print({
      ...sampleDeclarations,
      locale: 'fr-CA',
      currency: 'CAD',
      namedInsured: { names: [name], address: [t({ message: 'Prix\u202f:\u2009100\u202f$' })] },
    });
    expect(text).toContain(`${name.replaceAll('\u00a0', ' ')} Prix : 100 $`);
    expect(text).toContain('Total de la période 1 047,53 $');
    expect(text).toContain('Rabais : Original owner (5%) -53,82 $');
    expect(text).toContain('84 000 $ Agreed value');
    expect(text).toContain('Page 1 sur 2');
    expect(text).toContain('le 1er déc. 2026 à 12:01 a.m. jusqu’au 1er déc. 2027');
    expect(text).not.toMatch(/\b(?:Named insured|Payment|Due|Policy term|Kept at|Deductible|instalment)\b/);
  });

  test('comes out byte for byte the same from the same facts', async () => {
    const [first, second] = await Promise.all([
      renderPdf('declarations', sampleDeclarations),
      renderPdf('declarations', sampleDeclarations),
    ]);
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

const cents = fc.integer({ min: 0, max: 99_999_999 });
const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays(day('2024-02-29'), days));
const coverage: fc.Arbitrary<DeclaredCoverage> = fc.record({
  label: fc.constantFrom(...Object.values(coverageLabels).map(({ en }) => en)),
  limit: fc.option(
    fc.constantFrom('$12,000', '$500,000 combined single limit', '$250,000 each person, $500,000 each accident'),
  ),
  deductible: fc.option(fc.constantFrom('$250', '$1,000', '$5,000')),
  premium: cents,
});
const vehicle: fc.Arbitrary<DeclaredVehicle> = fc.record({
  title: fc.constantFrom('2021 Winnebago View', '1998 Élan Îlot & Fils', 'Travel trailer'),
  className: fc.constantFrom('Class C motorhome', 'Travel trailer'),
  vin: fc.option(fc.constant('1FDXE4FS0BDA00013')),
  year: fc.constant(2021),
  make: fc.constant('Winnebago'),
  model: fc.constant('View'),
  value: fc.option(cents),
  basis: fc.constantFrom('Agreed value', 'Actual cash value'),
  usage: fc.option(fc.constant('Full-time living')),
  garaging: fc.constant(['418 Juniper Street', 'Durango, CO 81301']),
  coverages: fc.array(coverage, { maxLength: 12 }),
  premium: cents,
});
const anyDeclarations: fc.Arbitrary<Declarations> = fc
  .record({
    from: anyDay,
    to: anyDay,
    issued: anyDay,
    currency: fc.constantFrom('USD' as const, 'CAD' as const),
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 6 }),
    discounts: fc.array(fc.record({ label: fc.constant('Claim free (10%)'), amount: cents.map((amount) => -amount) }), {
      maxLength: 5,
    }),
    minimumTopUp: cents,
    beforeChange: fc.constantFrom(0, -4_212, 17_425),
    premium: cents,
    fees: fc.array(fc.record({ label: fc.constant('Policy fee'), amount: cents }), { maxLength: 2 }),
    total: cents,
    months: fc.constantFrom(6 as const, 12 as const),
    paymentTerm: fc.constantFrom('monthly' as const, 'pay_in_full' as const),
  })
  .map(({ from, to, months, paymentTerm, ...rest }) => ({
    ...sampleDeclarations,
    ...rest,
    term: { ...sampleDeclarations.term, from, to },
    schedule: scheduleInvoices({
      premium: rest.premium,
      policyFee: 2_500,
      installmentFee: 500,
      paymentTerm,
      months,
      firstDue: from,
    }),
  }));

const seed = 20_261_120;
/** A document takes a second of a slow machine; `RANDOM_DECLARATIONS=50` is the long run. */
const runs = Number(process.env['RANDOM_DECLARATIONS'] ?? 3);

test(
  `any declarations print every amount beside what it is for, within the margins (seed ${seed})`,
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyDeclarations, async (model) => {
        const { text, outsideMargins } = await print(model);
        expect(missingFrom(text, model)).toEqual([]);
        expect(outsideMargins).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  },
);
