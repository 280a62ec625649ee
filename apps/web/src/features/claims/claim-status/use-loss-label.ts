'use client';
import { lossLabels, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { wordsFor } from '@roadworthy/core/shared/words.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';

/** What a kind of loss is called in the language of the page; null where none is known. */
export function useLossLabel(): (type: string | null) => string | null {
  const locale = usePageLocale();
  return (type) => {
    const known = lossTypes.find((one) => one === type);
    return known ? wordsFor(lossLabels[known], locale) : null;
  };
}
