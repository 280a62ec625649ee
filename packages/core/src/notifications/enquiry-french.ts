import type { Translations } from '../shared/text/sentence.ts';

/** The letters about what somebody wrote to us, in Canadian French. */
export const enquiryFrench: Translations = {
  'We answer by e-mail as soon as we can.': 'Nous répondons par courriel dès que possible.',
  'We answer by e-mail by {time} Eastern Time on {day}.':
    'Nous répondons par courriel au plus tard le {day} à {time}, heure de l’Est.',
  'You wrote:': 'Vous avez écrit :',
  '{author} wrote:': '{author} a écrit :',
  'We have your message {reference}': 'Nous avons reçu votre message {reference}',
  'Your message has arrived. Its reference is {reference}.': 'Votre message est arrivé. Son numéro est {reference}.',
  'If you did not write to us, you need do nothing.': 'Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
  'Somebody wrote to us: {reference}': 'On nous a écrit : {reference}',
  'A message has come in from our pages, under {reference}.':
    'Un message est arrivé de nos pages, sous le numéro {reference}.',
  'Its writer waits for an answer.': 'Son auteur attend une réponse.',
  'Its writer was told to expect an answer by {time} Eastern Time on {day}.':
    'Nous avons promis une réponse à son auteur au plus tard le {day} à {time}, heure de l’Est.',
  'Read and answer it': 'Le lire et y répondre',
  'Our answer to your message {reference}': 'Notre réponse à votre message {reference}',
  'Whoever wrote had read the answer before the e-mail went.':
    'La personne avait lu la réponse avant l’envoi du courriel.',
  'Write to us again': 'Nous écrire de nouveau',
  'Our conversation {reference}': 'Notre conversation {reference}',
  'You asked for what was said:': 'Vous avez demandé à recevoir cet échange :',
};
