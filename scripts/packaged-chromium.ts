// The Chromium inside an npm package: it needs no root, no second source, and brings the libraries that a bare machine lacks.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const repository = join(import.meta.dirname, '..');

// Where it is run from is known to the script alone, so that the folder may be moved with its checkout.
const script = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

// The machine's own fonts, if it has any, before the one of the package.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** The package's folder, undefined where it cannot run or is not installed. */
function packageFolder(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  } catch {
    return undefined;
  }
}

function unpack(archives: string, folder: string): void {
  const plain = (name: string): Buffer => brotliDecompressSync(readFileSync(join(archives, name)));
  writeFileSync(join(folder, 'chromium'), plain('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const into = name === 'swiftshader' ? folder : join(folder, name);
    mkdirSync(into, { recursive: true });
    const { status, error } = spawnSync('tar', ['-x', '-C', into], { input: plain(`${name}.tar.br`) });
    if (status !== 0) throw error ?? new Error(`tar cannot read ${name}.tar.br.`);
  }
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  writeFileSync(join(folder, 'run'), script, { mode: 0o755 });
}

/** The program of the packaged Chromium, unpacked at its first use; undefined where the package has none for this machine. */
export function packagedChromium(cache = join(repository, 'node_modules', '.cache')): string | undefined {
  const folder = packageFolder();
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const place = join(cache, `roadworthy-chromium-${version}`);
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(`${place}-`);
    // Made for this account alone; another one may run the journeys of the same checkout.
    chmodSync(draft, 0o755);
    try {
      unpack(join(folder, 'bin'), draft);
      renameSync(draft, place);
    } catch (error) {
      // Another run had the same thought and was first.
      if (!existsSync(place)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(place, 'run');
}
