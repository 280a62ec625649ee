import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, paidSo } from './letter.ts';
import { words } from '../shared/words.ts';

/** The checkout link that an agent sends with an approved quote. */
export const quoteSent: Letter<'quote'> = {
  subject: 'quote',
  kind: 'asked',
  isCounted: true,
  write({ status, total, price, currency, vehicle, agentName, sender, ...quote }) {
    if (total === null || status !== 'agent_approved') {
      return refuse(
        'quote_not_on_offer',
        words(
          'The quote was not on offer any more when the e-mail was to be sent.',
          'La soumission n’était plus offerte au moment d’envoyer le courriel.',
        ),
      );
    }
    return accept({
      subject:
        vehicle === null
          ? sentence(words('Your RV quote is ready', 'Votre soumission d’assurance pour VR est prête'))
          : sentence(words('Your quote for the {vehicle} is ready', 'Votre soumission est prête : {vehicle}'), {
              vehicle,
            }),
      paragraphs: [
        greeting(quote.firstName),
        sentence(
          words(
            '{who} prepared a quote for your {vehicle}: {price} for {months} months, with cover from {day}.',
            '{who} a préparé une soumission pour votre {vehicle} : {price} pour {months} mois, avec une protection à partir du {day}.',
          ),
          {
            who: agentName ?? sender.name,
            vehicle: nameInLetter(vehicle),
            price: { cents: total, currency },
            months: quote.months,
            day: quote.effectiveDate,
          },
        ),
        ...paidSo(price),
        sentence(
          words(
            'Look it over, sign and pay online. The offer stands until {day}.',
            'Relisez-la, signez et payez en ligne. L’offre tient jusqu’au {day}.',
          ),
          { day: quote.expirationDate },
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Review and pay', 'Vérifier et payer')), url: quote.url },
    });
  },
};
