'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { createElement, type ReactNode, useMemo } from 'react';

/** The elements that the server leaves in an announcement; what else might stand there is read as its words. */
const elements: Readonly<Record<string, string>> = {
  P: 'mb-2 last:mb-0',
  STRONG: 'font-semibold',
  EM: 'italic',
  UL: 'mb-2 list-disc pl-6',
  OL: 'mb-2 list-decimal pl-6',
  LI: '',
  BLOCKQUOTE: 'mb-2 border-l-[3px] border-marigold pl-3',
};

type Level = 3 | 4;

function drawn(node: Node, key: number, level: Level): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const children = Array.from(node.childNodes, (child, place) => drawn(child, place, level));
  if (node.tagName === 'BR') return <br key={key} />;
  if (node.tagName === 'H3') return createElement(`h${level}`, { key, className: 'mb-1 font-semibold' }, ...children);
  if (node.tagName === 'A') {
    return (
      <AppLink key={key} href={node.getAttribute('href') ?? ''} className="link">
        {children}
      </AppLink>
    );
  }
  const className = ownValue(elements, node.tagName);
  return className === undefined
    ? createElement('span', { key }, ...children)
    : createElement(node.tagName.toLowerCase(), { key, className }, ...children);
}

/**
 * What somebody wrote with headings, lists and links. It was cleaned where it was stored, and is drawn element by element
 * out of a document that nothing runs in. `level` is that of its headings.
 */
export function RichText({ html, level }: { html: string; level: Level }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return Array.from(body.childNodes, (node, place) => drawn(node, place, level));
  }, [html, level]);
  return <div className="wrap-anywhere text-ink-2">{content}</div>;
}
