'use client';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView, withFilter } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { WelcomePageDocument } from '../../../generated/documents.ts';
import { organizationsList } from '../../organizations/load-organizations/organizations-list.tsx';
import { policiesList } from '../../policies/load-policies/policies-list.ts';
import { productsList } from '../../products/load-products/products-list.ts';
import { offers, quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { versionsList } from '../../rating/versions/versions-list.ts';
import { useCount } from '../../shared/queue/views/use-count.ts';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { referralsList } from '../../underwriting/referrals/referrals-list.tsx';
import type { Destination } from './destinations.ts';

const minute = 60_000;

/** The list that each card opens, in the state that its number counts. */
const opened = {
  quotes: withFilter(builtInView('all', quotesList.rules), 'status', { kind: 'choice', values: offers }),
  policies: builtInView('in_force', policiesList.rules),
  underwriting: builtInView('waiting', referralsList.rules),
  raters: builtInView('drafts', versionsList.rules),
  organizations: builtInView('current', organizationsList.rules),
  products: builtInView('current', productsList.rules),
} as const;

export type CardCount = { readonly href: string; readonly count: number | undefined; readonly capped: boolean };

/** What each card counts as the person's roles see it, and where those rows stand; a number that cannot be read is not there. */
export function useCardCounts(
  roles: readonly string[],
  cards: readonly Destination[],
): Partial<Record<Destination, CardCount>> {
  const context = useViewContext();
  const ofAgents = useRead(
    'agent',
    WelcomePageDocument,
    {
      open_quotes: quotesList.whereOf(opened.quotes, context),
      policies_in_force: policiesList.whereOf(opened.policies, context),
    },
    { enabled: mayAsk('agent', roles), again: minute, showsRefusals: true },
  ).data;
  const asked = (card: Destination) => ({ enabled: cards.includes(card), again: minute });
  const referrals = useCount(referralsList, opened.underwriting, asked('underwriting'));
  const drafts = useCount(versionsList, opened.raters, asked('raters'));
  const organizations = useCount(organizationsList, opened.organizations, asked('organizations'));
  const products = useCount(productsList, opened.products, asked('products'));
  const counted = (answer: typeof ofAgents, of: 'open_quotes' | 'policies_in_force') => {
    const aggregate = answer?.[of].aggregate;
    return { count: aggregate?.count, capped: aggregate?.count_capped ?? false };
  };
  const listed = (found: { count: number; capped: boolean } | undefined) => ({
    count: found?.count,
    capped: found?.capped ?? false,
  });
  return {
    quotes: { href: queueAddress(opened.quotes, quotesList.rules), ...counted(ofAgents, 'open_quotes') },
    policies: { href: queueAddress(opened.policies, policiesList.rules), ...counted(ofAgents, 'policies_in_force') },
    underwriting: { href: queueAddress(opened.underwriting, referralsList.rules), ...listed(referrals) },
    raters: { href: queueAddress(opened.raters, versionsList.rules), ...listed(drafts) },
    organizations: { href: queueAddress(opened.organizations, organizationsList.rules), ...listed(organizations) },
    products: { href: queueAddress(opened.products, productsList.rules), ...listed(products) },
  };
}
