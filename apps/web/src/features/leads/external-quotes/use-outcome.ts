import { externalQuoteStatuses, type ExternalQuoteStatus } from '@roadworthy/core/leads/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { useTranslations } from 'next-intl';

const tones: Readonly<Record<ExternalQuoteStatus, Tone>> = {
  sent: 'info',
  bound_elsewhere: 'success',
  declined: 'neutral',
};

/** How it went with a carrier, in words and as a colour. */
export function useOutcome() {
  const t = useTranslations('workbench.externalQuotes.status');
  return (text: string): { readonly tone: Tone; readonly label: string } => {
    const status = externalQuoteStatuses.find((one) => one === text);
    return status ? { tone: tones[status], label: t(status) } : { tone: 'neutral', label: text };
  };
}
