import type { Token } from 'marked';

/** A part of a text: from its heading on, with what it comes to in plain words. */
export type TextPart = { readonly tokens: readonly Token[]; readonly summary: readonly Token[] };

/** A text by its headings; what stands first below one as a quotation is the summary of its part. */
export function partsOf(tokens: readonly Token[]): readonly TextPart[] {
  const input = tokens.filter(({ type }) => type !== 'space');
  const starts = input.flatMap(({ type }, index) => (type === 'heading' ? [index] : []));
  return starts.map((start, at) => {
    const [heading, first, ...rest] = input.slice(start, starts[at + 1]);
    if (heading === undefined) return { tokens: [], summary: [] };
    if (first?.type !== 'blockquote') return { tokens: [heading, ...(first ? [first] : []), ...rest], summary: [] };
    return { tokens: [heading, ...rest], summary: ('tokens' in first && first.tokens) || [] };
  });
}
