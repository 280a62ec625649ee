/** What an address shows that is no more than a slug's placeholder: nothing. */
export default function PlaceholderPage() {
  return null;
}
