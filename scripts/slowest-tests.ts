export type TimedTest = { readonly name: string; readonly ms: number };

/** Vitest's report as JSON, as far as it is read here. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status?: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status?: string;
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

/** Playwright's report as JSON, as far as it is read here. */
export type JourneysReport = {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
};

/** How long each test took, with the file in which it stands. */
export function timesOfVitest({ testResults }: VitestReport, root: string): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')} > ${fullName.trim()}`,
      ms: duration ?? 0,
    })),
  );
}

/** How long each journey took. */
export function timesOfJourneys({ suites }: Pick<JourneysReport, 'suites'>): TimedTest[] {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...timesOfJourneys({ suites: inner }),
    ...specs.map(({ title, tests }) => ({
      name: `e2e/${file} > ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  ]);
}

/** The longest first, one a line. */
export function slowest(times: readonly TimedTest[], count = 20): string {
  const longest = times.toSorted((one, other) => other.ms - one.ms).slice(0, count);
  return longest.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name.slice(0, 150)}`).join('\n');
}
