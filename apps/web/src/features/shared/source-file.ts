import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Pages are made in the web's folder, tests and the product run in that of the repository. The bundler is told to look
// into none of these calls: it would follow every file beneath the folder.
const here = process.cwd();
const up = existsSync(join(/* turbopackIgnore: true */ here, 'apps/web')) ? '.' : '../..';

/** Where a file of the repository is, for what is made without a browser. */
export const sourcePath = (path: string): string => join(/* turbopackIgnore: true */ here, up, path);

/** A file of the repository, for what is made without a browser. */
export const readSource = (path: string): Buffer => readFileSync(/* turbopackIgnore: true */ sourcePath(path));
