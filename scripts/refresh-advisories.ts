// Asks the registry which of our versions are vulnerable and adds what it says to known-advisories.json.
// A registry without that service leaves the file as it is; its list is then kept by hand.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownAdvisories } from './dependency-findings.ts';
import { advisoriesIn, mergedAdvisories } from './npm-audit-report.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'scripts', 'known-advisories.json');

// `npm audit` ends with 1 when it found something, and prints JSON all the same.
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
const found = advisoriesIn(stdout);
if (found === undefined) {
  console.error(
    'The registry told no advisories. known-advisories.json stays as it is; what it knows is added by hand.',
  );
  process.exit(1);
}
const known = JSON.parse(readFileSync(file, 'utf8')) as KnownAdvisories;
const requested = new Date().toISOString().slice(0, 10);
const refreshed: KnownAdvisories = {
  requested,
  source: 'npm audit',
  advisories: mergedAdvisories(known.advisories, found),
};
writeFileSync(file, `${JSON.stringify(refreshed, null, 2)}\n`);
console.log(`${found.length} advisories on our versions. Now: npm run check`);
