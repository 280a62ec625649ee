/** Everything a person sees of the brand; another brand is another object of this shape. */
export const brand = {
  name: 'Roadworthy',
  phone: { text: '(541) 555-0134', href: 'tel:+15415550134' },
  supportEmail: 'help@roadworthy.example',
} as const;
