// What others wrote: its licences against the list of allowed ones, its versions against the known advisories.
// Asks nobody: the advisories are those of known-advisories.json, which `npm run audit:refresh` writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  advisoryFindings,
  ageInDays,
  dependenciesOf,
  type KnownAdvisories,
  licenceFindings,
} from './dependency-findings.ts';
import { acceptedAdvisories, licenceRules } from './dependency-rules.ts';

const root = join(import.meta.dirname, '..');
const oldAfterDays = 30;

function json(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}

/** Packages for other machines are in the lock file and not installed. */
function manifestOf(path: string): { license?: unknown } | undefined {
  try {
    return json(path, 'package.json') as { license?: unknown };
  } catch {
    return undefined;
  }
}

const dependencies = dependenciesOf(json('package-lock.json') as Parameters<typeof dependenciesOf>[0], manifestOf);
const known = json('scripts', 'known-advisories.json') as KnownAdvisories;
const today = new Date().toISOString().slice(0, 10);
const findings = [
  ...licenceFindings(dependencies, licenceRules),
  ...advisoryFindings(dependencies, known.advisories, { accepted: acceptedAdvisories, today }),
];

console.log(`${dependencies.length} packages, ${known.advisories.length} advisories known on ${known.requested}`);
if (ageInDays(known.requested, today) > oldAfterDays) {
  console.warn(
    `warning: the known advisories are ${ageInDays(known.requested, today)} days old: npm run audit:refresh asks for them anew.`,
  );
}
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
