'use client';
import { DeltaChip } from '@roadworthy/ui/price/delta-chip.tsx';
import { useRead } from '../../../data/requests/use-read.ts';
import { EstimatePriceRangeDocument } from '../../../generated/documents.ts';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { useQuoteEditing } from './quote-editing.tsx';

/** The moves of the price of the quote that is edited, and their currency. */
function usePriceMoves() {
  const { quote_id } = useQuoteEditing().quote;
  return useRead('agent', EstimatePriceRangeDocument, { quote_id }, { keepsLast: true }).data?.price_range;
}

type PriceEffectProps = { form: string; field: string };

/** What the last save of an answer did to the price, beside the answer. */
export function PriceEffect({ form, field }: PriceEffectProps) {
  const { lastSave } = useQuoteEditing();
  return lastSave?.form === form ? <Effect since={lastSave.since} field={field} /> : null;
}

function Effect({ since, field }: { since: number; field: string }) {
  const { quote } = useQuoteEditing();
  const per = usePerTerm()(quote.policy_duration_months);
  const range = usePriceMoves();
  const move = range?.moves.findLast(({ answer, version }) => answer === field && (version ?? 0) > since);
  if (!range || !move) return null;
  const ends = new Set([move.after_low - move.before_low, move.after_high - move.before_high]);
  return (
    <p aria-live="polite" className="flex flex-wrap gap-1">
      {[...ends].filter(Boolean).map((cents) => (
        <DeltaChip key={cents} cents={cents} per={per} same="" currency={range.currency} />
      ))}
    </p>
  );
}
