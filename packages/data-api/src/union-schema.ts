import { lexicographicSortSchema, printSchema } from 'graphql';
import type { Catalog } from './catalog.ts';
import { roleSchema } from './role-schema.ts';
import { withOperations } from './schema/operations-sdl.ts';
import { roleView } from './schema/role-view.ts';

/** The union of every role's schema as SDL, sorted, for code generation and for people to read. */
export function unionSdl(catalog: Catalog, operationsSdl: string, regexRoles: readonly string[] = []): string {
  const schema = withOperations(roleSchema(roleView(catalog, undefined, regexRoles)), operationsSdl, () => true);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
