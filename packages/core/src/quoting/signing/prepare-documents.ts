import type { Principal } from '../../identity/principal.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { findTransition, type TransitionRefusal } from '../decide-transition.ts';
import { namedInsuredOf, type Quote } from '../quote.ts';
import { tellForWhom } from './sign-quote.ts';

/**
 * Whether what is read before a signature is made for a quote: somebody could sign and buy it, and there is a person
 * who states something.
 */
export function decidePrepareDocuments(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
): Decision<true, TransitionRefusal | 'named_insured_missing'> {
  const bindable = findTransition(quote, 'bind_quote', actor);
  if (!bindable.ok) return bindable;
  return namedInsuredOf(quote) === null || quote.contentHash === null
    ? refuse('named_insured_missing', tellForWhom, 'named_insured')
    : accept(true);
}
