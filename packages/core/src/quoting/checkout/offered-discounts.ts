import { applyChange, type LineChange } from '../../rating/explaining/counterfactual.ts';
import { rateQuote } from '../../rating/rate.ts';
import { type RateBook, rowsOf } from '../../rating/book/rate-book.ts';
import { loyalty } from '../../rating/vocabulary.ts';
import type { LineSubject } from '../../rating/rating-subject.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { labelOfGranted } from '../../lines/line-labels.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { declaredIncidents } from '../subject/subject-of-quote.ts';
import { words, type Words } from '../../shared/words.ts';

/** A discount of the rates, as it stands with a quote. */
export type OfferedDiscount = {
  readonly code: string;
  readonly label: Words;
  readonly percent: number;
  /** Whether the quote has it. */
  readonly isApplied: boolean;
  /** Whether somebody grants it; the others follow from an answer. */
  readonly isGranted: boolean;
  /** Whether the quote may have it: no answer keeps it away. */
  readonly isOpen: boolean;
  /** What it takes off the total, or would, in cents; null while there is no price. */
  readonly saves: Cents | null;
  /** How the quote may come to it, what keeps it away, or why it takes nothing off; null where it is in the price. */
  readonly reason: Sentence | null;
};

/** What of a quote decides whether a discount may be granted. */
type Requested = Pick<Quote, 'declarations'> & {
  readonly provider: string;
  readonly vehicles: readonly Pick<Vehicle, 'originalOwner'>[];
};

type Status = { readonly isOpen: boolean; readonly message: Words };

const open = (message: Words): Status => ({ isOpen: true, message });
const closed = (message: Words): Status => ({ isOpen: false, message });

function ofFirstOwner({ vehicles }: Requested): Status {
  const input = vehicles.map(({ originalOwner }) => originalOwner);
  if (input.includes(false))
    return closed(
      words(
        'You are not the first owner of everything on this quote.',
        'Vous n’êtes pas le premier propriétaire de tout ce que couvre cette soumission.',
      ),
    );
  return input.includes(null)
    ? open(
        words(
          'Tell us whether you are its first owner, and ask us to add it.',
          'Indiquez si vous en êtes le premier propriétaire, puis demandez-le-nous.',
        ),
      )
    : open(
        words('You are the first owner: ask us to add it.', 'Vous êtes le premier propriétaire : demandez-le-nous.'),
      );
}

function ofRecord({ declarations }: Requested): Status {
  const declared = declaredIncidents(declarations);
  return declared !== null && declared.at_fault > 0
    ? closed(
        words(
          'An accident in the last 36 months was your fault.',
          'Vous étiez responsable d’un accident au cours des 36 derniers mois.',
        ),
      )
    : open(
        words('For whoever has had no claim: ask us to add it.', 'Pour qui n’a eu aucun sinistre : demandez-le-nous.'),
      );
}

const standings: Readonly<Record<string, (quote: Requested) => Status>> = {
  multi_policy: () =>
    open(
      words('For a second policy with us: ask us to add it.', 'Pour une deuxième police chez nous : demandez-le-nous.'),
    ),
  original_owner: ofFirstOwner,
  claim_free: ofRecord,
  affinity: () =>
    open(
      words(
        'For members of some clubs and groups: ask us to add it.',
        'Pour les membres de certains clubs et groupes : demandez-le-nous.',
      ),
    ),
  device: () =>
    open(
      words(
        'For a device that tells us where your vehicle is: connect one in your account, and ask us to add it.',
        'Pour un appareil qui nous indique où se trouve votre véhicule : connectez-en un dans votre compte, puis demandez-le-nous.',
      ),
    ),
};

/** How somebody may come to a discount; what no answer gives is asked about where nobody knows the rule. */
function statusOf(code: string, quote: Requested, isGranted: boolean): Status {
  if (!isGranted)
    return open(
      words(
        'It comes with paying for the whole term at once.',
        'Il s’applique quand toute la période est payée d’un coup.',
      ),
    );
  const statusOf = Object.hasOwn(standings, code) ? ownValue(standings, code) : undefined;
  return statusOf?.(quote) ?? open(words('Ask us whether it is for you.', 'Demandez-nous s’il est pour vous.'));
}

/** The change that gives or takes away a discount; null for one that an answer gave: what the answer would be else is open. */
function turned(
  code: string,
  subject: LineSubject,
  from: { readonly answer: string; readonly is: string } | undefined,
  isApplied: boolean,
): LineChange | null {
  if (from) return isApplied ? null : { quote: { [from.answer]: from.is } };
  const others = subject.discounts.filter((each) => each !== code);
  return { quote: { discounts: isApplied ? others : [...others, code] } };
}

/** What is to be said of a discount: what keeps it away goes before that there is nothing left to take off. */
function reasonOf(
  { isApplied, isOpen, saves }: Pick<OfferedDiscount, 'isApplied' | 'isOpen' | 'saves'>,
  message: Words,
  most: number,
): Sentence | null {
  if (!isApplied && !isOpen) return sentence(message);
  if (saves === 0) {
    return sentence(
      words(
        'Discounts take {most} % off together at most, and a vehicle never costs less than its minimum.',
        'Ensemble, les rabais réduisent le prix de {most} % au plus, et un véhicule ne coûte jamais moins que son minimum.',
      ),
      {
        most,
      },
    );
  }
  return isApplied ? null : sentence(message);
}

/**
 * Every discount of the rates in their order, those that a quote has and those it could have, each with the cents
 * between the total with it and without it: both are rated for real, so the cap and the minimum premium count. What comes
 * with the years of a contract is named once it is there: nobody comes to it by asking.
 */
export function offeredDiscounts(quote: Requested, subject: LineSubject, book: RateBook): OfferedDiscount[] {
  const { discounts } = book.structure;
  if (!discounts) return [];
  const rating = rateQuote(subject, book);
  const percentOf = (table: string, row: string) => rowsOf(book, table).byKey.get(row)?.amount ?? 0;
  const named = discounts.order.filter((code) => code !== loyalty || subject.discounts.includes(code));
  return named.map((code) => {
    const from = ownValue(discounts.follows, code);
    const isApplied = from ? ownValue(subject, from.answer) === from.is : subject.discounts.includes(code);
    const change = turned(code, subject, from, isApplied);
    const applied = rating.discounts.find((one) => one.code === code)?.cents ?? 0;
    const { isOpen, message } = statusOf(code, quote, !from);
    const offered = {
      code,
      label: labelOfGranted(quote.provider, code),
      percent: percentOf(discounts.table, code),
      isApplied,
      isGranted: !from && code !== loyalty,
      isOpen,
      saves: change ? between(rating.total, rateQuote(applyChange(subject, change), book).total) : applied,
    };
    return { ...offered, reason: reasonOf(offered, message, percentOf(discounts.cap, 'all')) };
  });
}

/** How far two totals are apart, in cents; null when there is none. */
function between(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? null : Math.abs(sumCents([one, -other]));
}
