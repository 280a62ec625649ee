import type { LoadRaterVersionQuery } from '../../../generated/documents.ts';

/** A version of rates as its page shows it. */
export type Version = NonNullable<LoadRaterVersionQuery['rater_versions_by_pk']>;

/** What a version is called among those of all lines. */
export function versionPath({ rater_version_id }: Pick<Version, 'rater_version_id'>): string {
  return `/underwriting/raters/${rater_version_id}`;
}
