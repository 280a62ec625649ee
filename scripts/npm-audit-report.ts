import type { Advisory } from './dependency-findings.ts';

type Via = {
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly severity?: string;
  readonly range?: string;
};
type Report = { readonly vulnerabilities?: Readonly<Record<string, { readonly via?: readonly (Via | string)[] }>> };

function reportIn(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

/** The advisories in what `npm audit --json` printed; undefined where it is no report, as when the registry has none. */
export function advisoriesIn(text: string): Advisory[] | undefined {
  const vulnerabilities = reportIn(text)?.vulnerabilities;
  if (vulnerabilities === undefined) return undefined;
  // A name instead of an advisory says that the package only depends on one that has it.
  const vias = Object.values(vulnerabilities).flatMap(({ via = [] }) => via.filter((each) => typeof each !== 'string'));
  const advisories = vias.map(({ name = '', title = '', url = '', severity = '', range = '' }) => {
    return { id: url.split('/').at(-1) ?? url, package: name, range, severity, title };
  });
  return mergedAdvisories([], advisories);
}

const keyOf = (advisory: Advisory): string => `${advisory.package} ${advisory.id}`;

/** Both lists, the newer telling of an advisory before the older, in the order of packages and ids. */
export function mergedAdvisories(older: readonly Advisory[], newer: readonly Advisory[]): Advisory[] {
  const merged = new Map([...older, ...newer].map((advisory) => [keyOf(advisory), advisory]));
  return [...merged.values()].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}
