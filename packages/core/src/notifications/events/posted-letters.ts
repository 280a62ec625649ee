import { postServices } from '../../policies/notices/vocabulary.ts';
import { whyRefused } from '../../policies/notices/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { choose, words } from '../../shared/words.ts';

const facts = { recipient: field.text, service: field.oneOf(...postServices) };
const example = { policyId: 'policy', recipient: 'Ada Moreno', service: 'certificate_of_mailing' } as const;

/** The postal service took a notice. */
export const letterMailed = defineEvent('letter_mailed', {
  about: { policyId: field.id },
  facts: { ...facts, mailedOn: field.day, number: field.text },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'info',
    for: 'staff',
    text: choose('service', {
      first_class: words(
        'Notice mailed to {recipient} on {mailedOn}: first class, {number}',
        'Avis posté à {recipient} le {mailedOn} : courrier ordinaire, {number}',
      ),
      certificate_of_mailing: words(
        'Notice mailed to {recipient} on {mailedOn}: certificate of mailing, {number}',
        'Avis posté à {recipient} le {mailedOn} : certificat de dépôt, {number}',
      ),
      tracked: words(
        'Notice mailed to {recipient} on {mailedOn}: tracked, {number}',
        'Avis posté à {recipient} le {mailedOn} : avec suivi, {number}',
      ),
      certified: words(
        'Notice mailed to {recipient} on {mailedOn}: certified mail, {number}',
        'Avis posté à {recipient} le {mailedOn} : courrier certifié, {number}',
      ),
      other: words(
        'Notice mailed to {recipient} on {mailedOn}: registered mail, {number}',
        'Avis posté à {recipient} le {mailedOn} : courrier recommandé, {number}',
      ),
    }),
  },
  examples: [{ ...example, mailedOn: day('2026-06-16'), number: '9499100000000000000001' }],
});

/** A notice came back undelivered. */
export const letterReturned = defineEvent('letter_returned', {
  about: { policyId: field.id },
  facts: { recipient: field.text, returnedOn: field.day },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'danger',
    for: 'staff',
    text: words(
      'Notice to {recipient} came back on {returnedOn}: it ends no cover',
      'L’avis à {recipient} est revenu le {returnedOn} : il ne met fin à aucune protection',
    ),
  },
  examples: [{ policyId: 'policy', recipient: 'Ada Moreno', returnedOn: day('2026-06-22') }],
});

/** A notice was never mailed: the vendor refused it, or it would not be true any more. */
export const letterRefused = defineEvent('letter_refused', {
  about: { policyId: field.id },
  facts: { recipient: field.text, why: field.oneOf(...whyRefused), reason: field.text },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'danger',
    for: 'staff',
    text: choose('why', {
      end_changed: words(
        'Notice to {recipient} was not mailed: the end that it announces has changed',
        'L’avis à {recipient} n’a pas été posté : la fin qu’il annonce a changé',
      ),
      no_address: words(
        'Notice to {recipient} was not mailed: the address has no street or no city',
        'L’avis à {recipient} n’a pas été posté : l’adresse n’a pas de rue ou de ville',
      ),
      other: words(
        'Notice to {recipient} was refused by the post: {reason}',
        'L’avis à {recipient} a été refusé par la poste : {reason}',
      ),
    }),
  },
  examples: [{ policyId: 'policy', recipient: 'Ada Moreno', why: 'vendor', reason: 'no such address' }],
});
