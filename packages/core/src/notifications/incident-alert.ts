import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import type { IncidentLetterFacts } from './incident-facts.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';

function near({ incident, foundBy, vehicle: named }: IncidentLetterFacts): Sentence {
  const facts = { incident, vehicle: nameInLetter(named) };
  if (foundBy === 'garaging') {
    return sentence(
      words(
        '{incident} may reach the address where your {vehicle} is kept.',
        '{incident} pourrait atteindre l’adresse où est gardé votre véhicule ({vehicle}).',
      ),
      facts,
    );
  }
  return sentence(
    words(
      '{incident} may reach the place where the device in your {vehicle} saw it last.',
      '{incident} pourrait atteindre le dernier endroit signalé par l’appareil de votre véhicule ({vehicle}).',
    ),
    facts,
  );
}

/** What holds of the cover of a vehicle that is moved. */
function covers({ policyNumber: number, coverFrom: day }: IncidentLetterFacts): Sentence {
  return day === null
    ? sentence(
        words(
          'If the roads are safe, move it away now. Your cover goes with you: policy {number} covers it wherever you take it in the United States and Canada, and you need not ask us first.',
          'Si les routes sont sûres, éloignez-le dès maintenant. Votre protection vous suit : la police {number} le couvre partout où vous l’emmenez aux États-Unis et au Canada, sans avoir à nous le demander.',
        ),
        { number },
      )
    : sentence(
        words(
          'If the roads are safe, move it away now. Policy {number} begins on {day}: it covers nothing that happens before.',
          'Si les routes sont sûres, éloignez-le dès maintenant. La police {number} commence le {day} : elle ne couvre rien de ce qui arrive avant.',
        ),
        { number, day },
      );
}

const evacuation = words(
  'When the authorities say to leave, leave, with the vehicle or without it, and come back when they say so. Before you drive off: close the propane, bring in slides, steps and awnings, unhook water and power, look at tires and fuel, and take your insurance card along.',
  'Lorsque les autorités demandent de partir, partez, avec le véhicule ou sans lui, et revenez quand elles le permettent. Avant de prendre la route : fermez le propane, rentrez les extensions, les marches et les auvents, débranchez l’eau et l’électricité, vérifiez les pneus et le carburant, et prenez votre certificat d’assurance.',
);

/** What of the policy helps on the way. */
function helps({ hasRoadside, emergencyExpense, currency, sender: { phone } }: IncidentLetterFacts): Sentence[] {
  const parts: Sentence[] = [];
  if (hasRoadside) {
    parts.push(
      phone === null
        ? sentence(
            words(
              'Roadside assistance is part of your policy, if it does not start or cannot go on.',
              'L’assistance routière fait partie de votre police, s’il ne démarre pas ou ne peut plus avancer.',
            ),
          )
        : sentence(
            words(
              'If it does not start or cannot go on, roadside assistance is part of your policy: call {phone}.',
              'S’il ne démarre pas ou ne peut plus avancer, l’assistance routière fait partie de votre police : appelez le {phone}.',
            ),
            { phone },
          ),
    );
  }
  if (emergencyExpense !== null) {
    parts.push(
      sentence(
        words(
          'Your policy has emergency expense cover up to {amount}. Keep the receipts of what you spend on the way.',
          'Votre police comporte une protection des frais d’urgence jusqu’à {amount}. Conservez les reçus de vos dépenses en route.',
        ),
        { amount: { cents: emergencyExpense, currency } },
      ),
    );
  }
  return parts;
}

/** Tells somebody that a storm, a fire or the like is near what they insure, what to do, and asks whether they are safe. */
export const incidentAlert: Letter<'incident'> = {
  subject: 'incident',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { firstName, incident, isOver, url, sender } = facts;
    if (isOver) {
      return refuse(
        'alert_over',
        words('The alert was over when it was to be sent.', 'L’alerte était terminée lorsqu’elle devait partir.'),
      );
    }
    return accept({
      subject: sentence(words('{incident}: move your {vehicle}', '{incident} : éloignez votre véhicule ({vehicle})'), {
        incident,
        vehicle: nameInLetter(facts.vehicle),
      }),
      paragraphs: [
        greeting(firstName),
        near(facts),
        covers(facts),
        sentence(evacuation),
        ...helps(facts),
        sentence(
          words(
            'Tell us that you are safe, or where you moved to: it takes one press, and we see it at once.',
            'Dites-nous que vous êtes en sécurité, ou où vous êtes allés : une seule touche suffit, et nous le voyons aussitôt.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Tell us how you are', 'Nous donner des nouvelles')), url },
    });
  },
};

/** The same in as few words as a text message has; null where it is over. */
export function incidentText(facts: IncidentLetterFacts): Sentence | null {
  if (facts.isOver) return null;
  const { incident, url, sender } = facts;
  const said = { name: sender.name, incident, url };
  return facts.coverFrom === null
    ? sentence(
        words(
          '{name}: {incident} is near your vehicle. If roads are safe, move it now; your cover goes with you. Are you safe? {url}',
          '{name} : {incident} approche de votre véhicule. Si les routes sont sûres, éloignez-le ; votre protection vous suit. En sécurité ? {url}',
        ),
        said,
      )
    : sentence(
        words(
          '{name}: {incident} is near your vehicle. If roads are safe, move it now. Are you safe? {url}',
          '{name} : {incident} approche de votre véhicule. Si les routes sont sûres, éloignez-le. En sécurité ? {url}',
        ),
        said,
      );
}
