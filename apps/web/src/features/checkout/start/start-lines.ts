import { lineFor, whyNoLine } from '@roadworthy/core/lines/line-for.ts';
import { providers, wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { loadMessages } from '../../../locale/load-messages.ts';
import type { StartLines } from './start-line.ts';
import type { Words } from '@roadworthy/core/shared/words.ts';

/**
 * What the first step says of every line but the first, in the page's language. Only what is made without a browser
 * calls it: the browser is given what it needs, and loads no line.
 */
export async function startLines(locale: PageLocale): Promise<StartLines> {
  const { queue } = await loadMessages(locale, 'staff');
  const t = (words: Words | undefined): string => words?.[locale === 'fr-ca' ? 'fr' : 'en'] ?? '';
  const others = providers.filter((provider) => provider !== 'personal');
  return Object.fromEntries(
    others.map((provider) => {
      const line = lineFor(provider);
      const name = line ? t(line.name) : queue.providers[provider];
      const about = t(line?.about ?? whyNoLine(provider) ?? undefined);
      const way = wayOfSale(provider);
      const kinds = way === 'checkout' ? (line?.objects.kinds ?? []) : [];
      return [
        provider,
        {
          name,
          about,
          way,
          asks: way === 'checkout' ? t(line?.objects.asks) : '',
          kinds: kinds.map(({ value, label }) => ({
            value,
            label: t(label),
          })),
        },
      ];
    }),
  );
}
