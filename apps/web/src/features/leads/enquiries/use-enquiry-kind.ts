import { enquiryKinds } from '@roadworthy/core/leads/vocabulary.ts';
import { useTranslations } from 'next-intl';

/** What was written to us, in words. */
export function useEnquiryKind() {
  const t = useTranslations('workbench.enquiries.kinds');
  return (text: string): string => {
    const kind = enquiryKinds.find((one) => one === text);
    return kind ? t(kind) : text;
  };
}
