import type { Translations } from '../shared/text/sentence.ts';

/** What the rules of inspections say, in Canadian French. */
export const french: Translations = {
  'Photos of {vehicle} were due on {day}; {missing} of {asked} are missing.':
    'Des photos étaient attendues le {day} pour {vehicle} ; il en manque {missing} sur {asked}.',
  'Your role may not ask for photos of a vehicle.': 'Votre rôle ne permet pas de demander des photos d’un véhicule.',
  'Choose a vehicle of this policy.': 'Choisissez un véhicule de cette police.',
  'Photos of this vehicle are asked for already. Review those first.':
    'Des photos de ce véhicule sont déjà demandées. Examinez-les d’abord.',
  'Your role may not send photos here.': 'Votre rôle ne permet pas d’envoyer des photos ici.',
  'These photos were accepted. No more are needed.': 'Ces photos ont été acceptées. Aucune autre n’est nécessaire.',
  'Choose one of the photos that are asked for.': 'Choisissez l’une des photos demandées.',
  'This photo was accepted. It needs no other.': 'Cette photo a été acceptée. Il n’en faut pas d’autre.',
  '{most} photos were sent for this vehicle, which is as many as we take. Call us.':
    '{most} photos ont été envoyées pour ce véhicule, soit le maximum. Appelez-nous.',
  'Too little can be seen on this picture. Take the photo again with the camera.':
    'On ne voit pas assez de détails sur cette image. Reprenez la photo avec l’appareil.',
  'Your role may not do this with photos. Ask an underwriter.':
    'Votre rôle ne permet pas cette action sur des photos. Adressez-vous à un souscripteur.',
  'These photos were accepted already.': 'Ces photos ont déjà été acceptées.',
  'Photos are missing. Wait until all of them are here.': 'Il manque des photos. Attendez qu’elles soient toutes ici.',
  'Choose the photos to be taken again.': 'Choisissez les photos à reprendre.',
  'Name photos of this vehicle, each once.': 'Nommez des photos de ce véhicule, chacune une seule fois.',
  'Say of each photo why it is needed again.': 'Indiquez pour chaque photo pourquoi elle doit être reprise.',
};
