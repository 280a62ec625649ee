// Fails where a migration would break the release before it, which answers on while processes are replaced one by one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSql, readMigrations } from '@roadworthy/db/migration-files.ts';
import { breakingChanges } from './breaking-changes.ts';

/** Those before are of no release yet, and were written before this was asked. */
const firstJudged = '0660';

const changelog = readFileSync(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8');
const releases = [...changelog.matchAll(/^## v?(\d+\.\d+\.\d+)/gm)].flatMap(([, release]) => release ?? []);
const files = readMigrations(productSql.migrations);
const found = files.flatMap((file, index) =>
  file.name < firstJudged
    ? []
    : breakingChanges(file, files.slice(0, index), releases).map((change) => ({ file: file.name, ...change })),
);
for (const { file, statement, why } of found) {
  console.error(`${file}: the release before would break, ${why}: ${statement}`);
}
if (found.length > 0) {
  console.error(
    `${found.length} changes break the release before. Expand first, and contract a release later: write the line ` +
      '"-- Unused since 1.2.0." with the release whose code no longer uses it, or "-- Unused since the start." where no ' +
      'release has had it (docs/decisions/162-a-schema-widens-before-it-narrows.md).',
  );
  process.exit(1);
}
