export const categories = ['cover', 'claims', 'buying', 'keeping', 'road'] as const;
export type Category = (typeof categories)[number];

export type ArticlePlace = { readonly slug: string; readonly category: Category };

const slugs: Readonly<Record<Category, readonly string[]>> = {
  cover: [
    'reading-a-declarations-page',
    'liability-limits',
    'deductibles',
    'actual-cash-value-or-agreed-value',
    'what-your-tow-vehicle-covers',
    'full-timer-liability',
    'emergency-expense',
    'what-you-carry',
  ],
  claims: [
    'first-hour-after-a-crash',
    'hail-damage',
    'roof-leaks-wear-or-damage',
    'tires-and-blowouts',
    'how-a-total-loss-is-settled',
    'when-you-disagree',
  ],
  buying: ['buying-a-used-rv', 'finding-and-reading-a-vin', 'what-a-lienholder-asks', 'what-moves-your-price'],
  keeping: ['storing-your-rig', 'winterizing', 'before-the-storm'],
  road: ['moving-to-another-state', 'renting-out-your-rig', 'crossing-the-border'],
};

/** Every article, by subject. */
export const articles: readonly ArticlePlace[] = categories.flatMap((category) =>
  slugs[category].map((slug) => ({ slug, category })),
);

/** What is read in one go, in this order. */
export const paths = {
  first: [
    'buying-a-used-rv',
    'finding-and-reading-a-vin',
    'actual-cash-value-or-agreed-value',
    'liability-limits',
    'deductibles',
    'reading-a-declarations-page',
  ],
  full: ['full-timer-liability', 'what-you-carry', 'moving-to-another-state', 'winterizing', 'crossing-the-border'],
  after: [
    'first-hour-after-a-crash',
    'emergency-expense',
    'roof-leaks-wear-or-damage',
    'how-a-total-loss-is-settled',
    'when-you-disagree',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PathName = keyof typeof paths;
export const pathNames: readonly PathName[] = ['first', 'full', 'after'];

/** The address of an article without a locale. */
export const articlePath = ({ category, slug }: ArticlePlace): string => `/learning-center/${category}/${slug}`;

/** The paths beside `/learning-center` itself, for whoever lists the public pages. */
export const learningPaths: readonly string[] = [
  '/learning-center',
  ...categories.map((category) => `/learning-center/${category}`),
  ...articles.map(articlePath),
  '/glossary',
];

/** Where an article stands on a path, and what follows there. */
export function nextOnPath(slug: string): { readonly path: PathName; readonly next: ArticlePlace } | null {
  for (const path of pathNames) {
    const steps: readonly string[] = paths[path];
    const at = steps.indexOf(slug);
    const next = at < 0 ? undefined : articles.find((one) => one.slug === steps[at + 1]);
    if (next) return { path, next };
  }
  return null;
}
