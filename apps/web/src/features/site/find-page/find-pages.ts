/** A page as a visitor may look for it. */
export type KnownPage = { readonly href: string; readonly title: string; readonly about: string };

const mostFound = 6;

/** Small letters without accents: who looks for "remorquage électrique" may type neither. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The pages that speak of every one of the words, those that do in their title first; without words none. */
export function findPages(words: string, pages: readonly KnownPage[], most = mostFound): KnownPage[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const speaks = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  const inTitle = pages.filter(({ title }) => speaks(title));
  const elsewhere = pages.filter((page) => !inTitle.includes(page) && speaks(`${page.title} ${page.about}`));
  return [...inTitle, ...elsewhere].slice(0, most);
}
