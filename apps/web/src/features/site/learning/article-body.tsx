import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import type { Terms } from './learning-words.ts';
import { anchorOf } from './parse-article.ts';

type Writing = {
  readonly terms: Terms;
  /** Says what a term's button does. */
  readonly asks: (term: string) => string;
  /** The terms that were explained further up: each is once. */
  readonly explained: Set<string>;
};

/** A word of the glossary in a sentence; a press shows what it means, without any script of ours. */
type TermProps = { id: string; written: string; children: ReactNode; writing: Writing };

function Term({ id, written, children, writing }: TermProps) {
  const term = ownValue(writing.terms, id);
  if (!term || writing.explained.has(id)) return children;
  writing.explained.add(id);
  const popover = `term-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={popover}
        // As the sentence writes it, in the plural too: who speaks to the page says what they see.
        aria-label={writing.asks(written)}
        className="inline cursor-help text-left underline decoration-dotted decoration-2 underline-offset-4 print:no-underline"
      >
        {children}
      </button>
      <span
        id={popover}
        popover="auto"
        className="inset-auto m-1 max-w-xs rounded-card border border-line bg-canvas p-4 text-small text-ink shadow-overlay [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block,flip-inline]"
      >
        <strong className="block">{term.name}</strong>
        {term.text}
      </span>
      {/* No line breaks between the word and the full stop behind it. */}
      {'\u2060'}
    </>
  );
}

function inline(tokens: readonly Token[] | undefined, writing: Writing): ReactNode[] {
  return (tokens ?? []).map((token, index) => {
    const inner = 'tokens' in token ? inline(token.tokens, writing) : null;
    const key = `${index}`;
    if (token.type === 'strong') return <strong key={key}>{inner}</strong>;
    if (token.type === 'em') return <em key={key}>{inner}</em>;
    if (token.type === 'link') {
      const href = String(token['href']);
      const id = /^term:(\w+)$/.exec(href)?.[1];
      if (id === undefined)
        return (
          <AppLink key={key} href={href} className="link">
            {inner}
          </AppLink>
        );
      return (
        <Term key={key} id={id} written={plain(String(token['text']))} writing={writing}>
          {inner}
        </Term>
      );
    }
    // Entities are text again: nothing here is set as markup.
    return inner ?? plain('text' in token ? String(token.text) : token.raw);
  });
}

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const cell = 'border-t border-line px-3 py-2 text-left align-top first:pl-0';

function Table({ table, writing }: { table: Tokens.Table; writing: Writing }) {
  return (
    <table className="w-full text-small [overflow-wrap:anywhere] tabular-nums">
      <thead>
        <tr>
          {table.header.map(({ tokens }, index) => (
            <th key={index} scope="col" className={`${cell} border-t-0 font-semibold`}>
              {inline(tokens, writing)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            {row.map(({ tokens }, index) =>
              index === 0 ? (
                <th key={index} scope="row" className={`${cell} font-normal`}>
                  {inline(tokens, writing)}
                </th>
              ) : (
                <td key={index} className={cell}>
                  {inline(tokens, writing)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ list, writing }: { list: Tokens.List; writing: Writing }) {
  const List = list.ordered ? 'ol' : 'ul';
  return (
    <List className={`flex flex-col gap-2 pl-6 ${list.ordered ? 'list-decimal' : 'list-disc'}`}>
      {list.items.map((item, index) => (
        <li key={index} className="pl-1">
          {item.tokens.map((token) => ('tokens' in token ? inline(token.tokens, writing) : token.raw))}
        </li>
      ))}
    </List>
  );
}

function Block({ token, writing }: { token: Token; writing: Writing }): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <h2 id={anchorOf(String(token['text']))} className="type-h2 mt-6 scroll-mt-6">
          {inline(token.tokens, writing)}
        </h2>
      );
    case 'list':
      return <Items list={token as Tokens.List} writing={writing} />;
    case 'table':
      return <Table table={token as Tokens.Table} writing={writing} />;
    case 'blockquote':
      return (
        <blockquote className="rounded-card bg-surface-2 px-5 py-4 font-semibold">
          <Blocks tokens={token.tokens ?? []} writing={writing} />
        </blockquote>
      );
    case 'paragraph':
      return <p>{inline(token.tokens, writing)}</p>;
    default:
      return null;
  }
}

function Blocks({ tokens, writing }: { tokens: readonly Token[]; writing: Writing }) {
  return tokens.map((token, index) => <Block key={index} token={token} writing={writing} />);
}

/** What an article says, from its Markdown; its words of the glossary explain themselves where they first stand. */
export function ArticleBody({ tokens, terms, asks }: { tokens: readonly Token[] } & Omit<Writing, 'explained'>) {
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <Blocks tokens={tokens} writing={{ terms, asks, explained: new Set() }} />
    </div>
  );
}
