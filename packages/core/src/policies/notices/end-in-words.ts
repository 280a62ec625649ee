import type { Currency } from '../../shared/money/currency.ts';
import type { Day } from '../../shared/time/day.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import type { LegalDate } from './earliest-legal-date.ts';
import { words } from '../../shared/words.ts';

/** The newest end of a policy's cover that was announced, done or reversed, as letters tell it. */
export type EndInWords = {
  readonly status: 'pending' | 'done' | 'reversed' | 'reinstated';
  /** Cover ends at 12:01 a.m. of it. */
  readonly asOf: Day;
  /** From when on cover goes on that had ended; null where it does not. */
  readonly resumes: Day | null;
  /** Of what the insurer ends: how the law's days were counted. */
  readonly legal: Pick<LegalDate, 'sent' | 'noticeDays' | 'postDays' | 'source'> | null;
  /** Why the insurer ends it; null where the insured asked for it. */
  readonly explanation: string | null;
  /** The law by which every day that is left comes back for the insured's reason; null where none is of that reason. */
  readonly spared: string | null;
  readonly refund: { readonly amount: Cents; readonly due: Day; readonly isHeld: boolean } | null;
  /** What goes back before cover ends, and by when; null where nothing does. */
  readonly paidAhead: { readonly amount: Cents; readonly due: Day } | null;
  /** What had gone back before an end that does not come, and the day on which it is asked for again. */
  readonly requestedAgain: { readonly amount: Cents; readonly due: Day } | null;
  /** What comes back and is so small that it is paid to who asks for it alone; nothing where it is not said. */
  readonly retained?: Cents;
  /** What is still owed. */
  readonly balance: Cents;
  /** Of what ends unpaid: what was asked for since a day, and the last day on which paying it keeps the cover. */
  readonly cure: {
    readonly amount: Cents;
    readonly since: Day;
    readonly until: Day;
    /** The page where it is paid. */
    readonly url: string;
  } | null;
};

/** Why cover ends unpaid, and what keeps it. */
export function unpaidInWords({ cure }: Pick<EndInWords, 'cure'>, currency: Currency): Sentence[] {
  if (cure === null) return [];
  const { since, until } = cure;
  const amount = { cents: cure.amount, currency };
  return [
    sentence(
      words(
        'The reason: {amount} that fell due on {since} was not paid.',
        'Le motif : {amount}, exigible depuis le {since}, n’a pas été payé.',
      ),
      { amount, since },
    ),
    sentence(
      words(
        'Pay {amount} by {until}, and cover goes on without a gap. A part of it is taken, but is not enough.',
        'Payez {amount} au plus tard le {until}, et la protection se poursuit sans interruption. Un paiement partiel est accepté, mais ne suffit pas.',
      ),
      {
        amount,
        until,
      },
    ),
  ];
}

/** How the days of a notice were counted. */
export function countedInWords(legal: NonNullable<EndInWords['legal']>): Sentence {
  const { sent, noticeDays: days, postDays: post, source } = legal;
  return sentence(
    words(
      'This notice goes out on {sent}. The law asks for {days} days of notice and {post} for the post ({source}).',
      'Cet avis part le {sent}. La loi exige {days} jours d’avis et {post} pour la poste ({source}).',
    ),
    { sent, days, post, source },
  );
}

/** Where to turn with a notice that seems wrong. */
export const disputeInWords: Sentence = sentence(
  words(
    'If you think this is wrong, call us, or ask the insurance regulator of your state or province to look at it.',
    'Si vous croyez que c’est une erreur, appelez-nous ou demandez à l’organisme de réglementation des assurances de votre État ou province d’examiner le dossier.',
  ),
);

/** What the law wants said of a notice: how it was counted, why it comes, and where to turn. */
export function noticeInWords({ legal, explanation }: Pick<EndInWords, 'legal' | 'explanation'>): Sentence[] {
  if (legal === null) return [];
  return [
    ...(explanation === null
      ? []
      : [sentence(words('The reason: {explanation}', 'Le motif : {explanation}'), { explanation })]),
    countedInWords(legal),
    disputeInWords,
  ];
}

/** What goes back before cover ends. */
export function aheadInWords({ paidAhead }: Pick<EndInWords, 'paidAhead'>, currency: Currency): Sentence[] {
  if (paidAhead === null) return [];
  const facts = { amount: { cents: paidAhead.amount, currency }, due: paidAhead.due };
  return [
    sentence(
      words(
        '{amount} goes back to the card or account that paid, by {due}: before cover ends.',
        '{amount} est remboursé sur la carte ou le compte qui a payé, au plus tard le {due} : avant la fin de la protection.',
      ),
      facts,
    ),
    sentence(words('No payment is asked for until then.', 'Aucun paiement n’est demandé d’ici là.')),
  ];
}

/** That an announced end is no end yet. */
export const untilThen: Sentence = sentence(
  words(
    'Until then you are covered, and the end can be taken back. We write again once it has come.',
    'D’ici là, vous êtes couvert et la fin peut être annulée. Nous vous écrirons de nouveau quand elle sera venue.',
  ),
);
