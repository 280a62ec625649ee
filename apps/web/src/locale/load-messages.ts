import type { Messages } from 'next-intl';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';

type Catalogue = keyof Messages;

/** What the pages of an area can say, file by file. */
const areas = {
  frame: ['shell'],
  site: ['site', 'insurance'],
  states: ['states'],
  vehicles: ['vehicles'],
  protection: ['protection'],
  faq: ['faq'],
  chat: ['chat'],
  learning: ['learning', 'glossary'],
  checkout: ['shell', 'checkout', 'price', 'insurance'],
  reinstate: ['shell', 'checkout', 'price', 'insurance', 'covers', 'policyParts'],
  // With the words of the form that takes a card.
  account: ['shell', 'account', 'checkout', 'insurance', 'covers', 'policyParts', 'timeline', 'events', 'claim'],
  // With the words of the signature, and of the forms that ask for people.
  change: ['shell', 'account', 'change', 'checkout', 'insurance', 'covers', 'policyParts'],
  staff: [
    'shell',
    'insurance',
    'covers',
    'policyParts',
    'price',
    'actions',
    'staff',
    'queue',
    'quoteForm',
    'timeline',
    'events',
    'workbench',
  ],
  // With the words of the forms that customers change a policy with.
  agentChange: ['shell', 'change', 'checkout', 'insurance', 'covers', 'policyParts', 'queue', 'actions', 'staff'],
  links: ['shell', 'links'],
  ownCustomer: ['shell', 'account', 'profile', 'waysIn'],
  ownStaff: ['shell', 'staff', 'profile', 'waysIn'],
  claim: ['shell', 'claim'],
  // What happened to a claim, as whoever follows it reads it.
  claimHistory: ['shell', 'claim', 'timeline', 'events', 'insurance'],
  print: ['shell', 'insurance', 'covers', 'policyParts', 'price', 'print', 'queue'],
  covers: ['covers'],
} as const satisfies Readonly<Record<string, readonly Catalogue[]>>;
export type Area = keyof typeof areas;
export type AreaMessages<A extends Area> = Pick<Messages, (typeof areas)[A][number]>;

/** Of which files an area says a part alone, that it is not sent the rest. */
const partsOf: Partial<Record<Area, Partial<Record<Catalogue, readonly string[]>>>> = {
  account: {
    checkout: ['errors', 'payment', 'declineRenewal'],
    claim: ['due', 'evidence', 'mine', 'statuses', 'follow'],
  },
  agentChange: { checkout: ['errors', 'you', 'drivers', 'use', 'details'] },
  change: {
    checkout: ['errors', 'sign', 'read', 'you', 'drivers', 'use', 'details'],
    account: ['change', 'home', 'policy'],
  },
};

/** The messages of an area in a locale. One that a language lacks is no words at all, and does not compile where they are written. */
export async function loadMessages<A extends Area>(locale: PageLocale, area: A): Promise<AreaMessages<A>> {
  const loaded = await Promise.all(
    areas[area].map(async (file) => {
      const words: object = (await import(`../generated/messages/${locale}/${file}.json`)).default;
      const parts = partsOf[area]?.[file];
      const own = Object.entries(words).filter(([name]) => parts === undefined || parts.includes(name));
      return [file, Object.fromEntries(own)];
    }),
  );
  return Object.fromEntries(loaded) as AreaMessages<A>;
}
