// Holds the tree to the budgets of docs/conventions.md: how long files are, and how much is tested.
import { globSync, readFileSync } from 'node:fs';

type Sized = { readonly file: string; readonly lines: number };

const excluded = /(^|\/)(node_modules|generated|\.next|dist|migrations|scratch)\//;

function sized(pattern: string): Sized[] {
  return globSync(pattern)
    .filter((file) => !excluded.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
}

const isTest = ({ file }: Sized) =>
  /\.(test|fixture)\.tsx?$|\/(testing|matrices|test|scratch)\/|^e2e\/|^packages\/testkit\//.test(file);
const all = sized('{apps,packages,e2e,scripts,bench}/**/*.{ts,tsx}');
const sources = all.filter((one) => !isTest(one));
const tests = all.filter(isTest);
const linesOf = (list: readonly Sized[]) => list.reduce((sum, { lines }) => sum + lines, 0);
const percentile = (list: readonly Sized[], share: number) =>
  list.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

const problems: string[] = [];
const expect = (ok: boolean, problem: string) => {
  if (!ok) problems.push(problem);
};

// Tables of data are as long as the facts they hold.
const data =
  /\/(lines|rules)\/data\/|(notice|retention)-table\.ts$|short-rate\.ts$|demo-rate-book|state-minimums|demo-book|vocabulary|specimen-parts|e-consent\.ts|french\.ts$/;
for (const { file, lines } of sources)
  expect(lines <= 300 || data.test(file), `${file} has ${lines} lines, more than 300`);
for (const { file, lines } of tests) expect(lines <= 400, `${file} has ${lines} lines, more than 400`);
expect(percentile(sources, 0.5) <= 80, `the median file has ${percentile(sources, 0.5)} lines, more than 80`);
expect(percentile(sources, 0.9) <= 200, `the longest tenth of files begins at ${percentile(sources, 0.9)} lines`);

const inCore = ({ file }: Sized) => file.startsWith('packages/core/') && !data.test(file);
const ratio = linesOf(tests.filter(inCore)) / linesOf(sources.filter(inCore));
expect(ratio >= 1.5, `core has ${ratio.toFixed(2)} lines of tests for a line of rules, less than 1.5`);

console.log(
  `${sources.length} files: median ${percentile(sources, 0.5)}, p90 ${percentile(sources, 0.9)} lines; ` +
    `tests ${(linesOf(tests) / linesOf(sources)).toFixed(2)} of sources, in core ${ratio.toFixed(2)}`,
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
