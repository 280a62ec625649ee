// What is declared with one form is gathered from the sources: exporting a declaration registers it.
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

type Declarations = {
  /** The folder of the package’s sources; the list stands in its `generated`. */
  readonly source: string;
  /** Where in it they are declared. */
  readonly files: string;
  /** The functions by which they are declared. */
  readonly forms: readonly string[];
  /** The name of the list, and what it is. */
  readonly list: string;
  readonly says: string;
  readonly printer: string;
};

const ignored = /\.test\.ts$|\/(?:generated|kernel|matrices)\//;

/** The module that gathers every exported declaration of the forms, by file and in the order of the text. */
export function printDeclarations({ source, files, forms, list, says, printer }: Declarations): string {
  const declaration = new RegExp(`^export const (\\w+) = (?:${forms.join('|')})\\b`, 'gm');
  const found = globSync(`${source}/${files}`)
    .filter((file) => !ignored.test(file))
    .toSorted()
    .flatMap((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '']) => name);
      return names.length === 0 ? [] : [{ file: `../${relative(source, file)}`, names }];
    });
  const imports = found.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';`);
  const all = found.flatMap(({ names }) => names.map((name) => `  ${name},`));
  return [
    `// Printed by ${printer}.`,
    ...imports,
    '',
    `/** ${says} */`,
    `export const ${list} = [`,
    ...all,
    '] as const;',
    '',
  ].join('\n');
}
