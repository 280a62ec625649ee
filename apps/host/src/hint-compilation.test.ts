import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintCompilation } from './hint-compilation.ts';

const page = `<script src="/_next/static/main.js" async=""></script>
<script src="/_next/static/%5Bid%5D.js?v=1" async=""></script>
<script src="/_next/static/old.js" noModule=""></script><script>start();</script>`;

test('marks once the scripts that pages load with themselves, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-hints-'));
  try {
    mkdirSync(join(folder, 'static'));
    mkdirSync(join(folder, 'server', 'app', 'en-us'), { recursive: true });
    writeFileSync(join(folder, 'server', 'app', 'en-us', 'start.html'), page);
    const names = ['main', '[id]', 'old', 'later'];
    for (const name of names) writeFileSync(join(folder, 'static', `${name}.js`), 'draw();');
    await hintCompilation(folder);
    await hintCompilation(folder);
    const marked = '//# allFunctionsCalledOnLoad\ndraw();';
    expect(names.map((name) => readFileSync(join(folder, 'static', `${name}.js`), 'utf8'))).toEqual([
      marked,
      marked,
      'draw();',
      'draw();',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
