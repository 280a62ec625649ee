import type { Day } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { sentence } from '../../shared/text/sentence.ts';
import {
  ofRow,
  problemList,
  type RateProblem,
  type ReportProblem,
  type RowName,
  type RowPlace,
  throwProblem,
} from './rate-problem.ts';
import { type CompiledRow, compileTable, type FactorRows, type RateRow, type TableShape } from './rate-rows.ts';
import { amountTables, type ChargeShape, type FactorShape, type RateStructure } from '../rate-structure.ts';
import { words } from '../../shared/words.ts';

/** A factor with its rows; `position` is its place among all factors of the structure. */
export type CompiledFactor = {
  readonly name: string;
  readonly position: number;
  readonly shape: FactorShape;
  readonly rows: FactorRows;
  readonly columns: readonly number[];
  /** States and provinces where a price may not follow it, and from which effective date on. */
  readonly barred: ReadonlyMap<string, Day | null>;
};

/** A coverage whose price is a product; `column` is the position of its decimals in a row. */
export type CompiledCoverage = {
  readonly code: string;
  readonly column: number;
  readonly factors: readonly CompiledFactor[];
  readonly groups: readonly string[] | undefined;
};

export type CompiledCharge = ChargeShape & { readonly rows: FactorRows };

/** What is looked up for an object of one group when these coverages are bought. */
export type ObjectPlan = {
  readonly coverages: readonly CompiledCoverage[];
  readonly factors: readonly CompiledFactor[];
  readonly persons: boolean;
};

export type RateBook = {
  readonly version: string;
  readonly structure: RateStructure;
  readonly rows: Readonly<Record<string, FactorRows>>;
  readonly factors: readonly CompiledFactor[];
  /** The factors of places and of the quote; the term is none of them. */
  readonly shared: readonly CompiledFactor[];
  readonly ofPersons: readonly CompiledFactor[];
  readonly ofTerm: CompiledFactor;
  readonly coverages: readonly CompiledCoverage[];
  readonly charges: readonly CompiledCharge[];
  /** No row for any factor; copied, for that is much faster than to make one. */
  readonly blank: readonly (CompiledRow | undefined)[];
  /** The group of each kind of object. */
  readonly groupOf: ReadonlyMap<unknown, string>;
  /** The factor that every object has: what it is. */
  readonly kind: CompiledFactor;
  /** Plans by group and bought coverages, made when first asked for. */
  readonly plans: ReadonlyMap<string, Map<number, ObjectPlan>>;
};

/** Whether the law forbids a price to follow a factor in a state or province (postal code) from an effective date on. */
export function isBarred(factor: CompiledFactor, area: string | null, effectiveDate: Day): boolean {
  if (area === null || !factor.barred.has(area)) return false;
  const since = factor.barred.get(area) ?? null;
  return since === null || since <= effectiveDate;
}

const noRows: FactorRows = { byKey: new Map(), bands: [] };

/** The rows of a table of a book; none when the version has no such table. */
export function rowsOf(book: RateBook, table: string): FactorRows {
  return ownValue(book.rows, table) ?? noRows;
}

function termFactor({ term, coverages }: RateStructure): FactorShape {
  return {
    of: 'quote',
    answer: 'termMonths',
    path: 'policy_duration_months',
    asks: term.asks,
    keys: 'named',
    coverages: coverages.map(({ code }) => code),
    always: true,
  };
}

function tableShapes(structure: RateStructure, codes: readonly string[], report: ReportProblem) {
  const shapes = new Map<string, TableShape>();
  const add = (table: string, path: string, shape: TableShape) => {
    if (shapes.has(table))
      report(
        sentence(words('The structure names two tables “{table}”.', 'La structure nomme deux tables « {table} ».'), {
          table,
        }),
        { path },
      );
    shapes.set(table, shape);
  };
  for (const [name, { keys, coverages }] of Object.entries(structure.factors)) {
    const path = `structure.factors.${name}`;
    for (const [index, coverage] of coverages.entries()) {
      if (codes.includes(coverage)) continue;
      const message = sentence(
        words(
          'Factor “{factor}” touches a coverage that the structure lacks: {coverage}.',
          'Le facteur « {factor} » touche une protection absente de la structure : {coverage}.',
        ),
        {
          factor: name,
          coverage,
        },
      );
      report(message, { path: `${path}.coverages.${index}` });
    }
    const columns = coverages.map((code) => codes.indexOf(code)).filter((column) => column >= 0);
    add(name, path, { keys, columns, amount: false });
  }
  const named = (columns: readonly number[]): TableShape => ({ keys: 'named', columns, amount: true });
  add(structure.term.table, 'structure.term.table', named(codes.map((_, column) => column)));
  for (const name of amountTables(structure)) add(name, 'structure', named([]));
  return shapes;
}

function compileFactors(structure: RateStructure, rows: Readonly<Record<string, FactorRows>>): CompiledFactor[] {
  const codes = structure.coverages.map(({ code }) => code);
  const shapes = { ...structure.factors, [structure.term.table]: termFactor(structure) };
  return Object.entries(shapes).map(([name, shape], position) => ({
    name,
    position,
    shape,
    rows: ownValue(rows, name) ?? noRows,
    columns: shape.coverages.map((code) => codes.indexOf(code)),
    barred: new Map(
      structure.barred.flatMap((bar) =>
        bar.factors.includes(name) ? bar.areas.map((area) => [area, bar.since] as const) : [],
      ),
    ),
  }));
}

function groupsOf({ objects }: RateStructure, report: ReportProblem): Map<unknown, string> {
  const groups = new Map<unknown, string>();
  for (const [group, kinds] of Object.entries(objects.groups)) {
    for (const kind of kinds) {
      if (groups.has(kind)) {
        const message = sentence(
          words('The structure puts “{kind}” into two groups.', 'La structure met « {kind} » dans deux groupes.'),
          { kind },
        );
        report(message, { path: `structure.objects.groups.${group}` });
      }
      groups.set(kind, group);
    }
  }
  return groups;
}

/** The factors of a coverage by their names, in its order; a name without a factor is reported. */
function factorsOf(
  { code, factors: names }: RateStructure['coverages'][number],
  index: number,
  factors: readonly CompiledFactor[],
  report: ReportProblem,
): CompiledFactor[] {
  return names.flatMap((name, place) => {
    const factor = factors.find((one) => one.name === name);
    if (factor) return [factor];
    const message = sentence(
      words(
        'Coverage {coverage} names a factor that the structure lacks: “{factor}”.',
        'La protection {coverage} nomme un facteur absent de la structure : « {factor} ».',
      ),
      {
        coverage: code,
        factor: name,
      },
    );
    report(message, { path: `structure.coverages.${index}.factors.${place}` });
    return [];
  });
}

type Parts = Omit<RateBook, 'kind' | 'ofTerm'> & {
  readonly kind: CompiledFactor | undefined;
  readonly ofTerm: CompiledFactor | undefined;
};

function compileParts(
  structure: RateStructure,
  rateRows: readonly RateRow[],
  version: string,
  report: ReportProblem,
): Parts {
  const codes = structure.coverages.map(({ code }) => code);
  const shapes = tableShapes(structure, codes, report);
  const byTable = Map.groupBy(rateRows, ({ factor }) => factor);
  for (const row of rateRows) {
    if (shapes.has(row.factor)) continue;
    report(
      ofRow(
        words('Row {row} names an unknown factor "{table}".', 'La ligne {row} nomme un facteur inconnu, « {table} ».'),
        row,
        { table: row.factor },
      ),
      { row, part: 'factor' },
    );
  }
  const rows = Object.fromEntries(
    [...shapes].map(([name, shape]) => [name, compileTable(name, byTable.get(name) ?? [], shape, codes, report)]),
  );
  const factors = compileFactors(structure, rows);
  const coverages = structure.coverages.map((coverage, column) => ({
    code: coverage.code,
    column,
    groups: coverage.groups,
    factors: factorsOf(coverage, column, factors, report),
  }));
  const kind = factors.find(({ shape }) => shape.of === 'object' && shape.answer === structure.objects.answer);
  if (!kind) {
    report(
      sentence(
        words(
          'No factor of the structure asks what an object is.',
          'Aucun facteur de la structure ne demande ce qu’est un objet.',
        ),
      ),
      { path: 'structure.objects.answer' },
    );
  }
  const charges = structure.charges.map((charge) => ({ ...charge, rows: ownValue(rows, charge.code) ?? noRows }));
  const groupOf = groupsOf(structure, report);
  const plans = new Map(Object.keys(structure.objects.groups).map((group) => [group, new Map<number, ObjectPlan>()]));
  const ofTerm = factors.find(({ name }) => name === structure.term.table);
  const shared = factors.filter(
    ({ shape, name }) => (shape.of === 'place' || shape.of === 'quote') && name !== ofTerm?.name,
  );
  const ofPersons = factors.filter(({ shape }) => shape.of === 'person');
  const sorted = { blank: factors.map(() => undefined), shared, ofPersons, ofTerm };
  return { version, structure, rows, factors, ...sorted, coverages, charges, groupOf, kind, plans };
}

/**
 * Turns the structure and the rows of one version into a book that rates fast and exactly. Throws a RangeError that
 * names what is wrong: a row of a table that the structure lacks, one that stands twice, a gap between bands, a decimal
 * or an amount that is missing or not asked for, a coverage or factor that is named and not declared.
 */
export function compileRateBook(structure: RateStructure, rateRows: readonly RateRow[], version: string): RateBook {
  const { kind, ofTerm, ...parts } = compileParts(structure, rateRows, version, throwProblem);
  if (!kind || !ofTerm) throw new RangeError('a structure names its term and asks what an object is');
  return { ...parts, kind, ofTerm };
}

const placeInFile = (rows: readonly RateRow[]) => {
  const places = new Map<RowName, RowPlace>(rows.map((row, index) => [row, { path: `rows.${index}`, row: index + 1 }]));
  return (row: RowName): RowPlace => places.get(row) ?? { path: 'rows', row: 0 };
};

/**
 * Everything that keeps a version from compiling, each where it stands: in a row of the list, counted from 1, or at a
 * path of the structure. `placeOf` says where a row stands when it comes from elsewhere. None when it compiles.
 */
export function findRateProblems(
  structure: RateStructure,
  rows: readonly RateRow[],
  placeOf: (row: RowName) => RowPlace = placeInFile(rows),
): RateProblem[] {
  const { problems, report } = problemList(placeOf);
  compileParts(structure, rows, '', report);
  return problems;
}

/** A place for the row of each factor, all empty. */
export function noRowsYet(book: RateBook): (CompiledRow | undefined)[] {
  return book.blank.slice();
}

const counts = (groups: readonly string[] | undefined, group: string) => groups === undefined || groups.includes(group);

function makePlan(book: RateBook, group: string, bought: Readonly<Record<string, unknown>>): ObjectPlan {
  const coverages = book.coverages.filter(
    ({ code, groups }) => ownValue(bought, code) !== undefined && counts(groups, group),
  );
  const persons = book.structure.persons !== null && counts(book.structure.persons.groups, group);
  const used = new Set(coverages.flatMap((coverage) => coverage.factors));
  const isPerson = ({ shape }: CompiledFactor) => shape.of === 'person';
  return {
    // What an object of the group does not have is left out of its products.
    coverages: coverages.map((coverage) => ({
      ...coverage,
      factors: coverage.factors.filter(
        (factor) => counts(factor.shape.groups, group) && (persons || !isPerson(factor)),
      ),
    })),
    factors: book.factors.filter(
      (factor) =>
        factor.shape.of === 'object' &&
        factor !== book.kind &&
        counts(factor.shape.groups, group) &&
        (factor.shape.always === true || used.has(factor)),
    ),
    persons: persons && [...used].some(isPerson),
  };
}

/** What is looked up for an object of a group when these coverages (by their codes) are bought. */
export function planFor(book: RateBook, group: string, bought: Readonly<Record<string, unknown>>): ObjectPlan {
  // One bit for each coverage.
  let key = 1;
  for (const { code } of book.coverages) key = key * 2 + (ownValue(bought, code) === undefined ? 0 : 1);
  const plans = book.plans.get(group);
  const known = plans?.get(key);
  if (known) return known;
  const plan = makePlan(book, group, bought);
  plans?.set(key, plan);
  return plan;
}
