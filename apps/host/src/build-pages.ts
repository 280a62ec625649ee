import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import { withStartLock } from '@roadworthy/db/launcher/start-lock.ts';
import { compressAssets } from './compress-assets.ts';
import { hintCompilation } from './hint-compilation.ts';
import { runScriptsAfterPaint } from './run-after-paint.ts';
import { repository } from './environment.ts';

const sources = [
  'apps/host/src/{build-pages,compress-assets,hint-compilation,page-scripts,run-after-paint}.ts',
  'apps/web/{src,content,public}/**/*',
  'apps/web/*.{ts,mjs,json}',
  'packages/ui/src/**/*',
  'packages/core/src/{shared,products,lines}/**/*',
  'packages/core/src/documents/specimen*.ts',
  'packages/core/src/quoting/signing/e-consent*.ts',
  'packages/core/src/policies/notices/**/*',
  'packages/core/src/**/vocabulary.ts',
  'packages/server/src/documents/fonts/*.ttf',
  'packages/{core,ui}/package.json',
  'package-lock.json',
];
/** How long a start waits for another one that builds: some minutes on a small machine with much else to do. */
const buildPatienceMs = 900_000;
// Written while building, or no part of what is built.
const passedOver = /(?:^|\/)(?:next-env\.d\.ts|.*\.test\.tsx?|tsconfig\.tsbuildinfo)$/;

/** Where the web's own files are. */
export const webFolder = join(repository, 'apps', 'web');

/** The folder that Next builds into. */
export function buildFolder(): string {
  return resolve(webFolder, process.env['WEB_BUILD_FOLDER'] ?? '.next');
}

/** A hash over everything that the built pages are made of. */
export function sourcesHash(root = repository): string {
  const hash = createHash('sha256');
  const files = new Set(globSync(sources, { cwd: root }));
  for (const file of [...files].toSorted()) {
    if (passedOver.test(file) || !statSync(join(root, file)).isFile()) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Builds the pages unless the build there is of these very sources. Two starts at once build once. */
export async function buildPages(log: (line: string) => void): Promise<void> {
  const lock = join(repository, 'node_modules', '.roadworthy-build.lock');
  await withStartLock(lock, () => buildIfChanged(log), buildPatienceMs);
}

async function buildIfChanged(log: (line: string) => void): Promise<void> {
  const stamp = join(buildFolder(), 'roadworthy-sources');
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const begunAt = performance.now();
  log('Building the pages; this takes a minute after a change.');
  await runBuild(log);
  await hintCompilation(buildFolder());
  await runScriptsAfterPaint(buildFolder());
  await compressAssets(join(buildFolder(), 'static'));
  writeFileSync(stamp, hash);
  log(`Built the pages in ${Math.round((performance.now() - begunAt) / 1000)} s.`);
}

/** How far a build is, by a line that Next prints; null where it says nothing of it. */
export function progressOf(line: string): string | null {
  if (line.includes('Compiled successfully')) return 'The pages are compiled.';
  const [, done, all] = /Generating static pages.*\((\d+)\/(\d+)\)/.exec(line) ?? [];
  return done === undefined || done === '0' ? null : `${done} of ${all} pages are made.`;
}

function runBuild(log: (line: string) => void): Promise<void> {
  const next = createRequire(join(webFolder, 'package.json')).resolve('next/dist/bin/next');
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [next, 'build'], {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const abandon = () => build.kill();
    process.once('exit', abandon);
    const output: string[] = [];
    build.stdout.on('data', (chunk) => output.push(String(chunk)));
    createInterface({ input: build.stdout }).on('line', (line) => {
      const progress = progressOf(line);
      if (progress !== null) log(progress);
    });
    build.stderr.on('data', (chunk) => output.push(String(chunk)));
    build.once('error', reject);
    build.once('exit', (code) => {
      process.removeListener('exit', abandon);
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built.\n${output.join('')}`));
    });
  });
}
