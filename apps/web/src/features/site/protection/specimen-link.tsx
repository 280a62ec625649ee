'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { useLineSale } from './use-line-sale.ts';

type SpecimenLinkProps = {
  line: string;
  locale: PageLocale;
  words: Readonly<Record<'title' | 'body' | 'link', string>>;
};

/** The whole wording of a line to read before anybody buys, as a file; nothing where the line is not sold at all. */
export function SpecimenLink({ line, locale, words }: SpecimenLinkProps) {
  const sale = useLineSale(line);
  if (Array.isArray(sale) && sale.length === 0) return null;
  return (
    <section aria-labelledby="specimen" className="mt-10 rounded-sheet bg-surface-2 p-5">
      <h3 id="specimen" className="type-h3 mb-2">
        {words.title}
      </h3>
      <p className="text-ink-2">{words.body}</p>
      <a
        href={`/api/specimens/${line}/${locale}`}
        className="link mt-2 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Icon name="file" className="size-5" />
        {words.link}
      </a>
    </section>
  );
}
