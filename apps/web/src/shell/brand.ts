/** Everything a person sees of the brand; another brand is another object of this shape. */
export const brand = {
  name: 'Roadworthy',
  phone: { text: '(888) 555-0142', href: 'tel:+18885550142' },
  supportEmail: 'service@roadworthy.example',
} as const;
