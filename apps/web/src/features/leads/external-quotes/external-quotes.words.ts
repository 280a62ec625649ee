import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const externalQuotesWords: WordsTree = {
  'actions.update_external_quote': {
    action: words('Say how it went', 'Dire le résultat'),
    title: words('How did it go there?', 'Quel a été le résultat là-bas ?'),
    effect: words(
      'It stands in the list for everybody of your organization.',
      'Il figure dans la liste pour toute votre organisation.',
    ),
    outcome: words('Outcome', 'Résultat'),
    bound_elsewhere: words('Insured there', 'Assuré là-bas'),
    declined: words('Not insured there', 'Non assuré là-bas'),
    number: words('Number that the carrier gave it', 'Numéro que l’assureur lui a donné'),
    confirm: words('Save', 'Enregistrer'),
    cancel: words('Leave it as it is', 'Laisser tel quel'),
    done: words('It is saved.', 'C’est enregistré.'),
  },
  'workbench.externalQuotes': {
    title: words('Sent elsewhere', 'Envoyés ailleurs'),
    views: { sent: words('On the way', 'En chemin'), all: words('All', 'Tous') },
    who: words('Customer', 'Client'),
    visitor: words('Visitor', 'Visiteur'),
    carrier: words('Carrier', 'Assureur'),
    state: words('Status', 'État'),
    place: words('State or province', 'Province ou État'),
    created: words('Sent', 'Envoyé'),
    agent: words('Agent', 'Agent'),
    number: words('Number at the carrier', 'Numéro chez l’assureur'),
    email: words('E-mail', 'Courriel'),
    postalCode: words('Postal code', 'Code postal'),
    link: words('Address', 'Adresse'),
    open: words('Open the carrier’s page', 'Ouvrir la page de l’assureur'),
    status: {
      sent: words('Sent', 'Envoyé'),
      bound_elsewhere: words('Insured there', 'Assuré là-bas'),
      declined: words('Not insured there', 'Non assuré là-bas'),
    },
    facts: words('What was sent', 'L’envoi'),
    failed: words('This could not be loaded.', 'Le chargement a échoué.'),
    none: words('Nobody was sent elsewhere yet', 'Personne n’a encore été envoyé ailleurs'),
    noneBody: words(
      'Who wants what only another carrier sells appears here as soon as they follow its link, or you send them.',
      'Quiconque veut ce que seul un autre assureur vend paraît ici dès qu’il suit son lien, ou que vous l’envoyez.',
    ),
  },
};
