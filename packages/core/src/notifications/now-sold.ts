import { accept, refuse } from '../shared/decision.ts';
import { type Facts, sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type Message, nameInLetter } from './letter.ts';
import type { Sender } from './reader.ts';

const onlyLetter = {
  message: 'This is the only letter about it. If you did not leave your address, you need do nothing.',
};

/** That new cover is no longer paused where somebody asked to be told. Their quote is found by their own browser. */
function afterPause(named: Facts, url: string, sender: Sender): Message {
  return {
    subject: sentence('New cover is no longer paused: {area}', named),
    paragraphs: [
      greeting(null),
      sentence(
        'You asked us to tell you when new cover for your {vehicle} is no longer paused in {area}. You can buy it again now: go on with your quote, or start one.',
        named,
      ),
      onlyLetter,
      closing(sender),
    ],
    button: { label: { message: 'Go on' }, url },
  };
}

/** That a quote can be started where somebody waited for it. Nobody has confirmed the address: it says nothing else. */
export const nowSold: Letter<'waiting'> = {
  subject: 'waiting',
  kind: 'news',
  // One of each place that an address waits for, and joining is counted.
  isCounted: false,
  write({ area, vehicle, isSold, isAfterPause, url, sender }) {
    if (!isSold) return refuse('not_sold_there', 'It was not sold there any more when the e-mail was to be sent.');
    const named = { area, vehicle: nameInLetter(vehicle) };
    if (isAfterPause) return accept(afterPause(named, url, sender));
    return accept({
      subject: sentence('You can insure your {vehicle} now: {area}', named),
      paragraphs: [
        greeting(null),
        sentence(
          'You left us your address for the day when we sell insurance for your {vehicle} in {area}. That day has come: start a quote, and you see in minutes what it costs.',
          named,
        ),
        onlyLetter,
        closing(sender),
      ],
      button: { label: { message: 'Start a quote' }, url },
    });
  },
};
