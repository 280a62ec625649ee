/** Everything a person sees of the brand, on pages, in letters and in documents; another brand is another such object. */
export const brand = {
  name: 'Roadworthy',
  phone: { text: '(888) 555-0142', href: 'tel:+18885550142' },
  supportEmail: 'service@roadworthy.example',
} as const;
