import { returnOfEnd } from '../policies/cancellation/cancel-policy.ts';
import { refundClockOf } from '../policies/cancellation/refund-clock.ts';
import { returnPremium } from '../policies/cancellation/return-premium.ts';
import type { CancellationReason } from '../policies/vocabulary.ts';
import { termEnd } from '../policies/term.ts';
import { smallAmountsOf } from '../billing/refunds/small-amounts.ts';
import { words } from '../shared/words.ts';
import { leastReturnOf, specialReturnOf } from '../products/refund-law.ts';
import type { ContractDistance } from '../quoting/signing/contract-refund.ts';
import type { SaleTerms } from '../quoting/signing/sale-terms.ts';
import { addDays, type Day, day, daysBetween } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';

/** What the words about a refund are written from: what is paid back by the same terms (docs/rules.md, the terms of the sale). */
export type PromisedReturn = {
  readonly terms: Pick<SaleTerms, 'basis' | 'minimumEarned' | 'refund' | 'installmentFee' | 'reinstatementFee'> &
    Partial<Pick<SaleTerms, 'smallAmounts'>>;
  readonly provider: string;
  /** The state or province whose law counts; null where the words are for whoever reads them. */
  readonly state: string | null;
  readonly months: number;
  /** The distance that the contract pays for; null where days alone count. */
  readonly distance: ContractDistance | null;
};

const price: Cents = 100_000;
const from: Day = day('2027-01-01');
/** The law has no place where nobody said where they live. */
const nowhere = '';

type Ended = { readonly days: number; readonly reason?: CancellationReason; readonly driven?: number };

/** What comes back of 1,000 dollars for a whole term that an insured ends: by the functions that pay. Cents. */
export function promisedReturn(
  { terms, provider, state, months, distance }: PromisedReturn,
  { days, reason = 'insured_request', driven = 0 }: Ended,
): Cents {
  const to = termEnd(from, months);
  const asOf = addDays(from, days);
  const returned = returnOfEnd(
    { policy: { effectiveDate: from }, terms, contract: { ...terms.refund, distance }, incidents: [] },
    { reason, asOf, odometer: distance && distance.from + driven },
  );
  if (!returned.ok) throw new Error(returned.refusal.message);
  const { basis, minimumEarned, costs } = returned.event;
  const clock = refundClockOf({
    state: state ?? nowhere,
    provider,
    endedBy: 'insured',
    reason,
    from: asOf,
    noticeSent: null,
  });
  return returnPremium({
    ...costs,
    lines: [{ lineId: 'term', amount: price, from, to, earning: 'pro_rata', isRefundable: true }],
    basis,
    minimumEarned,
    cancelled: asOf,
    leastReturnShare: clock.leastReturnShare,
    lawKeepsMinimum: clock.keepsMinimum ?? false,
  }).returned;
}

const bases = {
  pro_rata: words('You get back the price of the days that are left.', 'Vous récupérez le prix des jours restants.'),
  short_rate_90: words(
    'You get back nine tenths of the price of the days that are left.',
    'Vous récupérez les neuf dixièmes du prix des jours restants.',
  ),
  short_rate_table: words(
    'You get back what the customary short-rate table leaves of the price, which is less than the days that are left.',
    'Vous récupérez ce que la table usuelle à court terme laisse du prix, soit moins que les jours restants.',
  ),
} as const;

const ofDistance = {
  pro_rata: words(
    'You get back the price of the days or of the miles that are left, whichever is less.',
    'Vous récupérez le prix des jours ou des milles restants, selon le moindre.',
  ),
  short_rate_90: words(
    'You get back nine tenths of the price of the days or of the miles that are left, whichever is less.',
    'Vous récupérez les neuf dixièmes du prix des jours ou des milles restants, selon le moindre.',
  ),
  short_rate_table: words(
    'You get back what the customary short-rate table leaves of the price of the days or of the miles that are left, whichever is less.',
    'Vous récupérez ce que la table usuelle à court terme laisse du prix des jours ou des milles restants, selon le moindre.',
  ),
} as const;

function lawOf({ provider, state }: PromisedReturn): Sentence[] {
  if (state === null) return [];
  const least = leastReturnOf({ state, endedBy: 'insured', provider, on: from });
  if (least === null) return [];
  const facts = { share: String(least.leastReturnShare), source: least.source };
  const form = least.keepsMinimum
    ? words(
        'The law where you live counts last: at least {share} % of the price of the days that are left comes back, less a minimum that is named here ({source}).',
        'La loi du lieu où vous habitez compte en dernier : au moins {share} % du prix des jours restants est remboursé, moins un minimum nommé ici ({source}).',
      )
    : words(
        'The law where you live counts last: at least {share} % of the price of the days that are left comes back ({source}).',
        'La loi du lieu où vous habitez compte en dernier : au moins {share} % du prix des jours restants est remboursé ({source}).',
      );
  return [sentence(form, facts)];
}

/** What the law of the place gives whoever is called to military duty, where it gives them more than everybody. */
function dutyOf({ provider, state }: PromisedReturn): Sentence[] {
  const law = state === null ? null : specialReturnOf({ state, provider, on: from, reason: 'military_duty' });
  if (law === null) return [];
  const form = words(
    'Where you are called to military duty, or moved by the armed forces to where this cover is not needed, you get back every day that is left: we keep no minimum and no fee ({source}).',
    'Si vous êtes appelé au service militaire, ou muté par les forces armées là où cette protection n’est pas nécessaire, vous récupérez chaque jour restant : nous ne conservons ni minimum ni frais ({source}).',
  );
  return [sentence(form, { source: law.source })];
}

/** What is so small that it is left as it is: what a change costs more, and what comes back as far as the law lets it stay. */
function smallOf({ provider, state, terms }: PromisedReturn): Sentence[] {
  const agreed = terms.smallAmounts ?? 0;
  if (agreed === 0) return [];
  const { returned } = smallAmountsOf(agreed, { state: state ?? nowhere, provider, endedBy: 'insured', on: from });
  const free = words(
    'A change that costs no more than {amount} is not charged for.',
    'Une modification qui ne coûte pas plus de {amount} n’est pas facturée.',
  );
  const retained = words(
    'What comes back and is no more than {amount} is paid when you ask for it.',
    'Un remboursement d’au plus {amount} est versé lorsque vous le demandez.',
  );
  return [
    sentence(free, { amount: { cents: agreed } }),
    ...(returned === 0 ? [] : [sentence(retained, { amount: { cents: returned } })]),
  ];
}

function examplesOf(promised: PromisedReturn): Sentence[] {
  const all = daysBetween(from, termEnd(from, promised.months));
  const { distance } = promised;
  const money = (cents: Cents) => ({ cents });
  const early = promised.terms.refund.fullWithinDays > 0 ? promised.terms.refund.fullWithinDays : 10;
  return [early, Math.round(all / 2)].map((days) => {
    const driven = distance === null || days === early ? 0 : Math.round(distance.miles * 0.75);
    const back = money(promisedReturn(promised, { days, driven }));
    const facts = { price: money(price), all, days, back };
    return driven === 0
      ? sentence(
          words(
            'Example: of {price} for {all} days you get back {back} after {days} days.',
            'Exemple : de {price} pour {all} jours, vous récupérez {back} après {days} jours.',
          ),
          facts,
        )
      : sentence(
          words(
            'Example: of {price} for {all} days you get back {back} after {days} days and {miles} miles.',
            'Exemple : de {price} pour {all} jours, vous récupérez {back} après {days} jours et {miles} milles.',
          ),
          {
            ...facts,
            miles: driven,
          },
        );
  });
}

/**
 * What a contract says of what comes back to who ends it, written from the terms that will be applied, with examples of
 * 1,000 dollars that the paying functions work out. Read before the signature, above it, and in the words of the contract.
 */
export function returnPromise(promised: PromisedReturn): Sentence[] {
  const { terms, distance } = promised;
  const { basis, minimumEarned, refund, installmentFee, reinstatementFee } = terms;
  const { fullWithinDays, lessClaims, fee } = refund;
  return [
    sentence(
      words(
        'You may cancel at any time from a day that you name.',
        'Vous pouvez résilier en tout temps, à compter du jour que vous indiquez.',
      ),
    ),
    ...(fullWithinDays === 0
      ? []
      : [
          sentence(
            words(
              'Within {days} days, and as long as nothing was claimed, you get everything back. Later:',
              'Dans les {days} jours, et tant que rien n’a été réclamé, vous récupérez tout. Plus tard :',
            ),
            {
              days: fullWithinDays,
            },
          ),
        ]),
    sentence((distance === null ? bases : ofDistance)[basis]),
    ...(lessClaims
      ? [
          sentence(
            words('What was paid for claims is taken off.', 'Ce qui a été payé pour des réclamations est déduit.'),
          ),
        ]
      : []),
    ...(fee === null
      ? []
      : [
          sentence(
            words(
              'We keep a fee of {percent} % of it or {amount}, whichever is less.',
              'Nous conservons des frais de {percent} % de ce montant ou de {amount}, selon le moindre.',
            ),
            {
              percent: fee.percent,
              amount: { cents: fee.cents },
            },
          ),
        ]),
    ...(minimumEarned === 0
      ? []
      : [
          sentence(words('We keep {amount} of the price at least.', 'Nous conservons au moins {amount} du prix.'), {
            amount: { cents: minimumEarned },
          }),
        ]),
    ...lawOf(promised),
    sentence(
      distance === null
        ? words(
            'Where what was insured is sold or a total loss, you get back every day that is left: we keep no minimum and no fee.',
            'Si ce qui était assuré est vendu ou est une perte totale, vous récupérez chaque jour restant : nous ne conservons ni minimum ni frais.',
          )
        : words(
            'Where what was insured is sold or a total loss, you get back the days or the miles that are left, whichever is less: we keep no minimum and no fee.',
            'Si ce qui était assuré est vendu ou est une perte totale, vous récupérez les jours ou les milles restants, selon le moindre : nous ne conservons ni minimum ni frais.',
          ),
    ),
    ...dutyOf(promised),
    sentence(
      words(
        'Where we end it, you get back every day that is left.',
        'Si nous y mettons fin, vous récupérez chaque jour restant.',
      ),
    ),
    ...smallOf(promised),
    installmentFee === 0
      ? sentence(
          words(
            'Fees are not refunded, except where everything comes back.',
            'Les frais ne sont pas remboursés, sauf si tout est remboursé.',
          ),
        )
      : sentence(
          words(
            'Fees are not refunded, except where everything comes back. Each payment after the first costs {fee}.',
            'Les frais ne sont pas remboursés, sauf si tout est remboursé. Chaque paiement après le premier coûte {fee}.',
          ),
          {
            fee: { cents: installmentFee },
          },
        ),
    ...(reinstatementFee === 0
      ? []
      : [
          sentence(
            words(
              'Taking cover up again after it ended costs {fee}.',
              'Reprendre la protection après sa fin coûte {fee}.',
            ),
            { fee: { cents: reinstatementFee } },
          ),
        ]),
    ...examplesOf(promised),
    ...(promised.state === null
      ? [
          sentence(
            words(
              'Some states and provinces have other terms. Yours stand in the words that you read before you sign.',
              'Certains États et provinces ont d’autres conditions. Les vôtres figurent dans le texte que vous lisez avant de signer.',
            ),
          ),
        ]
      : []),
  ];
}
