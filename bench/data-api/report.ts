import { availableParallelism, loadavg, totalmem } from 'node:os';
import type { Book } from '../open-book.ts';
import type { BombFigures } from './bombs.ts';
import type { RaceOptions, ReadFigure, SideFigure } from './race.ts';

export type Findings = {
  readonly book: Book;
  readonly postgres: string;
  readonly options: RaceOptions;
  readonly figures: readonly ReadFigure[];
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly bombs: BombFigures | null;
};

const number = (value: number): string => Math.round(value).toLocaleString('en-US');
const cell = (figure: SideFigure | undefined): string =>
  figure === undefined
    ? '–'
    : `${number(figure.perSecond)} /s, ${figure.latencyMs.toFixed(2)} ms, ${number(figure.processorMicros)} µs`;

/** A ratio, in bold where it is worse than expected. */
function judged(ratio: number | undefined, isExpected: (ratio: number) => boolean): string {
  if (ratio === undefined) return '–';
  return isExpected(ratio) ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

function readRows(figures: readonly ReadFigure[]): string[][] {
  const head = ['What', 'Data API', 'Its SQL by hand', 'Ratio', 'By hand, bare', 'Ratio', 'Growth'];
  const rows = figures.map(({ read, sides, ratios }) => {
    const growth = ratios['small'] === undefined ? undefined : 1 / ratios['small'];
    return [
      read.title,
      cell(sides['product']),
      cell(sides['sql']),
      judged(ratios['sql'], (ratio) => ratio >= 0.9),
      cell(sides['bare']),
      ratios['bare']?.toFixed(2) ?? '–',
      judged(growth, (ratio) => ratio <= 1.3),
    ];
  });
  return [head, ...rows];
}

const slowBombMs = 100;

function bombLines({ alone, besideP99, calmP99 }: BombFigures): string[] {
  const ms = (value: number): string => (value < slowBombMs ? value.toFixed(1) : `**${value.toFixed(0)}**`);
  return [
    `Small reads beside bombs: p99 ${besideP99.toFixed(1)} ms; ${calmP99.toFixed(1)} ms without.`,
    table([['Bomb', 'ms', 'Answer'], ...alone.map(({ name, ms: each, says }) => [name, ms(each), says])]),
  ];
}

/** The findings as a section of docs/performance.md; what is worse than expected is bold. */
export function report({ book, postgres, options, figures, memoryBefore, memoryAfter, bombs }: Findings): string {
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`;
  const day = new Date().toISOString().slice(0, 10);
  return [
    `${machine}, Node ${process.versions.node}, PostgreSQL ${postgres}, ${day}; load average ${load}. ` +
      `${number(book.quotes)} quotes and ${number(book.quotes / 2)} policies of ${book.tenants} organizations, ` +
      `written in ${number(book.seconds)} s. ${options.concurrency} connections; requests a second, latency and processor time ` +
      `of the server (PostgreSQL's left out) for a request, medians ` +
      `of ${options.rounds} interleaved rounds of ${options.requestsPerRound}; ratios are of latencies, which neighbours on ` +
      `the machine disturb less than rates, and the median of what the rounds say.`,
    table(readRows(figures)),
    `Memory of the API process: ${memoryBefore} MiB before the run, ${memoryAfter} MiB after it.`,
    ...(bombs === null ? [] : bombLines(bombs)),
  ].join('\n\n');
}
