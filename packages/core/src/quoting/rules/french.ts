import { lines } from '../../lines/line-for.ts';
import { frenchOf } from '../../lines/words.ts';
import type { Translations } from '../../shared/text/sentence.ts';
import { objectLabels, ruleFieldsOf } from './rule-fields.ts';

/** What rules and their fields are called and say, in Canadian French. */
export const ruleFrench: Translations = {
  ...frenchOf(objectLabels),
  ...frenchOf(lines.flatMap(({ provider }) => ruleFieldsOf(provider).map(({ label, choices }) => [label, choices]))),
  'Reject when {conditions}.': 'Refuser lorsque {conditions}.',
  'Refer when {conditions}.': 'Soumettre à la souscription lorsque {conditions}.',
  'Hand to an agent when {conditions}.': 'Confier à un agent lorsque {conditions}.',
  '{said} and {part}': '{said} et {part}',
  '{said} or {part}': '{said} ou {part}',
  '“{text}”': '« {text} »',
  'the {field} is {value}': '« {field} » est {value}',
  'the {field} is not {value}': '« {field} » n’est pas {value}',
  'the {field} is greater than {value}': '« {field} » dépasse {value}',
  'the {field} is {value} or more': '« {field} » est de {value} ou plus',
  'the {field} is less than {value}': '« {field} » est sous {value}',
  'the {field} is {value} or less': '« {field} » est de {value} ou moins',
  'the {field} is neither of these: {value}': '« {field} » n’est rien de ceci : {value}',
  'the {field} contains {value}': '« {field} » contient {value}',
  'the {field} is like {value}': '« {field} » ressemble à {value}',
  'the {field} is missing': '« {field} » manque',
  'the {field} is from {low} to {high}': '« {field} » va de {low} à {high}',
  'the {field} is after {value}': '« {field} » vient après le {value}',
  'the {field} is on {value} or later': '« {field} » est le {value} ou plus tard',
  'the {field} is before {value}': '« {field} » vient avant le {value}',
  'the {field} is on {value} or earlier': '« {field} » est le {value} ou plus tôt',
  'the answer to “{field}” is yes': 'la réponse à « {field} » est oui',
  'the answer to “{field}” is no': 'la réponse à « {field} » est non',
  yes: 'oui',
  no: 'non',
};
