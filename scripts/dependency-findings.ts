import semver from 'semver';
import satisfies from 'spdx-satisfies';

/** One package of the lock file; `licence` as it declares it, empty where it declares none. */
export type Dependency = { readonly name: string; readonly version: string; readonly licence: string };

export type Advisory = {
  readonly id: string;
  readonly package: string;
  /** The versions that are affected, as npm writes a range. */
  readonly range: string;
  readonly severity: string;
  readonly title: string;
};

/** What was known of our packages on a day; `asked` is `YYYY-MM-DD`. */
export type KnownAdvisories = {
  readonly requested: string;
  readonly source: string;
  readonly advisories: readonly Advisory[];
};

/** Why a vulnerable version may stay, and until when somebody has to look again. */
export type AcceptedAdvisory = { readonly reason: string; readonly until: string };

export type LicenceRules = {
  readonly allowed: readonly string[];
  /** By the package's name, or the beginning of one that ends in `*`: its licence and why it may be used all the same. */
  readonly exceptions: Readonly<Record<string, { readonly licence: string; readonly reason: string }>>;
};

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // Not an expression of SPDX, such as "SEE LICENSE IN …".
    return false;
  }
}

/** Packages whose licence is neither allowed nor excepted under that very licence, and exceptions that nothing needs. */
export function licenceFindings(dependencies: readonly Dependency[], { allowed, exceptions }: LicenceRules): string[] {
  const needed = new Set<string>();
  const refused = dependencies.flatMap(({ name, version, licence }) => {
    if (isAllowed(licence, allowed)) return [];
    const found = Object.entries(exceptions).find(
      ([pattern, rule]) => isNamed(pattern, name) && rule.licence === licence,
    );
    if (found !== undefined) needed.add(found[0]);
    return found === undefined ? [`${name}@${version} is licensed under ${licence === '' ? 'nothing' : licence}`] : [];
  });
  const idle = Object.keys(exceptions).filter((pattern) => !needed.has(pattern));
  return [...refused, ...idle.map((pattern) => `the exception for the licence of ${pattern} is not needed any more`)];
}

/** Installed versions that an advisory names, but for those accepted until a day that has not passed. */
export function advisoryFindings(
  dependencies: readonly Dependency[],
  advisories: readonly Advisory[],
  { accepted, today }: { readonly accepted: Readonly<Record<string, AcceptedAdvisory>>; readonly today: string },
): string[] {
  const known = new Set(advisories.map(({ id }) => id));
  const unreadable = advisories.filter(({ range }) => semver.validRange(range) === null);
  const hits = advisories.flatMap((advisory) =>
    dependencies
      .filter(({ name, version }) => name === advisory.package && isAffected(version, advisory.range))
      .map((dependency) => ({ advisory, dependency })),
  );
  const used = new Set(hits.map(({ advisory }) => advisory.id));
  const open = hits.filter(({ advisory }) => (accepted[advisory.id]?.until ?? '') < today);
  return [
    ...unreadable.map(({ id, range }) => `${id} has a range that cannot be read: ${range}`),
    ...open.map(({ advisory: { id, title, severity }, dependency: { name, version } }) => {
      const until = accepted[id]?.until;
      return `${name}@${version} has ${id} (${severity}): ${title}${until === undefined ? '' : `; accepted until ${until}`}`;
    }),
    ...Object.keys(accepted)
      .filter((id) => !known.has(id) || !used.has(id))
      .map((id) => `${id} is accepted, but no installed version has it any more`),
  ];
}

const isAffected = (version: string, range: string): boolean =>
  semver.satisfies(version, range, { includePrerelease: true });

const dayMs = 24 * 60 * 60 * 1_000;

/** How many days ago the advisories were asked for. */
export const ageInDays = (requested: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(requested)) / dayMs);

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: unknown; readonly link?: boolean }>
  >;
};

/** The name of a package in the lock file's path to it; undefined for our own. */
const nameIn = (path: string): string | undefined => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];

/** What others wrote, from the lock file; `manifestOf` gives the manifest of what is installed, which says more. */
export function dependenciesOf(
  lock: Lock,
  manifestOf: (path: string) => { readonly license?: unknown; readonly licenses?: unknown } | undefined,
): Dependency[] {
  const found = new Map<string, Dependency>();
  for (const [path, { version, license, link }] of Object.entries(lock.packages)) {
    const name = nameIn(path);
    if (name === undefined || version === undefined || link === true) continue;
    const manifest = manifestOf(path);
    const licence = licenceIn(manifest?.license) || licenceIn(manifest?.licenses) || licenceIn(license);
    found.set(`${name}@${version}`, { name, version, licence });
  }
  return [...found.values()];
}

/** The forms that manifests of all ages have: an expression, an object, or a list of objects. */
function licenceIn(declared: unknown): string {
  if (typeof declared === 'string') return declared;
  if (Array.isArray(declared)) return declared.map(licenceIn).filter(Boolean).join(' OR ');
  if (typeof declared !== 'object' || declared === null || !('type' in declared)) return '';
  return typeof declared.type === 'string' ? declared.type : '';
}
