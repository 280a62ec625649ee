'use client';
import { useTranslations } from 'next-intl';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';

/** What staff noted about the quote for its customer to read. */
export function NotesFromAgent({ notes }: { notes: CheckoutQuote['quote_notes'] }) {
  const t = useTranslations('checkout.frame');
  return (
    <section className="mt-10 flex max-w-2xl flex-col gap-2">
      <h2 className="type-h3">{t('notes')}</h2>
      <ul className="flex flex-col gap-3">
        {notes.map(({ quote_note_id, note, author_name }) => (
          <li key={quote_note_id} className="rounded-card border border-line bg-surface-2 px-4 py-3">
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
            <p className="mt-1 text-small text-ink-3">{author_name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
