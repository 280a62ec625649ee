import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';

/** That a quote can be started where somebody waited for it. Nobody has confirmed the address: it says nothing else. */
export const nowSold: Letter<'waiting'> = {
  subject: 'waiting',
  // One of each place that an address waits for, and joining is counted.
  isCounted: false,
  write({ area, vehicle, isSold, url, sender }) {
    if (!isSold) return refuse('not_sold_there', 'It was not sold there any more when the e-mail was to be sent.');
    const named = { area, vehicle: nameInLetter(vehicle) };
    return accept({
      subject: sentence('You can insure your {vehicle} now: {area}', named),
      paragraphs: [
        greeting(null),
        sentence(
          'You left us your address for the day when we sell insurance for your {vehicle} in {area}. That day has come: start a quote, and you see in minutes what it costs.',
          named,
        ),
        { message: 'This is the only letter about it. If you did not leave your address, you need do nothing.' },
        closing(sender),
      ],
      button: { label: { message: 'Start a quote' }, url },
    });
  },
};
