import { type KeyValueStore, tabStore } from '../../../data/browser-storage.ts';
import { storedText } from '../../../data/stored-value.ts';
import type { EnquiryField } from './enquiry-words.ts';

export type TypedEnquiry = Readonly<Record<EnquiryField, string>>;

export const nothingTyped: TypedEnquiry = {
  name: '',
  business_name: '',
  email: '',
  phone: '',
  units: '',
  postal_code: '',
  credentials: '',
  about: '',
};

/** What somebody typed into an enquiry, kept for the tab until it is sent: a reload loses nothing. */
export function enquiryDraft(form: string, store: KeyValueStore = tabStore) {
  const stored = storedText(store, `enquiry ${form}`);
  return {
    read(): TypedEnquiry {
      try {
        const found: unknown = JSON.parse(stored.read() ?? 'null');
        if (typeof found !== 'object' || found === null) return nothingTyped;
        const texts = Object.entries(found).filter(
          ([name, value]) => Object.hasOwn(nothingTyped, name) && typeof value === 'string',
        );
        return { ...nothingTyped, ...Object.fromEntries(texts) };
      } catch {
        return nothingTyped;
      }
    },
    keep: (typed: TypedEnquiry): void => stored.write(JSON.stringify(typed)),
    forget: stored.forget,
  };
}
