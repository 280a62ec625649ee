import type { AbilityFragment } from '../../../generated/documents.ts';

/** The actions of a quote, the likeliest first. */
export const quoteActions = ['send', 'reopen', 'link', 'revoke'] as const;
export type QuoteAction = (typeof quoteActions)[number];

type Abilities = Readonly<Record<QuoteAction, AbilityFragment>>;

/**
 * The one action for the head of a quote and those for its menu. What a role never may is in neither; when nothing is
 * allowed, the first one stands in the head and says why.
 */
export function orderedActions(may: Abilities): { primary: QuoteAction | null; others: QuoteAction[] } {
  const offered = quoteActions.filter((action) => may[action].code !== 'permission_denied');
  const primary = offered.find((action) => may[action].allowed) ?? offered[0] ?? null;
  return { primary, others: offered.filter((action) => action !== primary) };
}
