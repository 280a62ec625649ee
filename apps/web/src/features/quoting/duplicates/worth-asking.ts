import { isPhoneNumber } from '@roadworthy/core/shared/text/phone-number.ts';
import { tidyVin } from '@roadworthy/core/shared/text/vin.ts';

/** What duplicates are looked for by; each as it is typed. */
export type DuplicatesRequest = {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly vin?: string | null | undefined;
};

/** What of it is finished enough to look for: whole addresses and numbers alone, so that nobody is asked letter by letter. */
export function worthAsking({ email, phone, vin }: DuplicatesRequest): DuplicatesRequest {
  const address = email?.trim() ?? '';
  const number = phone?.trim() ?? '';
  const plate = tidyVin(vin ?? '');
  return {
    ...(/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(address) && { email: address }),
    ...(isPhoneNumber(number) && { phone: number }),
    ...(plate.length === 17 && { vin: plate }),
  };
}
