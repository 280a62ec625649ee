import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

/** The copy of what the owner of a bank account agreed to, word for word as they read it. */
export const autopayAgreed: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write({ agreed, policyNumber: number, firstName, sender, url }) {
    if (agreed === null) {
      return refuse(
        'autopay_off',
        words(
          'Nothing was debited by itself any more when the e-mail was to be sent.',
          'Plus rien n’était prélevé automatiquement au moment de l’envoi du courriel.',
        ),
      );
    }
    const { day, ends, parts } = agreed;
    return accept({
      subject: sentence(
        words('Your copy: automatic debits for policy {number}', 'Votre copie : débits automatiques, police {number}'),
        { number },
      ),
      paragraphs: [
        greeting(firstName),
        ends === null
          ? sentence(
              words(
                'On {day} you agreed that later payments for policy {number} are debited from your bank account by themselves. This is your copy.',
                'Le {day}, vous avez accepté que les prochains paiements de la police {number} soient prélevés automatiquement sur votre compte bancaire. Voici votre copie.',
              ),
              { day, number },
            )
          : sentence(
              words(
                'On {day} you agreed that later payments for policy {number} are debited from your bank account ending {ends} by themselves. This is your copy.',
                'Le {day}, vous avez accepté que les prochains paiements de la police {number} soient prélevés automatiquement sur votre compte bancaire se terminant par {ends}. Voici votre copie.',
              ),
              { day, number, ends },
            ),
        ...parts.map(({ title, text }) =>
          sentence(words('{title}: {text}', '{title} : {text}'), {
            title: { en: title, fr: title },
            text: { en: text, fr: text },
          }),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open my billing page', 'Ouvrir ma page de facturation')), url },
    });
  },
};
