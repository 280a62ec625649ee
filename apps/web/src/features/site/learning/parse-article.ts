import { lexer, type Token } from 'marked';

export type Heading = { readonly id: string; readonly text: string };
export type Article = {
  readonly title: string;
  readonly lead: string;
  readonly headings: readonly Heading[];
  readonly tokens: readonly Token[];
  readonly minutes: number;
};

const wordsPerMinute = 200;

/** What a heading is called in an address. */
export function anchorOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/**
 * An article as it is written: lines `name: text` between two `---`, then Markdown, in which `[[term|words]]` explains
 * words by the glossary. Throws an Error where it has no title or no lead.
 */
export function parseArticle(source: string): Article {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fact = (name: string): string => {
    const found = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
    if (found === undefined) throw new Error(`An article needs a line “${name}: …” at its head.`);
    return found;
  };
  const tokens = lexer(body.replaceAll(/\[\[(\w+)\|([^\]]+)\]\]/g, '[$2](term:$1)'));
  const headings = tokens.flatMap((token) =>
    token.type === 'heading' ? [{ id: anchorOf(String(token['text'])), text: String(token['text']) }] : [],
  );
  const minutes = Math.ceil(body.split(/\s+/).length / wordsPerMinute);
  return { title: fact('title'), lead: fact('lead'), headings, tokens, minutes };
}
