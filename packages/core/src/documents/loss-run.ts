import { type ClaimStatus, endedClaims, lossLabels, type LossType } from '../claims/vocabulary.ts';
import type { Currency } from '../shared/money/currency.ts';
import { incurredLosses, type Losses } from '../shared/money/loss-ratio.ts';
import { sumCents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Day } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import type { Writing } from './declarations.ts';
import {
  fromTo,
  namedInsuredLabel,
  printersOf,
  type StatedPart,
  type Statement,
  type StatementHead,
} from './statement.ts';

/** A claim as a loss run lists it. */
export type LossRunClaim = Losses & {
  readonly number: string;
  readonly lossDay: Day | null;
  readonly type: LossType | null;
  readonly status: ClaimStatus;
};

/** A loss that another carrier of the policy told us of; money in cents. */
export type CarrierLoss = {
  readonly provider: string;
  readonly number: string;
  readonly lossDay: Day | null;
  readonly paid: number;
};

/** A term of a policy with its losses. */
export type LossRunTerm = {
  readonly policyNumber: string;
  readonly from: Day;
  readonly to: Day;
  readonly currency: Currency;
  readonly claims: readonly LossRunClaim[];
  readonly carrierLosses: readonly CarrierLoss[];
};

export type LossRunSource = {
  readonly head: StatementHead;
  /** Whose losses they are. */
  readonly insured: readonly string[];
  /** The newest term first. */
  readonly terms: readonly LossRunTerm[];
};

const notKnown = words('Not known', 'Inconnu');

function partOf(term: LossRunTerm, writing: Writing): StatedPart {
  const { t } = writing;
  const { money, day } = printersOf(writing, term.currency);
  const title = t(
    sentence(words('Policy {number}, {from} to {to}', 'Police {number}, du {from} au {to}'), {
      number: term.policyNumber,
      from: term.from,
      to: term.to,
    }),
  );
  const { claims, carrierLosses } = term;
  if (claims.length + carrierLosses.length === 0) {
    return { title, notes: [t(words('No losses were reported.', 'Aucun sinistre n’a été déclaré.'))] };
  }
  const onDay = (lossDay: Day | null): string => (lossDay === null ? t(notKnown) : day(lossDay));
  const sum = (of: (claim: Losses) => number): number => sumCents(claims.map(of));
  const told = sumCents(carrierLosses.map(({ paid }) => paid));
  return {
    title,
    table: {
      figures: 4,
      heads: [
        t(words('Claim', 'Réclamation')),
        t(words('Loss on', 'Sinistre du')),
        t(words('Kind', 'Nature')),
        t(words('Status', 'État')),
        t(words('Paid', 'Payé')),
        t(words('Held back', 'Provisionné')),
        t(words('Came back', 'Revenu')),
        t(words('Incurred', 'Coût total')),
      ],
      rows: [
        ...claims.map((claim) => [
          claim.number,
          onDay(claim.lossDay),
          claim.type === null ? t(notKnown) : t(lossLabels[claim.type]),
          t(
            endedClaims.some((status) => status === claim.status)
              ? words('Closed', 'Fermée')
              : words('Open', 'Ouverte'),
          ),
          money(claim.paid),
          money(claim.reserved),
          money(claim.recovered),
          money(incurredLosses(claim)),
        ]),
        ...carrierLosses.map(({ provider, number, lossDay, paid }) => [
          `${provider} ${number}`,
          onDay(lossDay),
          t(words('Told by the carrier', 'Signalé par l’assureur')),
          '',
          money(paid),
          '',
          '',
          money(paid),
        ]),
      ],
      sum: [
        t(words('Together', 'Total')),
        '',
        '',
        '',
        money(sum(({ paid }) => paid) + told),
        money(sum(({ reserved }) => reserved)),
        money(sum(({ recovered }) => recovered)),
        money(sum(incurredLosses) + told),
      ],
    },
  };
}

/** What the losses of a policy or of a customer have cost, term by term, as they stand on the day of the paper. */
export function lossRunOf({ head, insured, terms }: LossRunSource, writing: Writing): Statement {
  const { locale, t } = writing;
  const { day } = printersOf(writing, 'USD');
  const losses = terms.flatMap(({ claims, carrierLosses }) => [...claims, ...carrierLosses]).length;
  const first = terms.at(-1);
  return {
    ...head,
    locale,
    title: t(words('Loss run', 'Relevé des sinistres')),
    figures: [
      { label: t(words('Losses', 'Sinistres')), value: String(losses) },
      { label: t(words('Valued on', 'Évalués le')), value: day(head.issued) },
    ],
    parts: [
      {
        title: t(words('What this lists', 'Ce que montre ce relevé')),
        facts: [
          { label: t(namedInsuredLabel), lines: insured },
          ...(first && terms[0]
            ? [
                {
                  label: t(words('Terms', 'Périodes')),
                  lines: [t(sentence(fromTo, { from: first.from, to: terms[0].to }))],
                },
              ]
            : []),
        ],
        notes: [
          t(
            words(
              'Incurred is what was paid and what is held back for what is still to be paid, less what came back. What is held back is an estimate.',
              'Le coût total est ce qui a été payé et ce qui est provisionné pour la suite, moins ce qui est revenu. La provision est une estimation.',
            ),
          ),
        ],
      },
      ...terms.map((term) => partOf(term, writing)),
    ],
  };
}
