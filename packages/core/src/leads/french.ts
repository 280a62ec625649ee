import type { Translations } from '../shared/text/sentence.ts';

/** What is said of enquiries and of carriers that we link to, in Canadian French. */
export const french: Translations = {
  'Your role may not do this. Ask an agent of the organization.':
    'Votre rôle ne permet pas cette action. Adressez-vous à un agent de l’organisation.',
  'They do not sell this in {area}.': 'Cet assureur n’offre pas ce produit en {area}.',
  'Say that they are insured there, or that they are not.': 'Indiquez si la personne y est assurée ou non.',
  'Enter the number that the carrier gave it.': 'Entrez le numéro que l’assureur lui a donné.',
  'Enter how many, from {least} to {most}.': 'Entrez combien, de {least} à {most}.',
  'Say in a few words what you do with them.': 'Dites en quelques mots à quoi ils servent.',
  'Enter your name.': 'Entrez votre nom.',
  'This needs no enquiry. Start a quote for it.':
    'Ceci ne demande pas de renseignements préalables. Commencez une soumission.',
  'Write your message.': 'Écrivez votre message.',
  'Enter your license numbers and where they hold.': 'Entrez vos numéros de permis et où ils sont valables.',
  'Enter where you publish: the address of a page, or the name.':
    'Indiquez où vous publiez : l’adresse d’une page, ou le nom.',
  'Write to us by one of the forms of our pages.': 'Écrivez-nous par l’un des formulaires de nos pages.',
  'This conversation has become too long. Begin another one.':
    'Cette conversation est devenue trop longue. Commencez-en une autre.',
  'You wrote {most} messages that nobody has answered yet. Wait for the answer, which comes by e-mail too.':
    'Vous avez écrit {most} messages auxquels personne n’a encore répondu. Attendez la réponse, qui vous parviendra aussi par courriel.',
  'This conversation is closed. Begin another one.': 'Cette conversation est close. Commencez-en une autre.',
  'Nobody has answered yet. The answer comes by e-mail in any case.':
    'Personne n’a encore répondu. La réponse vous parviendra de toute façon par courriel.',
  'Choose where the enquiry stands.': 'Choisissez où en est la demande.',
};
