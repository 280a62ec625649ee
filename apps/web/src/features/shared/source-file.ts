import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The product says where it stands, wherever it was started from; pages are made in the web's folder, and tests run in that
// of the repository. The bundler is told to look into none of these calls: it would follow every file beneath the folder.
const here = process.cwd();
const isRoot = existsSync(join(/* turbopackIgnore: true */ here, 'apps/web'));
const root = process.env['REPOSITORY'] ?? join(/* turbopackIgnore: true */ here, isRoot ? '.' : '../..');

/** Where a file of the repository is, for what is made without a browser. */
export const sourcePath = (path: string): string => join(/* turbopackIgnore: true */ root, path);

/** A file of the repository, for what is made without a browser. */
export const readSource = (path: string): Buffer => readFileSync(/* turbopackIgnore: true */ sourcePath(path));
