import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from './contract.ts';

const files = globSync(join(import.meta.dirname, '..', '*', '*.contract.ts')).toSorted();

/** Every contract that stands beside an operation, by the operation's name. */
export const contracts: ReadonlyMap<string, Contract> = new Map(
  (
    await Promise.all(
      files.map(async (file) => {
        const { contracts: found } = (await import(pathToFileURL(file).href)) as { contracts: readonly Contract[] };
        return found.map((one) => [one.operation, one] as const);
      }),
    )
  ).flat(),
);
