import { day } from '../../shared/time/day.ts';
import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';
import { inspectionSteps } from '../vocabulary.ts';

/**
 * Photographs of a vehicle were asked for, came, were accepted or asked for again, or their day comes near or has
 * passed.
 * Who is insured reads all of it. The vehicle is as it is called: year, make and model.
 */
export const inspectionMoved = defineEvent('inspection_moved', {
  about: { policyId: field.id, quoteId: field.id, inspectionId: field.id },
  facts: { step: field.oneOf(...inspectionSteps), vehicle: field.text, dueDate: field.day },
  timeline: {
    group: 'document',
    icon: 'camera',
    tone: 'info',
    for: 'customer',
    text: choose('step', {
      asked: words(
        'Photos of {vehicle} are asked for by {dueDate}',
        'Photos demandées au plus tard le {dueDate} : {vehicle}',
      ),
      submitted: words('All photos of {vehicle} are in', 'Toutes les photos sont arrivées : {vehicle}'),
      asked_again: words(
        'Some photos of {vehicle} are needed again by {dueDate}',
        'Photos à reprendre au plus tard le {dueDate} : {vehicle}',
      ),
      completed: words('The photos of {vehicle} were accepted', 'Photos acceptées : {vehicle}'),
      due: words('Photos of {vehicle} are due on {dueDate}', 'Photos à envoyer au plus tard le {dueDate} : {vehicle}'),
      other: words(
        'Photos of {vehicle} were due on {dueDate} and are missing',
        'Photos attendues le {dueDate} et manquantes : {vehicle}',
      ),
    }),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      inspectionId: 'photos',
      step: 'asked',
      vehicle: '2023 Winnebago Adventurer',
      dueDate: day('2026-07-15'),
    },
  ],
});
