import type { Translations } from '../../shared/text/sentence.ts';

/** What is said of checks, in Canadian French. */
export const checksFrench: Translations = {
  'the driving record': 'le dossier de conduite',
  'the insurance score': 'le pointage d’assurance',
  'who buys': 'l’identité de l’acheteur',
  '{one} and {two}': '{one} et {two}',
  '{one}, {two} and {three}': '{one}, {two} et {three}',
  'This could not be checked yet, and we try again: {reasons}.':
    'Ceci n’a pas encore pu être vérifié, et nous réessayons : {reasons}.',
  'This is still being checked: {reasons}.': 'Ceci est encore en cours de vérification : {reasons}.',
  'The license belongs to somebody of another name. An agent has to look at it with you.':
    'Le permis est au nom de quelqu’un d’autre. Un agent doit le vérifier avec vous.',
  'The license is not valid now. An agent has to look at it with you.':
    'Le permis n’est pas valide en ce moment. Un agent doit le vérifier avec vous.',
  'The driving record shows more than was declared. An agent has to look at it with you.':
    'Le dossier de conduite indique plus que ce qui a été déclaré. Un agent doit le vérifier avec vous.',
  'Accident at fault': 'Accident responsable',
  'Major violation': 'Infraction grave',
  'Minor violation': 'Infraction mineure',
  Speeding: 'Excès de vitesse',
  '{what}, {day}: “{description}”': '{what}, {day} : « {description} »',
  '{what}, {day}: “{description}”, code {code}': '{what}, {day} : « {description} », code {code}',
  'As the driving record of {place} has it, under license {license}.':
    'Selon le dossier de conduite ({place}), permis {license}.',
  'We could not confirm who is buying.': 'Nous n’avons pas pu confirmer qui achète.',
};
