/** The gateway refused a payment; `code` is the gateway's reason. */
export type PaymentDeclined = { readonly type: 'payment_declined'; readonly quoteId: string; readonly code: string };

export type BillingEvent = PaymentDeclined;
