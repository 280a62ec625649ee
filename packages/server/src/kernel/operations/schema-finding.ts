import type { SchemaFinding } from '@roadworthy/core/products/rater-inputs.ts';
import type { ErrorObject } from 'ajv';

/** The keys of a JSON pointer (`/assumed/points`). */
function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a validator of JSON schemas found, as the rules read it. */
export function schemaFinding({ keyword, instancePath, params }: ErrorObject): SchemaFinding {
  const provided: Readonly<Record<string, unknown>> = params;
  return { keyword, path: keysOf(instancePath), params: provided };
}
