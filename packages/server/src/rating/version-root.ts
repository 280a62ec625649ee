import type { Root } from '../kernel/root-row.ts';

/** The root of an operation that names the version of rates that it is about. */
export function versionRoot({ rater_version_id }: { readonly rater_version_id: string }): Root {
  return { table: 'rater_versions', id: rater_version_id };
}
