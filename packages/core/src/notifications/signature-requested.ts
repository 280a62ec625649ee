import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';

function asks(insured: string | null, vehicle: Sentence): Sentence {
  return insured === null
    ? sentence('Somebody who insures a {vehicle} named you as the second named insured, and has signed.', { vehicle })
    : sentence('{insured} named you as the second named insured for the {vehicle}, and has signed.', {
        insured,
        vehicle,
      });
}

/** The second named insured's own link: what there is to read and to sign. */
export const signatureAsked: Letter<'signing'> = {
  subject: 'signing',
  kind: 'signing',
  isCounted: true,
  write({ firstName, insured, vehicle, isOpen, until, url, sender }) {
    if (!isOpen) return refuse('signing_over', 'There was nothing to sign any more when the e-mail was to be sent.');
    return accept({
      subject: { message: 'Your signature is needed' },
      paragraphs: [
        greeting(firstName),
        asks(insured, nameInLetter(vehicle)),
        sentence('The policy needs your signature, too. This link is yours alone, and works until {day}.', {
          day: until,
        }),
        { message: 'If this does not concern you, do nothing. Nobody is insured in your name without your signature.' },
        closing(sender),
      ],
      button: { label: { message: 'Read and sign' }, url },
    });
  },
};
