// Lets a script import the web's components: JSX is compiled as it is read, and what Next.js exports is found by its file.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
  resolve(specifier, context, next) {
    return next(/^next\/[a-z-]+$/.test(specifier) ? `${specifier}.js` : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    if (!existsSync(file)) return next(url, context);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2024',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
