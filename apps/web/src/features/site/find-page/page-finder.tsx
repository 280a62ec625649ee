'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useState } from 'react';
import type { SiteWords } from '../use-site-words.ts';
import { findPages } from './find-pages.ts';
import { knownPages } from './known-pages.ts';

type PageFinderProps = {
  t: SiteWords;
  /** Staff look among quotes and policies too. */
  isStaff: boolean;
};

/** Looks for a public page by what it says, and leads staff to their lists with the same words. */
export function PageFinder({ t, isStaff }: PageFinderProps) {
  const [words, setWords] = useState('');
  const wanted = words.trim();
  const found = findPages(wanted, knownPages(t));
  const query = wanted && `?q=${encodeURIComponent(wanted)}`;
  const lists = [
    { href: `/agents/quotes${query}`, title: wanted ? t('finder.quotesWith', { words: wanted }) : t('finder.quotes') },
    {
      href: `/agents/policies${query}`,
      title: wanted ? t('finder.policiesWith', { words: wanted }) : t('finder.policies'),
    },
  ];
  const links = isStaff ? [...lists, ...found] : found;
  return (
    <search className="flex max-w-3xl flex-col gap-2">
      <Field label={t('finder.label')} hint={t('finder.hint')}>
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
        {wanted && t('finder.found', { count: found.length })}
      </p>
      {links.length > 0 && (
        <ul className="flex flex-col">
          {links.map(({ href, title }) => (
            <li key={href}>
              <AppLink href={href} className="link inline-flex min-h-11 items-center">
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
