/**
 * The files of the scripts that a page names, below the build's folder: those it runs, and those it fetches to run them.
 * What only browsers without modules load is left out.
 */
export function pageScripts(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link rel="preload" as="script")(?=[\s>])[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule\b/i.test(tag));
  const sources = tags.flatMap((tag) => /\s(?:src|href)="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(sources)].map(decodeURIComponent);
}
