import { type RateBook, rowsOf } from '../rating/rate-book.ts';
import type { Quote } from './quote.ts';
import { declaredIncidents } from './subject-of-quote.ts';

/** A discount that a quote does not have: how it may come to it, or why it cannot. */
export type OtherDiscount = {
  readonly code: string;
  readonly percent: number;
  readonly isOpen: boolean;
  readonly message: string;
};

type Standing = Pick<OtherDiscount, 'isOpen' | 'message'>;
type Asked = Pick<Quote, 'vehicles' | 'declarations'>;

const open = (message: string): Standing => ({ isOpen: true, message });
const closed = (message: string): Standing => ({ isOpen: false, message });

function ofFirstOwner({ vehicles }: Asked): Standing {
  const said = vehicles.map(({ originalOwner }) => originalOwner);
  if (said.includes(false)) return closed('You are not the first owner of everything on this quote.');
  return said.includes(null)
    ? open('Tell us whether you are its first owner, and ask us to add it.')
    : open('You are the first owner: ask us to add it.');
}

function ofRecord({ declarations }: Asked): Standing {
  const declared = declaredIncidents(declarations);
  return declared !== null && declared.at_fault > 0
    ? closed('An accident in the last 36 months was your fault.')
    : open('For whoever has had no claim: ask us to add it.');
}

const standings: Readonly<Record<string, (quote: Asked) => Standing>> = {
  paid_in_full: () => open('Choose to pay in full.'),
  multi_policy: () => open('For a second policy with us: ask us to add it.'),
  original_owner: ofFirstOwner,
  claim_free: ofRecord,
  affinity: () => open('For members of some clubs and groups: ask us to add it.'),
  device: () => open('For a device that reports how you drive: ask us to add it.'),
};

/**
 * The discounts of a quote's rates that it does not have, in their order, each in whole per cent of the premium: how it
 * may come to one, or which answer keeps it away. `applied` are those that its price has.
 */
export function otherDiscounts(
  quote: Asked & Pick<Quote, 'discounts'>,
  applied: readonly string[],
  book: RateBook,
): OtherDiscount[] {
  const { discounts } = book.structure;
  const has = new Set([...applied, ...quote.discounts]);
  return (discounts?.order ?? []).flatMap((code) => {
    const percent = rowsOf(book, discounts?.table ?? '').byKey.get(code)?.amount ?? 0;
    const standing = Object.hasOwn(standings, code) ? standings[code] : undefined;
    if (has.has(code) || percent === 0) return [];
    return [{ code, percent, ...(standing?.(quote) ?? open('Ask us whether it is for you.')) }];
  });
}
