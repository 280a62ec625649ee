import { refuse, type Refused } from '../shared/decision.ts';
import { type Guard, held } from './guard.ts';
import { typedRating } from './checkout/typed-price.ts';
import { words } from '../shared/words.ts';

function refuseOwnPath(): Refused<'application_has_own_path'> {
  return refuse(
    'application_has_own_path',
    words(
      'An underwriter prices this application and lets it be bought. Submit it to one.',
      'Un souscripteur tarife cette proposition et permet de l’acheter. Soumettez-la à l’un d’eux.',
    ),
  );
}

/** The rates price it: an application is priced and bound by an underwriter. */
export const isNoApplication: Guard = ({ kind }) => (kind === 'quote' ? held : refuseOwnPath());

/** Rates price it, or an underwriter typed a price for what it says now. */
export const hasItsPrice: Guard = (quote, { referralPending }) => {
  if (quote.kind === 'quote' || typedRating(quote, quote.contentHash) !== null) return held;
  return referralPending
    ? refuse(
        'application_has_own_path',
        words(
          'An underwriter prices this application. Wait for the answer.',
          'Un souscripteur tarife cette proposition. Attendez la réponse.',
        ),
      )
    : refuseOwnPath();
};

/** No rates price it. */
export const isApplication: Guard = ({ kind }) =>
  kind === 'brown_brown_application'
    ? held
    : refuse(
        'not_an_application',
        words(
          'This quote has its price from the rates. Accept it as it is.',
          'Le prix de cette soumission vient des tarifs. Acceptez-la telle quelle.',
        ),
      );
