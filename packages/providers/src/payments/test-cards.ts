import type { DeclineCode } from './decline.ts';

/** Where a test card departs from the smooth path, and how. A card without one always works. */
export type CardBehaviour = {
  /** `off_session`: a charge without its owner at hand, of a card that was kept. `disputed`: days after a charge. */
  readonly step: 'authorize' | 'capture' | 'off_session' | 'disputed';
  /**
   * `times_out_before`: the first request under a key is lost before anything happens; sent again it goes through.
   * `times_out_after`: the effect happens and its answer is lost.
   */
  readonly outcome: DeclineCode | 'times_out_before' | 'times_out_after';
  /** It departs once, and works from then on. */
  readonly isOnce?: true;
};

export type TestCard = { readonly number: string; readonly meaning: string; readonly behaviour?: CardBehaviour };

/** Every card that the sandbox takes; a person's real card is refused before anything is stored. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'Works (Visa)' },
  { number: '5555555555554444', meaning: 'Works (Mastercard)' },
  { number: '378282246310005', meaning: 'Works (American Express)' },
  { number: '6011111111111117', meaning: 'Works (Discover)' },
  {
    number: '4000000000000002',
    meaning: 'Declined by the bank',
    behaviour: { step: 'authorize', outcome: 'card_declined' },
  },
  {
    number: '4000000000009995',
    meaning: 'Not enough money',
    behaviour: { step: 'authorize', outcome: 'insufficient_funds' },
  },
  { number: '4000000000000069', meaning: 'Expired', behaviour: { step: 'authorize', outcome: 'expired_card' } },
  {
    number: '4000000000000127',
    meaning: 'Wrong security code',
    behaviour: { step: 'authorize', outcome: 'incorrect_cvc' },
  },
  {
    number: '4000000000000341',
    meaning: 'Authorizes, then declines the charge',
    behaviour: { step: 'capture', outcome: 'card_declined' },
  },
  {
    number: '4000000000007007',
    meaning: 'Times out before it authorizes',
    behaviour: { step: 'authorize', outcome: 'times_out_before' },
  },
  {
    number: '4000000000007015',
    meaning: 'Times out after it authorized',
    behaviour: { step: 'authorize', outcome: 'times_out_after' },
  },
  {
    number: '4000000000007023',
    meaning: 'Times out before the charge',
    behaviour: { step: 'capture', outcome: 'times_out_before' },
  },
  {
    number: '4000000000007031',
    meaning: 'Times out after the charge',
    behaviour: { step: 'capture', outcome: 'times_out_after' },
  },
  {
    number: '4000000000007114',
    meaning: 'Works, and has too little money for a later payment',
    behaviour: { step: 'off_session', outcome: 'insufficient_funds' },
  },
  {
    number: '4000000000007155',
    meaning: 'Works, has too little money for the first later payment, and enough from then on',
    behaviour: { step: 'off_session', outcome: 'insufficient_funds', isOnce: true },
  },
  {
    number: '4000000000007122',
    meaning: 'Works, and is declined for good at a later payment',
    behaviour: { step: 'off_session', outcome: 'card_declined' },
  },
  {
    number: '4000000000007130',
    meaning: 'Works; the answer to a later payment is lost',
    behaviour: { step: 'off_session', outcome: 'times_out_after' },
  },
  {
    number: '4000000000007148',
    meaning: 'Works; a later payment times out before it authorizes',
    behaviour: { step: 'off_session', outcome: 'times_out_before' },
  },
  {
    number: '4000000000000259',
    meaning: 'Works; its owner disputes each payment three days later',
    behaviour: { step: 'disputed', outcome: 'chargeback' },
  },
];
