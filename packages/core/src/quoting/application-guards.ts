import { refuse, type Refused } from '../shared/decision.ts';
import { type Guard, held } from './guard.ts';
import { typedRating } from './checkout/typed-price.ts';

function refuseOwnPath(): Refused<'application_has_own_path'> {
  return refuse(
    'application_has_own_path',
    'An underwriter prices this application and lets it be bought. Submit it to one.',
  );
}

/** The rates price it: an application is priced and bound by an underwriter. */
export const isNoApplication: Guard = ({ kind }) => (kind === 'quote' ? held : refuseOwnPath());

/** Rates price it, or an underwriter typed a price for what it says now. */
export const hasItsPrice: Guard = (quote, { referralPending }) => {
  if (quote.kind === 'quote' || typedRating(quote, quote.contentHash) !== null) return held;
  return referralPending
    ? refuse('application_has_own_path', 'An underwriter prices this application. Wait for the answer.')
    : refuseOwnPath();
};

/** No rates price it. */
export const isApplication: Guard = ({ kind }) =>
  kind === 'brown_brown_application'
    ? held
    : refuse('not_an_application', 'This quote has its price from the rates. Accept it as it is.');
