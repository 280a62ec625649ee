// What the changelog says of a version, for who installs it: `node scripts/release-notes.ts v1.2.0`.
import { readFileSync } from 'node:fs';
import { notesOf } from './notes-of.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const tag = process.argv[2] ?? '';
try {
  console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8'), tag, version));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
