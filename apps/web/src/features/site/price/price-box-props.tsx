import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { DrawnPicture } from '../../shared/drawings/drawn-picture.tsx';
import type { siteTranslator } from '../site-translator.ts';

/** What the price box says and offers, wherever it stands. */
export function priceBoxProps(t: Awaited<ReturnType<typeof siteTranslator>>) {
  return {
    words: {
      title: t('home.priceTitle'),
      postalCode: t('home.postalCode'),
      postalCodeMissing: t('home.postalCodeMissing'),
      vehicleClass: t('home.vehicleClass'),
      vehicleClassMissing: t('home.vehicleClassMissing'),
      unsure: t('home.unsure'),
      promise: t('home.promise'),
      example: t('home.example'),
      perYear: t('home.perYear'),
      start: t('home.start'),
      perTerm: t('home.perTerm', { months: '{months}' }),
      continueTitle: t('home.continueTitle'),
      continueNamed: t('home.continueNamed', { name: '{name}' }),
      continueProgress: t('home.continueProgress', { percent: '{percent}' }),
      continueEnded: t('home.continueEnded'),
      continueStands: t('home.continueStands'),
      linkTitle: t('home.linkTitle'),
      linkBody: t('home.linkBody'),
      linkSend: t('home.linkSend'),
      linkSent: t('home.linkSent'),
      linkFailed: t('home.linkFailed'),
      continueBody: t('home.continueBody'),
      continue: t('home.continue'),
      another: t('home.another'),
    },
    classes: vehicleClasses.map((value) => ({
      value,
      label: t(`classes.${value}.name`),
      rig: <DrawnPicture of={value} className="block h-7 w-14 shrink-0 sm:w-full" />,
    })),
  } as const;
}
