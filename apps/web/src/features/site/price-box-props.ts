import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { siteTranslator } from './site-translator.ts';

/** What the price box says and offers, wherever it stands. */
export function priceBoxProps(t: Awaited<ReturnType<typeof siteTranslator>>) {
  return {
    words: {
      title: t('home.priceTitle'),
      postalCode: t('home.postalCode'),
      postalCodeMissing: t('home.postalCodeMissing'),
      vehicleClass: t('home.vehicleClass'),
      start: t('home.start'),
      continueTitle: t('home.continueTitle'),
      continueBody: t('home.continueBody'),
      continue: t('home.continue'),
      another: t('home.another'),
    },
    first: 'class_c',
    classes: vehicleClasses.map((value) => ({ value, label: t(`classes.${value}.name`) })),
  } as const;
}
