import { accept, refuse } from '../shared/decision.ts';
import { type Facts, sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type Message, nameInLetter } from './letter.ts';
import type { Sender } from './reader.ts';
import { words } from '../shared/words.ts';

const onlyLetter = sentence(
  words(
    'This is the only letter about it. If you did not leave your address, you need do nothing.',
    'C’est le seul courriel à ce sujet. Si vous n’avez pas laissé votre adresse, vous n’avez rien à faire.',
  ),
);

/** That new cover is no longer paused where somebody asked to be told. Their quote is found by their own browser. */
function afterPause(named: Facts, url: string, sender: Sender): Message {
  return {
    subject: sentence(
      words('New cover is no longer paused: {area}', 'Les nouvelles protections ne sont plus suspendues : {area}'),
      named,
    ),
    paragraphs: [
      greeting(null),
      sentence(
        words(
          'You asked us to tell you when new cover for your {vehicle} is no longer paused in {area}. You can buy it again now: go on with your quote, or start one.',
          'Vous nous avez demandé de vous avertir quand les nouvelles protections pour votre {vehicle} ne seraient plus suspendues à cet endroit : {area}. Vous pouvez de nouveau les acheter : poursuivez votre soumission ou commencez-en une.',
        ),
        named,
      ),
      onlyLetter,
      closing(sender),
    ],
    button: { label: sentence(words('Go on', 'Continuer')), url },
  };
}

/** That a quote can be started where somebody waited for it. Nobody has confirmed the address: it says nothing else. */
export const nowSold: Letter<'waiting'> = {
  subject: 'waiting',
  kind: 'news',
  // One of each place that an address waits for, and joining is counted.
  isCounted: false,
  write({ area, vehicle, isSold, isAfterPause, url, sender }) {
    if (!isSold)
      return refuse(
        'not_sold_there',
        words(
          'It was not sold there any more when the e-mail was to be sent.',
          'Le produit n’y était plus offert au moment d’envoyer le courriel.',
        ),
      );
    const named = { area, vehicle: nameInLetter(vehicle) };
    if (isAfterPause) return accept(afterPause(named, url, sender));
    return accept({
      subject: sentence(
        words('You can insure your {vehicle} now: {area}', 'Vous pouvez maintenant assurer votre {vehicle} : {area}'),
        named,
      ),
      paragraphs: [
        greeting(null),
        sentence(
          words(
            'You left us your address for the day when we sell insurance for your {vehicle} in {area}. That day has come: start a quote, and you see in minutes what it costs.',
            'Vous nous avez laissé votre adresse pour le jour où nous offririons l’assurance de votre {vehicle} à cet endroit : {area}. Ce jour est venu : commencez une soumission et voyez en quelques minutes ce qu’elle coûte.',
          ),
          named,
        ),
        onlyLetter,
        closing(sender),
      ],
      button: { label: sentence(words('Start a quote', 'Commencer une soumission')), url },
    });
  },
};
