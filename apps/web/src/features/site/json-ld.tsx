/** Facts about a page for search engines; what could end the element is written otherwise. */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', String.raw`\u003c`);
  // eslint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The way to a page from the first one: names and addresses, the page itself last. */
export function BreadcrumbLd({ steps }: { steps: readonly { readonly name: string; readonly href: string }[] }) {
  const itemListElement = steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  }));
  return <JsonLd facts={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
