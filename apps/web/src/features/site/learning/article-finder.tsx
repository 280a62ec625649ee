'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useEffect, useState } from 'react';
import { findPages, type KnownPage } from '../find-page/find-pages.ts';

type ArticleFinderProps = {
  label: string;
  /** What is said of a number found, from none on. */
  found: readonly string[];
  articles: readonly KnownPage[];
};

/** Looks for articles by their titles, leads and headings; begins with the words of an address, `?q=`. */
export function ArticleFinder({ label, found, articles }: ArticleFinderProps) {
  const [words, setWords] = useState('');
  // The page is made without its address: a browser's own search box brings the words in it.
  useEffect(() => setWords(new URLSearchParams(window.location.search).get('q') ?? ''), []);
  const wanted = words.trim();
  const matches = findPages(wanted, articles);
  return (
    <div role="search" className="flex max-w-xl flex-col gap-2">
      <Field id="article-words" label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      <p role="status" className={wanted ? 'text-small text-ink-2' : 'sr-only'}>
        {wanted && found[matches.length]}
      </p>
      <ul className="flex flex-col">
        {matches.map(({ href, title }) => (
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
