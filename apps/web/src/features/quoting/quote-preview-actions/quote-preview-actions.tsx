'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { claimBlockedQuote } from '../claim-blocked-quote/claim-blocked-quote.ts';
import { copyQuoteRequest } from '../copy-quote/copy-quote.tsx';

const actions = [claimBlockedQuote, copyQuoteRequest];

type QuotePreviewActionsProps = { readonly quoteId: string; readonly abilities: readonly AbilityFragment[] };

/** What is done to a quote from beside the list, without opening it first. */
export function QuotePreviewActions({ quoteId, abilities }: QuotePreviewActionsProps) {
  // Who has it stands below already.
  const offered = abilities.filter((one) => one.operation !== claimBlockedQuote.operation || one.allowed);
  const { primary, items, dialogs } = useActions(actions, { id: quoteId, subject: null, abilities: offered });
  if (primary === null && items.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {primary}
      {items.map(({ key, label, onSelect }) => (
        <Button key={key} size="small" tone="quiet" onClick={onSelect}>
          {label}
        </Button>
      ))}
      {dialogs}
    </div>
  );
}
