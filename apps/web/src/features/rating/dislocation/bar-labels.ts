import { changeEdges } from '@roadworthy/core/rating/vocabulary.ts';

/** What each bar of the histogram holds, in percent: `< −25`, `−25 to −20`, `0`, `0 to 5`, `> 25`. */
export function barLabels(percent: (share: number) => string, to: (from: string, to: string) => string): string[] {
  const edges = changeEdges.map((edge) => percent(edge / 100));
  const between = edges.slice(1).map((edge, index) => to(edges[index] ?? '', edge));
  const below = changeEdges.indexOf(0);
  const [first = '', last = ''] = [edges[0], edges.at(-1)];
  return [`< ${first}`, ...between.slice(0, below), edges[below] ?? '', ...between.slice(below), `> ${last}`];
}

/** Which way the premiums of a bar of the histogram go. */
export function wayOf(bar: number): 'falls' | 'stays' | 'rises' {
  const unchanged = changeEdges.indexOf(0) + 1;
  if (bar === unchanged) return 'stays';
  return bar < unchanged ? 'falls' : 'rises';
}
