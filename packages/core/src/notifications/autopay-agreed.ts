import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** The copy of what the owner of a bank account agreed to, word for word as they read it. */
export const autopayAgreed: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write({ agreed, policyNumber: number, firstName, sender, url }) {
    if (agreed === null) {
      return refuse('autopay_off', 'Nothing was debited by itself any more when the e-mail was to be sent.');
    }
    const { day, ends, parts } = agreed;
    return accept({
      subject: sentence('Your copy: automatic debits for policy {number}', { number }),
      paragraphs: [
        greeting(firstName),
        ends === null
          ? sentence(
              'On {day} you agreed that later payments for policy {number} are debited from your bank account by themselves. This is your copy.',
              { day, number },
            )
          : sentence(
              'On {day} you agreed that later payments for policy {number} are debited from your bank account ending {ends} by themselves. This is your copy.',
              { day, number, ends },
            ),
        ...parts.map(({ title, text }) =>
          sentence('{title}: {text}', { title: { en: title, fr: title }, text: { en: text, fr: text } }),
        ),
        closing(sender),
      ],
      button: { label: { message: 'Open my billing page' }, url },
    });
  },
};
