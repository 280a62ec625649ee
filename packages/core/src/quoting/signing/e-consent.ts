/** The text that a signature agrees to, by the day on which it was written. */
export const eConsentVersion = '2026-11-22';

export type EConsentPart = { readonly title: string; readonly message: string };

/** What agreeing to electronic records and signatures means; its French stands in `e-consent-french.ts`. */
export const eConsentParts: readonly EConsentPart[] = [
  {
    title: 'What you agree to',
    message:
      'You sign your application electronically, and we give you the policy, declarations, bills and notices as PDF files in your account and by e-mail. An electronic signature binds as one on paper does.',
  },
  {
    title: 'What you need',
    message:
      'An e-mail address, a current browser, and a program that opens PDF files. Open one of the documents above to try it. Tell us when your address changes.',
  },
  {
    title: 'Paper',
    message:
      'You may ask for any document on paper, now or later, and pay nothing for it. Call or write to whoever sells you this policy.',
  },
  {
    title: 'Taking it back',
    message:
      'You may withdraw this agreement at any time by calling or writing. From then on we send paper. What was signed and sent before stays valid, and withdrawing does not end your policy.',
  },
  {
    title: 'For how long',
    message:
      'It holds for this purchase and for the policy that follows from it. You may also sign on paper: call, and nothing is signed here.',
  },
];
