import type { Translations } from '../../shared/text/sentence.ts';

/** What is said of questions of underwriting and of their answers, in Canadian French. */
export const questionFrench: Translations = {
  'This has to be answered first: {question}': 'Répondez d’abord à ceci : {question}',
  '{question} Answer: {answer}.': '{question} Réponse : {answer}.',
  'Enter something from {least} to {most}.': 'Entrez une valeur de {least} à {most}.',
  'Enter {least} or more.': 'Entrez {least} ou plus.',
  'Enter {most} or less.': 'Entrez {most} ou moins.',
  'Enter {least} or a later day.': 'Entrez le {least} ou un jour plus tard.',
  'Enter {most} or an earlier day.': 'Entrez le {most} ou un jour plus tôt.',
  'Enter a whole number.': 'Entrez un nombre entier.',
  'Enter a date.': 'Entrez une date.',
  'Answer in a few words.': 'Répondez en quelques mots.',
  'Choose one of the answers shown.': 'Choisissez l’une des réponses affichées.',
  'Answer the questions.': 'Répondez aux questions.',
  'Send the answer with the number of its wording.': 'Envoyez la réponse avec le numéro de sa formulation.',
  'This question was reworded meanwhile. Answer it as it is asked now.':
    'Cette question a été reformulée entre-temps. Répondez-y telle qu’elle est posée maintenant.',
  'This is too much at once. Shorten your answers.': 'C’est trop à la fois. Raccourcissez vos réponses.',
};
