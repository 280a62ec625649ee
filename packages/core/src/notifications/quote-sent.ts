import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, paidSo } from './letter.ts';

/** The checkout link that an agent sends with an approved quote. */
export const quoteSent: Letter<'quote'> = {
  subject: 'quote',
  kind: 'asked',
  isCounted: true,
  write({ status, total, price, currency, vehicle, agentName, sender, ...quote }) {
    if (total === null || status !== 'agent_approved') {
      return refuse('quote_not_on_offer', 'The quote was not on offer any more when the e-mail was to be sent.');
    }
    return accept({
      subject:
        vehicle === null
          ? { message: 'Your RV quote is ready' }
          : sentence('Your quote for the {vehicle} is ready', { vehicle }),
      paragraphs: [
        greeting(quote.firstName),
        sentence('{who} prepared a quote for your {vehicle}: {price} for {months} months, with cover from {day}.', {
          who: agentName ?? sender.name,
          vehicle: nameInLetter(vehicle),
          price: { cents: total, currency },
          months: quote.months,
          day: quote.effectiveDate,
        }),
        ...paidSo(price),
        sentence('Look it over, sign and pay online. The offer stands until {day}.', { day: quote.expirationDate }),
        closing(sender),
      ],
      button: { label: { message: 'Review and pay' }, url: quote.url },
    });
  },
};
