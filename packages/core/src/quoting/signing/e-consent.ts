import { words, type Words } from '../../shared/words.ts';

/** The text that a signature agrees to, by the day on which it was written. */
export const eConsentVersion = '2026-11-22';

export type EConsentPart = { readonly title: Words; readonly text: Words };

/** What agreeing to electronic records and signatures means. */
export const eConsentParts: readonly EConsentPart[] = [
  {
    title: words('What you agree to', 'Ce que vous acceptez'),
    text: words(
      'You sign your application electronically, and we give you the policy, declarations, bills and notices as PDF files in your account and by e-mail. An electronic signature binds as one on paper does.',
      'Vous signez votre proposition par voie électronique, et nous vous remettons la police, les conditions particulières, les factures et les avis en fichiers PDF, dans votre compte et par courriel. Une signature électronique engage comme une signature sur papier.',
    ),
  },
  {
    title: words('What you need', 'Ce qu’il vous faut'),
    text: words(
      'An e-mail address, a current browser, and a program that opens PDF files. Open one of the documents above to try it. Tell us when your address changes.',
      'Une adresse de courriel, un navigateur à jour et un programme qui ouvre les fichiers PDF. Ouvrez l’un des documents ci-dessus pour l’essayer. Avisez-nous si votre adresse change.',
    ),
  },
  {
    title: words('Paper', 'Le papier'),
    text: words(
      'You may ask for any document on paper, now or later, and pay nothing for it. Call or write to whoever sells you this policy.',
      'Vous pouvez demander tout document sur papier, maintenant ou plus tard, sans rien payer. Appelez ou écrivez à qui vous vend cette police.',
    ),
  },
  {
    title: words('Taking it back', 'Revenir sur votre accord'),
    text: words(
      'You may withdraw this agreement at any time by calling or writing. From then on we send paper. What was signed and sent before stays valid, and withdrawing does not end your policy.',
      'Vous pouvez retirer cet accord en tout temps, par téléphone ou par écrit. Nous envoyons alors du papier. Ce qui a été signé et envoyé avant reste valable, et le retrait ne met pas fin à votre police.',
    ),
  },
  {
    title: words('For how long', 'Pour combien de temps'),
    text: words(
      'It holds for this purchase and for the policy that follows from it. You may also sign on paper: call, and nothing is signed here.',
      'L’accord vaut pour cet achat et pour la police qui en découle. Vous pouvez aussi signer sur papier : appelez, et rien n’est signé ici.',
    ),
  },
];
