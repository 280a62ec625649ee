import type { LineView } from './line-view.ts';

/** Tells of what only some groups have (null is for all) whether a kind of thing has it; one of no group has nothing such. */
export function fitsKind(
  { kinds }: Pick<LineView, 'kinds'>,
  kind: string,
): (groups: readonly string[] | null) => boolean {
  const group = kinds.find(({ value }) => value === kind)?.group;
  return (groups) => groups === null || (group !== undefined && groups.includes(group));
}
