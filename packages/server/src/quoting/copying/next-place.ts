import type { CheckoutState } from '@roadworthy/core/quoting/checkout/checkout-state.ts';

/** Where a checkout goes on: the screen of its status, what stops it, the next step, or the payment. */
export const nextPlace = ({ screen, stop, next }: CheckoutState): string => screen ?? stop ?? next ?? 'payment';
