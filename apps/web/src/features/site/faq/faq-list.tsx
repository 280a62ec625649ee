'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useEffect, useState } from 'react';
import { findPages } from '../find-page/find-pages.ts';

type Question = { readonly id: string; readonly question: string; readonly answer: string };
export type QuestionGroup = { readonly name: string; readonly questions: readonly Question[] };

type FaqListProps = { words: Readonly<Record<'search' | 'none', string>>; groups: readonly QuestionGroup[] };

/** Questions that open, each under an address of its own, and what is left of them under some words. */
export function FaqList({ words, groups }: FaqListProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const open = (): void => {
      const requested = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!(requested instanceof HTMLDetailsElement)) return;
      requested.open = true;
      requested.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  const pages = groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({ href: id, title: question, about: answer })),
  );
  const found = new Set(findPages(wanted, pages, pages.length).map(({ href }) => href));
  const left = groups
    .map(({ name, questions }) => ({ name, questions: questions.filter(({ id }) => wanted === '' || found.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className="flex flex-col gap-10">
      <div role="search" className="max-w-xl">
        <Field id="faq-words" label={words.search}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <p role="status" className={left.length === 0 ? 'mt-3' : 'sr-only'}>
          {left.length === 0 ? words.none : wanted && String(found.size)}
        </p>
      </div>
      {left.map(({ name, questions }) => (
        <section key={name}>
          <h2 className="type-h2 mb-3">{name}</h2>
          {questions.map(({ id, question, answer }) => (
            <details key={id} id={id} className="max-w-3xl scroll-mt-6 border-t border-line">
              <summary className="min-h-12 cursor-pointer py-3 font-semibold">{question}</summary>
              <p className="max-w-measure pb-5 text-ink-2">{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
