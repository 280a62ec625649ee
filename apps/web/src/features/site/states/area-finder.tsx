'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useState } from 'react';
import { folded } from '../find-page/find-pages.ts';

type AreaFinderProps = {
  words: Readonly<Record<'filter' | 'none', string>>;
  areas: readonly { readonly href: string; readonly name: string }[];
};

/** Every place by name, and what is left of them under some letters. */
export function AreaFinder({ words, areas }: AreaFinderProps) {
  const [typed, setTyped] = useState('');
  const wanted = folded(typed.trim());
  const found = areas.filter(({ name }) => folded(name).includes(wanted));
  return (
    <div role="search" className="flex flex-col gap-4">
      <Field id="area-filter" label={words.filter}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            className="max-w-md"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <p role="status" className={found.length === 0 ? '' : 'sr-only'}>
        {found.length === 0 ? words.none : wanted && String(found.length)}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {found.map(({ href, name }) => (
          <li key={href}>
            <AppLink href={href} className="link inline-flex min-h-11 items-center">
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
