import type { Translations } from '../../shared/text/sentence.ts';

/** What is said of discounts, in Canadian French. */
export const discountFrench: Translations = {
  'Discounts take {most} % off together at most, and a vehicle never costs less than its minimum.':
    'Ensemble, les rabais réduisent le prix de {most} % au plus, et un véhicule ne coûte jamais moins que son minimum.',
  'It comes with paying for the whole term at once.': 'Il s’applique quand toute la période est payée d’un coup.',
  'For a second policy with us: ask us to add it.': 'Pour une deuxième police chez nous : demandez-le-nous.',
  'You are not the first owner of everything on this quote.':
    'Vous n’êtes pas le premier propriétaire de tout ce que couvre cette soumission.',
  'Tell us whether you are its first owner, and ask us to add it.':
    'Indiquez si vous en êtes le premier propriétaire, puis demandez-le-nous.',
  'You are the first owner: ask us to add it.': 'Vous êtes le premier propriétaire : demandez-le-nous.',
  'An accident in the last 36 months was your fault.':
    'Vous étiez responsable d’un accident au cours des 36 derniers mois.',
  'For whoever has had no claim: ask us to add it.': 'Pour qui n’a eu aucun sinistre : demandez-le-nous.',
  'For members of some clubs and groups: ask us to add it.':
    'Pour les membres de certains clubs et groupes : demandez-le-nous.',
  'For a device that reports how you drive: ask us to add it.':
    'Pour un appareil qui transmet votre conduite : demandez-le-nous.',
  'Ask us whether it is for you.': 'Demandez-nous s’il est pour vous.',
};
