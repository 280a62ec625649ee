import type { Translations } from '../shared/sentence.ts';

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
  'Choose where the enquiry stands.': 'Choisissez où en est la demande.',
};
