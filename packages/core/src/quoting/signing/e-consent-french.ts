import type { Translations } from '../../shared/text/sentence.ts';

/** The agreement to electronic records and signatures, in Canadian French. */
export const eConsentFrench: Translations = {
  'What you agree to': 'Ce que vous acceptez',
  'You sign your application electronically, and we give you the policy, declarations, bills and notices as PDF files in your account and by e-mail. An electronic signature binds as one on paper does.':
    'Vous signez votre proposition par voie électronique, et nous vous remettons la police, les conditions particulières, les factures et les avis en fichiers PDF, dans votre compte et par courriel. Une signature électronique engage comme une signature sur papier.',
  'What you need': 'Ce qu’il vous faut',
  'An e-mail address, a current browser, and a program that opens PDF files. Open one of the documents above to try it. Tell us when your address changes.':
    'Une adresse de courriel, un navigateur à jour et un programme qui ouvre les fichiers PDF. Ouvrez l’un des documents ci-dessus pour l’essayer. Avisez-nous si votre adresse change.',
  Paper: 'Le papier',
  'You may ask for any document on paper, now or later, and pay nothing for it. Call or write to whoever sells you this policy.':
    'Vous pouvez demander tout document sur papier, maintenant ou plus tard, sans rien payer. Appelez ou écrivez à qui vous vend cette police.',
  'Taking it back': 'Revenir sur votre accord',
  'You may withdraw this agreement at any time by calling or writing. From then on we send paper. What was signed and sent before stays valid, and withdrawing does not end your policy.':
    'Vous pouvez retirer cet accord en tout temps, par téléphone ou par écrit. Nous envoyons alors du papier. Ce qui a été signé et envoyé avant reste valable, et le retrait ne met pas fin à votre police.',
  'For how long': 'Pour combien de temps',
  'It holds for this purchase and for the policy that follows from it. You may also sign on paper: call, and nothing is signed here.':
    'L’accord vaut pour cet achat et pour la police qui en découle. Vous pouvez aussi signer sur papier : appelez, et rien n’est signé ici.',
};
