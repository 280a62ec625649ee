import type { ChangedThing } from '../changes/describe-change.ts';
import type { ProposalStatus } from '../changes/vocabulary.ts';
import type { Policy } from '../policies/policy.ts';
import { labelOfPart } from '../lines/line-labels.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Cents } from '../shared/money/money.ts';
import { type Phrase, sentence } from '../shared/text/sentence.ts';
import { type Day, dayInZone } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import { namesOfInsured, type Writing } from './declarations.ts';
import { printersOf, type StatedPart, type Statement, type StatementHead } from './statement.ts';

/** What one cover costs more or less by a change, in cents. */
export type ChangedPart = {
  readonly vehicle: string | null;
  readonly coverage: string | null;
  readonly forTerm: Cents;
  readonly forDaysLeft: Cents;
};

/** A change of a policy as it is read, signed and kept. */
export type PolicyChangeSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  readonly change: {
    readonly status: ProposalStatus;
    readonly effective: Day;
    readonly things: readonly ChangedThing[];
    readonly takesAway: readonly Phrase[];
    readonly parts: readonly ChangedPart[];
    readonly daysLeft: number;
    readonly daysOfTerm: number;
    /** What the premium of the term comes to more or less; null where it was never priced. */
    readonly premiumChange: Cents | null;
    readonly signature: { readonly name: string; readonly at: Date } | null;
  };
};

const statuses: Readonly<Record<ProposalStatus, Phrase>> = {
  pending: words('Proposed. It counts once it is accepted.', 'Proposée. Elle compte une fois acceptée.'),
  scheduled: words('Accepted. It counts from its day on.', 'Acceptée. Elle compte à partir de sa date.'),
  applied: words('In force.', 'En vigueur.'),
  invalidated: words('Not carried out. The policy stays as it is.', 'Non effectuée. La police reste telle quelle.'),
};

const arrow = '→';

function partOfThing({ is, name, answers }: ChangedThing, { t }: Writing): StatedPart {
  const state = {
    added: words('Added', 'Ajout'),
    removed: words('Removed', 'Retrait'),
    changed: words('Changed', 'Modification'),
  }[is];
  return {
    title: `${t(name)} · ${t(state)}`,
    facts: answers.map(({ label, before, after }) => ({
      label: t(label),
      lines: [before && is === 'changed' ? `${t(before)} ${arrow} ${after ? t(after) : '–'}` : after ? t(after) : '–'],
    })),
  };
}

/** A change of a policy on paper: what is otherwise, from when, what it takes away, what it costs and who signed. */
export function policyChangeOf({ policy, quote, head, change }: PolicyChangeSource, writing: Writing): Statement {
  const { t, locale } = writing;
  const { money, day } = printersOf(writing, policy.currency);
  const signed = (cents: Cents) => `${cents < 0 ? '−' : '+'}${money(Math.abs(cents))}`;
  const { premiumChange, parts, takesAway, signature } = change;
  const sum = (of: 'forTerm' | 'forDaysLeft') => signed(parts.reduce((total, one) => total + one[of], 0));
  return {
    ...head,
    locale,
    title: t(words('Change of your policy', 'Modification de votre police')),
    figures: [
      { label: t(words('Policy number', 'Numéro de police')), value: policy.policyNumber },
      { label: t(words('Counts from', 'Compte à partir du')), value: day(change.effective) },
      ...(premiumChange === null
        ? []
        : [{ label: t(words('Premium of this term', 'Prime de cette période')), value: signed(premiumChange) }]),
    ],
    parts: [
      {
        title: t(words('The change', 'La modification')),
        facts: [
          { label: t(words('Named insured', 'Assuré désigné')), lines: namesOfInsured(quote) },
          { label: t(words('Status', 'État')), lines: [t(statuses[change.status])] },
        ],
        notes: [
          t(
            sentence(
              words(
                'It counts from 12:01 a.m. on {day}, where the insured lives.',
                'Elle compte à partir de 0 h 01 le {day}, là où habite l’assuré.',
              ),
              { day: change.effective },
            ),
          ),
        ],
      },
      ...change.things.map((one) => partOfThing(one, writing)),
      ...(takesAway.length === 0
        ? []
        : [{ title: t(words('What it takes away', 'Ce qu’elle retire')), notes: takesAway.map(t) }]),
      ...(parts.length === 0
        ? []
        : [
            {
              title: t(words('Why the price moves', 'Pourquoi le prix change')),
              table: {
                heads: [
                  t(words('Cover', 'Protection')),
                  t(words('Whole term', 'Période entière')),
                  t(words('Days left', 'Jours restants')),
                ],
                rows: parts.map(({ vehicle, coverage, forTerm, forDaysLeft }) => [
                  [coverage && t(labelOfPart(quote.provider, coverage)), vehicle].filter(Boolean).join(', '),
                  signed(forTerm),
                  signed(forDaysLeft),
                ]),
                sum: [t(words('Together', 'Total')), sum('forTerm'), sum('forDaysLeft')],
              },
              notes: [
                t(
                  sentence(
                    words(
                      'Each part is charged for {left} of the {days} days of the term, rounded once.',
                      'Chaque partie est comptée pour {left} des {days} jours de la période, arrondie une seule fois.',
                    ),
                    { left: change.daysLeft, days: change.daysOfTerm },
                  ),
                ),
              ],
            },
          ]),
      ...(signature === null
        ? []
        : [
            {
              title: t(words('Signature', 'Signature')),
              facts: [
                { label: t(words('Signed electronically by', 'Signée électroniquement par')), lines: [signature.name] },
                { label: t(words('On', 'Le')), lines: [day(dayInZone(signature.at, policy.timeZone))] },
              ],
            },
          ]),
    ],
  };
}
