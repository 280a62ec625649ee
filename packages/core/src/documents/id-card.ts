import type { Policy } from '../policies/policy.ts';
import { coverEnds } from '../policies/term.ts';
import type { Insurer } from '../products/insurer.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Day, dayInZone } from '../shared/time/day.ts';
import { type Locale, type Sentence, sentence } from '../shared/text/sentence.ts';
import { type DeclaredVehicle, insurerNamed, namesOfInsured, nameVehicle, type Writing } from './declarations.ts';
import { words } from '../shared/words.ts';

export type IdCardSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly insurer: Insurer;
  /** When the cards were made. */
  readonly made: Date;
};

/** What is carried in each vehicle of a policy, in one language. */
export type IdCards = {
  readonly locale: Locale;
  readonly title: string;
  readonly policyNumber: string;
  readonly issued: Day;
  readonly from: Day;
  readonly to: Day;
  /** Of a card that was made before cover begins: from when it is valid. */
  readonly notBefore: string | null;
  readonly names: readonly string[];
  readonly vehicles: readonly (Pick<DeclaredVehicle, 'title' | 'className'> & { readonly vin: string | null })[];
  readonly seller: string;
  /** The company that carries the risk, as far as it is entered. */
  readonly insuredBy: string | null;
  readonly afterAnAccident: readonly string[];
};

const validFrom = ({ coverFrom, timeZone }: Policy): Sentence =>
  sentence(words('Valid from {day}, {time}, and not before', 'Valable à partir du {day}, {time}, et pas avant'), {
    day: dayInZone(coverFrom, timeZone),
    time: { instant: coverFrom, zone: timeZone },
  });

/** The insurance cards of a policy: one for each vehicle that it covers now. */
export function idCardsOf({ policy, quote, insurer, made }: IdCardSource, writing: Writing): IdCards {
  const { locale, t } = writing;
  const { seller, phone } = insurer;
  return {
    locale,
    title: t(words('Insurance card', 'Carte d’assurance')),
    policyNumber: policy.policyNumber,
    issued: dayInZone(made, policy.timeZone),
    from: dayInZone(policy.coverFrom, policy.timeZone),
    to: coverEnds(policy),
    notBefore: made < policy.coverFrom ? t(validFrom(policy)) : null,
    names: namesOfInsured(quote),
    vehicles: quote.vehicles.map((vehicle) => ({
      ...nameVehicle(vehicle, quote.provider, writing),
      vin: vehicle.vin,
    })),
    seller,
    insuredBy: insurerNamed(insurer, t),
    afterAnAccident: [
      t(
        words(
          'See that everybody is safe. Call 911 if somebody is hurt.',
          'Assurez-vous que tout le monde est en sécurité. Appelez le 911 si quelqu’un est blessé.',
        ),
      ),
      t(
        words(
          'Write down names, plates, insurers and phone numbers. Take pictures.',
          'Notez les noms, les plaques, les assureurs et les numéros de téléphone. Prenez des photos.',
        ),
      ),
      phone === null
        ? t(
            sentence(words('Report it to {seller} as soon as you can.', 'Signalez-le à {seller} dès que possible.'), {
              seller,
            }),
          )
        : t(
            sentence(
              words(
                'Report it to {seller} as soon as you can: {phone}.',
                'Signalez-le à {seller} dès que possible : {phone}.',
              ),
              { seller, phone },
            ),
          ),
    ],
  };
}
