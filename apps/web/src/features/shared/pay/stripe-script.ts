/** What we use of Stripe's script; its card field is a frame of Stripe's own, which we cannot look into. */
export type StripeCardField = {
  mount(place: HTMLElement): void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'change', listener: (change: { complete: boolean; error?: { message: string } }) => void): void;
  focus(): void;
  destroy(): void;
};
/** How a setup of a bank account stands; without one its owner closed the window or Stripe refused. */
export type StripeSetupAnswer = { setupIntent?: { status: string }; error?: { message?: string } };
type BillingDetails = { name: string; email?: string };
export type StripeScript = {
  collectBankAccountForSetup(request: {
    clientSecret: string;
    params: { payment_method_type: 'us_bank_account'; payment_method_data: { billing_details: BillingDetails } };
  }): Promise<StripeSetupAnswer>;
  confirmUsBankAccountSetup(clientSecret: string): Promise<StripeSetupAnswer>;
  confirmAcssDebitSetup(
    clientSecret: string,
    data: { payment_method: { billing_details: BillingDetails } },
  ): Promise<StripeSetupAnswer>;
  elements(options: { locale: string }): { create(type: 'card', options: object): StripeCardField };
  createPaymentMethod(entry: {
    type: 'card';
    card: StripeCardField;
    billing_details: { name: string; address: { postal_code: string } };
  }): Promise<{
    paymentMethod?: { id: string; card?: { last4: string; exp_month: number; exp_year: number } };
    error?: { message?: string };
  }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

// Stripe asks that it comes from there and nowhere else.
const address = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of Stripe did not load'));
    });
    document.head.append(script);
  });
}

/** Stripe's script, loaded once for the page; a load that failed is tried again by the next call. */
export async function openStripe(publishableKey: string): Promise<StripeScript> {
  if (!window.Stripe) await (loading ??= loadScript()).finally(() => (loading = undefined));
  if (!window.Stripe) throw new Error('The script of Stripe is not there');
  return window.Stripe(publishableKey);
}
