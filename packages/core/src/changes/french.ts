import type { Translations } from '../shared/text/sentence.ts';

/** What is said of changes of policies, in Canadian French. */
export const french: Translations = {
  'A cover that this change is about is not on the policy any more.':
    'Une garantie visée par cette modification ne figure plus à la police.',
  'A discount that this change is about is not on the policy any more.':
    'Un rabais visé par cette modification ne figure plus à la police.',
  'An address that this change is about is not on the policy any more.':
    'Une adresse visée par cette modification ne figure plus à la police.',
  'A vehicle that this change is about is not on the policy any more.':
    'Un véhicule visé par cette modification ne figure plus à la police.',
  'A person that this change is about is not on the policy any more.':
    'Une personne visée par cette modification ne figure plus à la police.',
  'What this change adds is on the policy already.': 'Ce que cette modification ajoute figure déjà à la police.',
  'Policies of this product are changed by their carrier. Call us.':
    'Les polices de ce produit sont modifiées par leur assureur. Appelez-nous.',
  'An underwriter alone may accept it with a reason.': 'Seul un souscripteur peut l’accepter en donnant une raison.',
  'Say why it may be accepted.': 'Dites pourquoi elle peut être acceptée.',
  'Your role may not do this to a change of a policy.':
    'Votre rôle ne permet pas de faire cela à la modification d’une police.',
  'This change waits to be accepted.': 'Cette modification attend d’être acceptée.',
  'This change is accepted already, and counts from its day on. Take it back first.':
    'Cette modification est déjà acceptée et compte à partir de sa date. Retirez-la d’abord.',
  'This change is applied already. Propose another one to change what it says.':
    'Cette modification est déjà appliquée. Proposez-en une autre pour changer ce qu’elle dit.',
  'This change was taken back, or something stood in its way. Open it again first.':
    'Cette modification a été retirée ou s’est heurtée à un obstacle. Rouvrez-la d’abord.',
};
