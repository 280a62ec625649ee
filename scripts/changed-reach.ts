// What a change can reach, so that `npm test -- --changed` runs that and no more.
import { spawnSync } from 'node:child_process';

/** Which tests a change asks for; every check runs in any case. */
export type Reach = {
  /** Tests that import a changed file, or all of the project: what they read from the disk is in no import. */
  readonly vitest: 'importers' | 'database' | 'all';
  /** The product in a browser: pages, and everything that answers them. */
  readonly journeys: boolean;
};

const everything =
  /^(?:package-lock\.json|package\.json|vitest\.config\.ts|tsconfig[^/]*\.json|scripts\/(?:test|install))/;
const readByDatabaseTests =
  /^packages\/db\/(?:migrations|access)\/|\.(?:sql|graphql)$|^permissions\.md$|^packages\/server\/src\/(?:registry|matrices\/)/;
const product = /^(?:apps|e2e|packages\/(?:core|server|data-api|db|providers|ui|testkit))\//;
const testsAlone = /\.test\.tsx?$|\.md$/;

/** What the changed files can reach. */
export function reachOf(files: readonly string[]): Reach {
  const journeys = files.some((file) => everything.test(file) || (product.test(file) && !testsAlone.test(file)));
  if (files.some((file) => everything.test(file))) return { vitest: 'all', journeys };
  return { vitest: files.some((file) => readByDatabaseTests.test(file)) ? 'database' : 'importers', journeys };
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** The files that differ from a commit, new ones included. */
export function changedFiles(since: string): string[] {
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}
