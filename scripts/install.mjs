// Runs on the machine's own Node (20.9 or newer): installs the dependencies when the lockfile changed,
// links Node 24 into node_modules/.bin so that every npm script after this line runs on it, then makes the generated types.
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

// Who only runs the product needs nothing that tests and checks are made with: a third of it all.
const productAlone = 'product';
const isForProduct = process.argv.includes('--product');

// Two commands at once in a fresh clone: the second waits for the first, and finds everything there.
withLock(join(root, 'node_modules', '.roadworthy-install.lock'), () => {
  const [installed, extent] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  // What is there for all of it is there for the product as well, and nothing of it is taken away.
  if (installed !== wanted || (extent === productAlone && !isForProduct)) install();
  // `npm run generate` makes them itself, after the schema that new documents are checked against.
  if (!process.argv.includes('--dependencies')) makeTypes();
});

function install() {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  console.log('Installing dependencies; this takes a minute on a fresh machine.');
  // `npm ci` refuses lockfiles whose optional platform packages differ between machines.
  const result = spawnSync('npm', ['install', isForProduct ? '--omit=dev' : '--include=dev', ...quietly], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('npm install failed. Read the lines above, mend what they name, and run the command again.');
    process.exit(result.status ?? 1);
  }
  linkNode();
  writeFileSync(stampFile, isForProduct ? `${wanted} ${productAlone}` : wanted);
}

/** On Node 24, which is there by now: types that are printed and not committed. */
function makeTypes() {
  const linked = join(root, 'node_modules', '.bin', 'node');
  const node = existsSync(linked) ? linked : process.execPath;
  const result = spawnSync(node, [join(root, 'scripts', 'install-types.ts')], { cwd: root, stdio: 'inherit' });
  if (result.status === 0) return;
  console.error(
    'The types could not be generated. Read the lines above, mend what they name, and run the command again.',
  );
  process.exit(result.status ?? 1);
}

/** Runs `work` while no other install does; a lock whose process is gone is taken over. */
function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryLock(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  // Also where an install that failed ends the process.
  process.once('exit', unlock);
  work();
  unlock();

  function unlock() {
    process.removeListener('exit', unlock);
    rmSync(file, { force: true });
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!lives(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/** Zero while nothing is written yet, or when it was given back at this moment. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function lives(pid) {
  try {
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
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
