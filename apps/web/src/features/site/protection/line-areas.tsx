'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { createTranslator, type Messages, useLocale } from 'next-intl';
import { areaPlaces } from '../../products/update-product/area-tiles.ts';
import { useLineSale } from './use-line-sale.ts';

type LineAreasProps = {
  line: string;
  words: Messages['protection']['areas'];
  /** How each state and province is called, and its page. */
  areas: readonly { readonly area: string; readonly name: string; readonly href: string }[];
};

/** Where a line is sold, on two maps of tiles that lead to what is said of each place. */
export function LineAreas({ line, words, areas }: LineAreasProps) {
  const t = createTranslator({ locale: useLocale(), messages: { areas: words }, namespace: 'areas' });
  const sale = useLineSale(line);
  const sold = Array.isArray(sale) ? (sale as readonly string[]) : [];
  const count = (country: string) => sold.filter((area) => area.startsWith(country)).length;
  return (
    <>
      <p role="status" className="mb-5 min-h-14 max-w-measure text-ink-2">
        {sale === null
          ? t('loading')
          : sale === 'failed'
            ? t('failed')
            : sold.length === 0
              ? t('none')
              : t('sold', { states: count('US'), provinces: count('CA') })}
      </p>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-8">
        {(['US', 'CA'] as const).map((country) => (
          <ul
            key={country}
            aria-label={t('map')}
            className={classes('grid w-fit gap-1 max-sm:gap-0.5', country === 'US' && 'max-[23rem]:hidden')}
          >
            {areaPlaces[country].map(({ area, code, row, column }) => {
              const known = areas.find((one) => one.area === area);
              const isSold = sold.includes(area);
              return (
                <li key={code} style={{ gridRow: row + 1, gridColumn: column + 1 }}>
                  <AppLink
                    href={known?.href ?? '/states'}
                    aria-label={`${code}, ${t(isSold ? 'soldIn' : 'notSold', { area: known?.name ?? code })}`}
                    className={classes(
                      'flex size-[clamp(1.5rem,7.6vw,2.5rem)] items-center justify-center rounded-input border text-small font-semibold no-underline hover:underline',
                      isSold ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-canvas text-ink',
                    )}
                  >
                    {code}
                  </AppLink>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </>
  );
}
