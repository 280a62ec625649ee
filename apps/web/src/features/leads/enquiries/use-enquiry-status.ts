import { enquiryKinds, type EnquiryStatus, enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { useTranslations } from 'next-intl';

const tones: Readonly<Record<EnquiryStatus, Tone>> = { new: 'info', answered: 'success', closed: 'neutral' };

/** Where an enquiry stands, in words and as a colour. */
export function useEnquiryStatus() {
  const t = useTranslations('workbench.enquiries.status');
  return (text: string): { readonly tone: Tone; readonly label: string } => {
    const status = enquiryStatuses.find((one) => one === text);
    return status ? { tone: tones[status], label: t(status) } : { tone: 'neutral', label: text };
  };
}

/** What was written to us, in words. */
export function useEnquiryKind() {
  const t = useTranslations('workbench.enquiries.kinds');
  return (text: string): string => {
    const kind = enquiryKinds.find((one) => one === text);
    return kind ? t(kind) : text;
  };
}
