'use client';
import { type Messages, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { LanguageTag } from '../locale/locales.ts';
import { AreaMessages } from './area-messages.tsx';

type Tree = { readonly [name: string]: unknown };
const isTree = (part: unknown): part is Tree => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Both trees in one; a compiled message is a list and has no parts. */
function bothTrees(one: Tree, other: Tree): Tree {
  const both: Record<string, unknown> = { ...one };
  for (const [name, part] of Object.entries(other)) {
    const there = Object.hasOwn(one, name) ? one[name] : undefined;
    both[name] = isTree(there) && isTree(part) ? bothTrees(there, part) : part;
  }
  return both;
}

type MoreMessagesProps = { locale: LanguageTag; messages: Partial<Messages>; children: ReactNode };

/** Adds messages to those that the components below are given already. */
export function MoreMessages({ locale, messages, children }: MoreMessagesProps) {
  const around = useMessages();
  const all = useMemo(() => bothTrees(around, messages) as Messages, [around, messages]);
  return (
    <AreaMessages locale={locale} messages={all}>
      {children}
    </AreaMessages>
  );
}
