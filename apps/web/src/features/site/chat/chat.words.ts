import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const chatWords: WordsTree = {
  chat: {
    title: words('Help', 'Aide'),
    close: words('Close help', 'Fermer l’aide'),
    search: words('Look for an answer', 'Chercher une réponse'),
    found: words(
      '{count, plural, =0 {Nothing speaks of this yet. Ask us below.} one {# answer} other {# answers}}',
      '{count, plural, =0 {Rien n’en parle encore. Écrivez-nous ci-dessous.} one {# réponse} other {# réponses}}',
    ),
    ask: words('Or ask us', 'Ou écrivez-nous'),
    said: words('What was said', 'L’échange'),
    you: words('You', 'Vous'),
    email: words('E-mail', 'Courriel'),
    emailMissing: words(
      'Enter your e-mail address: the answer goes there if you leave.',
      'Entrez votre adresse courriel : la réponse y parvient si vous partez.',
    ),
    message: words('Your message', 'Votre message'),
    messageHint: words(
      'Leave out card numbers and license numbers.',
      'N’inscrivez ni numéro de carte ni numéro de permis.',
      { enCa: 'Leave out card numbers and licence numbers.' },
    ),
    messageMissing: words('Write your message.', 'Écrivez votre message.'),
    send: words('Send', 'Envoyer'),
    sending: words('Sending', 'Envoi'),
    waiting: words(
      'We have it, as {reference}. The answer appears here and goes to {email}, by {until}.',
      'Nous l’avons, sous le numéro {reference}. La réponse paraît ici et parvient à {email}, au plus tard le {until}.',
    ),
    mailed: words('Our answers go to {email} as well.', 'Nos réponses parviennent aussi à {email}.'),
    transcript: words('Mail me all of this', 'M’envoyer tout l’échange'),
    transcriptSent: words('It is on its way to {email}.', 'Il est en route vers {email}.'),
    closed: words('This conversation is closed.', 'Cette conversation est close.'),
    again: words('Begin another one', 'En commencer une autre'),
    failed: words(
      'This could not be sent. What you typed is kept: try again in a moment.',
      'L’envoi a échoué. Ce que vous avez écrit est gardé : réessayez dans un moment.',
    ),
  },
  'chat.who': {
    here: words(
      'An agent is here now and answers in this window. If you leave, the answer comes by e-mail, by {until}.',
      'Un agent est là et vous répond dans cette fenêtre. Si vous partez, la réponse arrive par courriel, au plus tard le {until}.',
    ),
    soon: words(
      'No agent is at the chat at this moment. We answer by e-mail by {until}.',
      'Aucun agent n’est au clavardage en ce moment. Nous répondons par courriel au plus tard le {until}.',
    ),
    later: words(
      'Our office is closed now. We answer by e-mail by {until}.',
      'Nos bureaux sont fermés. Nous répondons par courriel au plus tard le {until}.',
    ),
  },
};
