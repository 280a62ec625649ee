import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

// Beside the packages that it imports; the code that Node has compiled of it is found again by its name.
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'bundled');
const dayMs = 86_400_000;

async function bundle(script: string): Promise<string> {
  const bundled = await rolldown({
    input: script,
    platform: 'node',
    external: (id) => !/^(?:\.|\/|@roadworthy\/)/.test(id),
    plugins: [
      {
        name: 'places of modules',
        // What lies beside a module is found where the module is.
        transform: (code, id) =>
          code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'esm', codeSplitting: false });
  await bundled.close();
  const { code } = output[0];
  const file = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs) rmSync(other, { force: true });
  }
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, code);
  renameSync(partial, file);
  return file;
}

const bundles = new Map<string, Promise<string>>();

/** A script of ours in one file: a server reads it in half of the time that its thousand modules take. */
export function bundleChild(script: string): Promise<string> {
  const made = bundles.get(script) ?? bundle(script);
  bundles.set(script, made);
  return made;
}
