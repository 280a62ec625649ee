import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintCompilation } from './hint-compilation.ts';

test('marks once the scripts that every page runs, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-hints-'));
  try {
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/main.js'] }));
    writeFileSync(join(folder, 'static', 'main.js'), 'start();');
    writeFileSync(join(folder, 'static', 'page.js'), 'draw();');
    await hintCompilation(folder);
    await hintCompilation(folder);
    expect(readFileSync(join(folder, 'static', 'main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(readFileSync(join(folder, 'static', 'page.js'), 'utf8')).toBe('draw();');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
