import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { DrawnPicture } from '../../shared/drawings/drawn-picture.tsx';
import { sitePages } from '../site-pages.ts';
import type { siteTranslator } from '../site-translator.ts';
import { CarrierLinks } from './carrier-links.tsx';
import { LineStart } from './line-start.tsx';

/** What else can be insured, a tile each: the page about it, and the way to its price where it is sold. */
export function LineTiles({ t }: { t: Awaited<ReturnType<typeof siteTranslator>> }) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {sitePages.map(
          ({ line, key, path, rig }) =>
            line && (
              <li key={key} className="flex flex-col justify-between overflow-hidden rounded-sheet bg-surface-2 p-4">
                {rig && <DrawnPicture of={rig} className="mb-3 h-16 w-full" />}
                <AppLink href={`/${path}`} className="link inline-flex min-h-11 items-center font-semibold">
                  {t(`pages.${key}.title`)}
                </AppLink>
                <LineStart
                  line={line}
                  source="homepage_footer"
                  label={t('common.start')}
                  name={t('common.startOf', { line: t(`pages.${key}.title`) })}
                />
              </li>
            ),
        )}
      </ul>
      <CarrierLinks title={t('home.carriersTitle')} lead={t('home.carriersLead')} />
    </>
  );
}
