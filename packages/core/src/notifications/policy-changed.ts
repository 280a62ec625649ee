import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sumCents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import {
  type ChangeInLetter,
  type ChangeLetterFacts,
  closing,
  greeting,
  type Letter,
  type Message,
  nameInLetter,
} from './letter.ts';
import { words } from '../shared/words.ts';

type Change<Kind extends ChangeInLetter['kind']> = Extract<ChangeInLetter, { kind: Kind }>;

const refused = (): Decision<Message> =>
  refuse(
    'change_not_there',
    words(
      'There was nothing to say of this change when the e-mail was to be sent.',
      'Il n’y avait rien à dire de cette modification au moment de l’envoi du courriel.',
    ),
  );

const forms = {
  affinity_discount: words(
    'From {day} on, policy {number} has the discount for members of a group.',
    'À partir du {day}, la police {number} comporte le rabais pour les membres d’un groupe.',
  ),
  proposal: words(
    'What policy {number} covers is changed from {day} on, as it was proposed.',
    'Ce que couvre la police {number} est modifié à compter du {day}, comme proposé.',
  ),
  vin: words(
    'From {day} on, policy {number} names your {vehicle} by the VIN {vin}.',
    'À partir du {day}, la police {number} désigne votre véhicule ({vehicle}) par le NIV {vin}.',
  ),
  right_vin: words(
    'From {day} on, policy {number} names your {vehicle} by its right VIN.',
    'À partir du {day}, la police {number} désigne votre véhicule ({vehicle}) par son bon NIV.',
  ),
  described: words(
    'From {day} on, policy {number} describes your {vehicle} as it is.',
    'À partir du {day}, la police {number} décrit votre véhicule ({vehicle}) tel qu’il est.',
  ),
  insured: words(
    'From {day} on, policy {number} names you as it was corrected. If this is not right, call us.',
    'À partir du {day}, la police {number} vous désigne selon la correction apportée. Si elle n’est pas exacte, appelez-nous.',
  ),
  effective_date: words(
    'Cover of your {vehicle} under policy {number} begins on {day} and ends on {to}, at 12:01 a.m. local time.',
    'La protection de votre véhicule ({vehicle}) par la police {number} commence le {day} et prend fin le {to}, à 0 h 01, heure locale.',
  ),
};

/** What was changed, and from which day on. */
function whatChanged(facts: ChangeLetterFacts, change: Exclude<ChangeInLetter, Change<'rewritten'>>): Sentence[] {
  const input = { number: facts.policyNumber, vehicle: nameInLetter(facts.vehicle), day: facts.effective };
  if (change.kind === 'contact') return reachedBy(change, input);
  if (change.kind === 'effective_date') return [sentence(forms.effective_date, { ...input, to: change.to })];
  if (change.kind === 'affinity_discount') return [sentence(forms.affinity_discount, input)];
  if (change.kind === 'vehicle_described') return [sentence(forms.described, input)];
  if (change.kind === 'insured_corrected') return [sentence(forms.insured, input)];
  if (change.kind === 'proposal') return [sentence(forms.proposal, input)];
  const { vin } = change;
  return [vin === null ? sentence(forms.right_vin, input) : sentence(forms.vin, { ...input, vin })];
}

const notRequested = sentence(
  words('If nobody asked for this, call us at once.', 'Si personne ne l’a demandé, appelez-nous tout de suite.'),
);

/** Where letters and calls go from now on; a former address is not told the new one. */
function reachedBy({ reached }: Change<'contact'>, input: { readonly number: string }): Sentence[] {
  const form = words(
    'What we write about policy {number} goes to another address from now on.',
    'Ce que nous écrivons au sujet de la police {number} va désormais à une autre adresse.',
  );
  if (reached === null) return [sentence(form, input), notRequested];
  const { email, phone } = reached;
  const where =
    phone === null
      ? sentence(
          words(
            'We write to {email} about policy {number} from now on.',
            'Au sujet de la police {number}, nous écrivons désormais à {email}.',
          ),
          { ...input, email },
        )
      : sentence(
          words(
            'We write to {email} and call {phone} about policy {number} from now on.',
            'Au sujet de la police {number}, nous écrivons désormais à {email} et appelons au {phone}.',
          ),
          { ...input, email, phone },
        );
  return [where, notRequested];
}

/** What it costs or brings: each line, the sum, and how it is paid or comes back. */
function whatItCosts({ lines, refund, leftAsItIs, currency }: ChangeLetterFacts): Sentence[] {
  const each = lines.map(({ what, cents }) => {
    const line = { what, amount: { cents: Math.abs(cents), currency } };
    return cents < 0
      ? sentence(words('{what}: {amount} less', '{what} : {amount} de moins'), line)
      : sentence(words('{what}: {amount} more', '{what} : {amount} de plus'), line);
  });
  const sum = sumCents(lines.map(({ cents }) => cents));
  const amount = { cents: Math.abs(sum), currency };
  if (sum === 0)
    return [...each, sentence(words('The term costs the same as before.', 'Le prix de la période ne change pas.'))];
  if (leftAsItIs !== 0 && refund === 0) {
    const left = { cents: Math.abs(leftAsItIs), currency };
    const free = words(
      'The term costs {amount} more. {left} of it is not asked for.',
      'La période coûte {amount} de plus. {left} ne vous sont pas demandés.',
    );
    const retained = words(
      'The term costs {amount} less. So small an amount as {left} is paid back to who asks for it: call us, and we pay it.',
      'La période coûte {amount} de moins. Un montant aussi petit que {left} est remboursé sur demande : appelez-nous et nous le versons.',
    );
    return [...each, sentence(sum > 0 ? free : retained, { amount, left })];
  }
  const back = { cents: refund, currency };
  const more = words(
    'The term costs {amount} more. It is added to your payments to come; your billing page shows each.',
    'La période coûte {amount} de plus. Cette somme s’ajoute à vos prochains versements ; votre page de facturation les montre tous.',
  );
  const less = words(
    'The term costs {amount} less. It comes off your next payments; your billing page shows each.',
    'La période coûte {amount} de moins. Cette somme est déduite de vos prochains versements ; votre page de facturation les montre tous.',
  );
  const returned = words(
    'The term costs {amount} less. {refund} comes back to the card or account that paid.',
    'La période coûte {amount} de moins. {refund} vous est remboursé sur la carte ou le compte qui a payé.',
  );
  const form = sum > 0 ? more : refund === 0 ? less : returned;
  return [...each, sentence(form, { amount, refund: back })];
}

function subjectOf(
  { policyNumber: number, effective: day }: ChangeLetterFacts,
  kind: ChangeInLetter['kind'],
): Sentence {
  if (kind === 'effective_date')
    return sentence(words('Your policy {number} begins on {day}', 'Votre police {number} commence le {day}'), {
      number,
      day,
    });
  if (kind === 'contact')
    return sentence(words('How we reach you about policy {number}', 'Vos coordonnées pour la police {number}'), {
      number,
    });
  return sentence(words('Your policy {number} has changed', 'Votre police {number} a été modifiée'), { number });
}

/** A policy was changed within its term: what, from which day, and what it costs or brings, line by line. */
export const policyChanged: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { change } = facts;
    if (change.kind === 'rewritten') return refused();
    const isPaper = change.kind !== 'contact';
    return accept({
      subject: subjectOf(facts, change.kind),
      paragraphs: [
        greeting(facts.firstName),
        ...whatChanged(facts, change),
        ...whatItCosts(facts),
        ...(isPaper
          ? [
              sentence(
                words(
                  'Your new declarations page is in your account. All else stays as it is.',
                  'Vos nouvelles conditions particulières sont dans votre compte. Tout le reste demeure inchangé.',
                ),
              ),
            ]
          : []),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open my policy', 'Ouvrir ma police')), url: facts.url },
    });
  },
};

/** A policy that nobody paid goes on as another one: from when on, under which number, and with what it left unpaid. */
export const policyRewritten: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { change, policyNumber: number, currency, effective: day } = facts;
    if (change.kind !== 'rewritten') return refused();
    const { nextNumber: next, balance: cents } = change;
    const input = { number, next, day, vehicle: nameInLetter(facts.vehicle) };
    const unpaid = { amount: { cents, currency }, next };
    return accept({
      subject: sentence(
        words('Policy {next} takes the place of policy {number}', 'La police {next} remplace la police {number}'),
        input,
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'Your {vehicle} is insured under policy {next} from {day} at 12:01 a.m. local time.',
            'Votre véhicule ({vehicle}) est assuré par la police {next} à partir du {day}, à 0 h 01, heure locale.',
          ),
          input,
        ),
        sentence(
          words(
            'Policy {number} is over then. Nothing is asked for under it any more.',
            'La police {number} prend alors fin. Plus rien ne vous sera demandé à son titre.',
          ),
          input,
        ),
        ...(cents === 0
          ? []
          : [
              sentence(
                words(
                  'The {amount} that was not paid of it is part of what policy {next} costs.',
                  'Son solde impayé de {amount} est compris dans le prix de la police {next}.',
                ),
                unpaid,
              ),
            ]),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open my new policy', 'Ouvrir ma nouvelle police')), url: facts.url },
    });
  },
};

/** A lender is told under which policy goes on what it has an interest in. */
export const lenderRewritten: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write({ change, policyNumber: number, effective: day, sender, ...facts }) {
    if (change.kind !== 'rewritten') return refused();
    const input = { number, next: change.nextNumber, day, vehicle: nameInLetter(facts.vehicle) };
    return accept({
      subject: sentence(
        words('Policy {number}: notice to the lienholder', 'Police {number} : avis au créancier'),
        input,
      ),
      paragraphs: [
        sentence(words('Hello,', 'Bonjour,')),
        sentence(
          words(
            'The {vehicle} in which you have an interest is insured under policy {next} from {day} at 12:01 a.m. local time, in place of policy {number}.',
            'Le véhicule sur lequel vous avez un intérêt ({vehicle}) est assuré par la police {next} à partir du {day}, à 0 h 01, heure locale, en remplacement de la police {number}.',
          ),
          input,
        ),
        closing(sender),
      ],
      button: null,
    });
  },
};
