// The list of all operations: what a slice declares with one of the kernel's forms is registered, and nothing else has to say so.
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const server = 'packages/server/src';
const declaration = /^export const (\w+) = (?:operation|defineProcess|computedRead|outsideRead)\b/gm;

/** The module that gathers every exported declaration of an operation, by file and in the order of the text. */
export function printRegistry(): string {
  const files = globSync(`${server}/*/**/*.ts`)
    .filter((file) => !/\.test\.ts$|\/(?:generated|kernel|matrices)\//.test(file))
    .toSorted();
  const found = files.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '']) => name);
    return names.length === 0 ? [] : [{ file: `../${relative(server, file)}`, names }];
  });
  const imports = found.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';`);
  const all = found.flatMap(({ names }) => names.map((name) => `  ${name},`));
  return [
    '// Printed by scripts/print-registry.ts.',
    ...imports,
    '',
    '/** Every operation that a slice declares. */',
    'export const declaredOperations = [',
    ...all,
    '] as const;',
    '',
  ].join('\n');
}
