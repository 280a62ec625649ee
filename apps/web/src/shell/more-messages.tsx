'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { type Messages, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { LanguageTag } from '../locale/locales.ts';
import { AreaMessages } from './area-messages.tsx';

type Tree = { readonly [name: string]: unknown };
const isTree = (part: unknown): part is Tree => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Both trees in one; a compiled message is a list and has no parts. */
function bothTrees(one: Tree, other: Tree): Tree {
  const added = Object.entries(other).map(([name, part]) => {
    const there = ownValue(one, name);
    return [name, isTree(there) && isTree(part) ? bothTrees(there, part) : part] as const;
  });
  return { ...one, ...Object.fromEntries(added) };
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
