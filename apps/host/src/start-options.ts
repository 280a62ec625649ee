import { parseArgs } from 'node:util';

export const parts = ['api', 'web', 'worker', 'all'] as const;
export type Part = (typeof parts)[number];

export type StartOptions = { readonly only: Part; readonly dev: boolean; readonly port: string | undefined };

/** Reads the command line; throws an Error that says what is allowed. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: 'all' },
      dev: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  });
  const only = parts.find((part) => part === values.only);
  if (only === undefined) throw new Error(`--only takes ${parts.join(', ')}; not ${values.only}.`);
  return { only, dev: values.dev, port: values.port };
}
