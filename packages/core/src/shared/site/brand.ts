/** Everything a person sees of the brand, on pages, in letters and in documents; another brand is another such object. */
export const brand = {
  name: 'Roadworthy',
  phone: { text: '(888) 555-0142', href: 'tel:+18885550142' },
  supportEmail: 'service@roadworthy.example',
  /** The numbers of campaigns, by phone code; `phone` is everybody else's. No campaign leads to R20 yet. */
  campaignPhones: {
    R17: { text: '(888) 555-0117', href: 'tel:+18885550117' },
    R18: { text: '(888) 555-0118', href: 'tel:+18885550118' },
    R19: { text: '(888) 555-0119', href: 'tel:+18885550119' },
    R20: { text: '(888) 555-0120', href: 'tel:+18885550120' },
    R21: { text: '(888) 555-0121', href: 'tel:+18885550121' },
  },
  /** The phone code of each campaign, the `cam` of an address. */
  phoneCodes: { R14: 'R17', R5: 'R19', R6: 'R19', R7: 'R18', R16: 'R21' },
} as const;

export type ContactPhone = { readonly text: string; readonly href: string };
