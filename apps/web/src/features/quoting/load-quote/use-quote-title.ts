'use client';
import { useTranslations } from 'next-intl';
import { customerName } from '../../shared/customer-name.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { namedInsured, type Quote } from './quote-record.ts';

/** What a quote is called at its head: by whom it is for, or why nobody is named. */
export function useQuoteTitle(quote: Quote): string {
  const t = useTranslations('staff.quote');
  const erased = useErasedWord();
  return customerName(namedInsured(quote), quote.contact_email) ?? erased(quote) ?? t('untitled');
}
