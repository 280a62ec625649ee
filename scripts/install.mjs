// Runs on the machine's own Node (20.9 or newer): installs the dependencies when the lockfile changed,
// then links Node 24 into node_modules/.bin so that every npm script after this line runs on it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.roadworthy-install');
const manifests = ['package.json', 'package-lock.json', 'e2e/package.json'].concat(
  ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  ),
);

const wanted = manifests
  .filter((file) => existsSync(join(root, file)))
  .reduce((hash, file) => hash.update(readFileSync(join(root, file))), createHash('sha256'))
  .digest('hex');

const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (installed !== wanted) {
  console.log('Installing dependencies…');
  // `npm ci` refuses lockfiles whose optional platform packages differ between machines.
  const result = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('npm install failed. Read the lines above, mend what they name, and run the command again.');
    process.exit(result.status ?? 1);
  }
  linkNode();
  writeFileSync(stampFile, wanted);
}

/** Node 24 comes as a platform package; a machine whose own Node is 24 or newer needs no link. */
function linkNode() {
  const binary = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const link = join(root, 'node_modules', '.bin', 'node');
  rmSync(link, { force: true });
  if (existsSync(binary)) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), binary), link);
    return;
  }
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Roadworthy needs Node 24; this machine has ${process.version}. Install Node 24 and try again.`);
    process.exit(1);
  }
}
