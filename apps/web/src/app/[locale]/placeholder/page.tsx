import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false } };

/** What an address shows that is no more than a slug's placeholder: nothing. */
export default function PlaceholderPage() {
  return null;
}
