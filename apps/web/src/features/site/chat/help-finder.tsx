'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useState } from 'react';
import { findPages, type KnownPage } from '../find-page/find-pages.ts';
import type { ChatWords } from './chat-words.ts';

async function loadIndex(locale: string): Promise<KnownPage[]> {
  const answer = await fetch(`/help-index/${locale}.json`);
  return answer.ok ? ((await answer.json()) as KnownPage[]) : [];
}

/** Looks through questions and articles, which come when somebody begins to look. */
export function HelpFinder({ words: { t, locale } }: { words: ChatWords }) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState<readonly KnownPage[] | null>(null);
  const wanted = typed.trim();
  const found = findPages(wanted, pages ?? [], 5);
  function look(): void {
    if (pages === null) loadIndex(locale).then(setPages, () => undefined);
  }
  return (
    <div role="search" className="flex flex-col gap-1">
      <Field id="help-words" label={t('search')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onFocus={look}
            onChange={({ currentTarget }) => {
              look();
              setTyped(currentTarget.value);
            }}
          />
        )}
      </Field>
      <p role="status" className={wanted && pages ? 'text-small text-ink-2' : 'sr-only'}>
        {wanted && pages && t('found', { count: found.length })}
      </p>
      <ul className="flex flex-col">
        {found.map(({ href, title }) => (
          <li key={href}>
            <AppLink href={href} className="link inline-flex min-h-11 items-center">
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
