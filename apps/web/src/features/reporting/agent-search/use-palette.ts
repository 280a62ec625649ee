'use client';
import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import { useShortcutSheet } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { useTheme } from '../../../data/settings/use-settings.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeNames } from '../../../locale/locales.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { useChooseLanguage } from '../../../shell/use-choose-language.ts';
import { useViewer } from '../../../shell/staff/use-viewer.ts';
import { useOfferedActions } from '../../shared/record-actions.ts';
import { type PalettePlace, palettePlaces } from './palette-places.ts';

/** An entry that acts instead of leading somewhere. */
export type PaletteAct = { readonly item: SearchItem; readonly act: () => void };

type PaletteItems = { places: SearchItem[]; actions: PaletteAct[]; preferences: PaletteAct[] };

/** What the palette has beside search: what may be done here, where the person may go, and what they may set. */
export function usePalette(): PaletteItems {
  const frame = useTranslations('staff.frame');
  const tabs = useTranslations('workbench.tabs');
  const words = useTranslations('workbench');
  const [theme, setTheme] = useTheme();
  const openSheet = useShortcutSheet();
  const chooseLanguage = useChooseLanguage();
  const current = usePageLocale();
  const viewer = useViewer();
  const offered = useOfferedActions();
  const other = theme === 'dark' ? 'light' : 'dark';

  function labelOf(place: PalettePlace): string {
    if (place.words === 'tabs') return tabs(place.key);
    return place.words === 'frame' ? frame(place.key) : words(`${place.words}.title`);
  }

  return {
    places: palettePlaces(viewer).map((place) => ({
      id: `go-${place.href.replaceAll('/', '-')}`,
      label: labelOf(place),
      href: place.href,
    })),
    actions: offered.map(({ id, label, act }) => ({ item: { id: `act-${id}`, label }, act })),
    preferences: [
      { item: { id: 'set-theme', label: frame(other) }, act: () => setTheme(other) },
      ...locales
        .filter((locale) => locale !== current)
        .map((locale) => ({
          item: { id: `set-${locale}`, label: localeNames[locale], detail: words('palette.language') },
          act: () => chooseLanguage(locale),
        })),
      { item: { id: 'set-shortcuts', label: words('menu.shortcuts') }, act: openSheet },
    ],
  };
}
