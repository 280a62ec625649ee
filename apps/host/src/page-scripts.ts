/** The files of the scripts that a page names, below the build's folder; what only browsers without modules load is left out. */
export function pageScripts(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\snomodule\b/i.test(tag));
  const sources = tags.flatMap((tag) => /\ssrc="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(sources)].map(decodeURIComponent);
}
