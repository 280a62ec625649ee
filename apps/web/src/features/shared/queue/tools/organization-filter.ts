import { beginsLike } from './filter-conditions.ts';

/** A name as the filter takes it whole: in quotation marks. */
export const wholeName = (name: string): string => `"${name}"`;

/** The organizations that a text of a filter means: those whose names begin with it, or in quotation marks the one of that name. */
export function organizationNamed(text: string): { name: { _eq: string } | { readonly _ilike: string } } {
  const [, whole] = /^"(.+)"$/.exec(text) ?? [];
  return { name: whole === undefined ? beginsLike(text) : { _eq: whole } };
}
