import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const idCardWords: WordsTree = {
  'policyParts.idCard': {
    title: words('Insurance card', 'Carte d’assurance'),
    vin: words('VIN', 'NIV'),
    inForce: words('In force', 'En vigueur'),
    term: words('{from} to {to}', 'du {from} au {to}'),
    named: words('Named insured', 'Assuré désigné'),
    insurer: words('Insured by', 'Assureur'),
    naic: words('{company} (NAIC {naic})', '{company} (n° NAIC {naic})'),
    seller: words('Sold and served by', 'Vendue et gérée par'),
    accident: words('After an accident', 'Après un accident'),
    safe: words(
      'See that everybody is safe. Call 911 if somebody is hurt.',
      'Assurez-vous que tout le monde est en sécurité. Appelez le 911 si quelqu’un est blessé.',
    ),
    write: words(
      'Write down names, plates, insurers and phone numbers. Take pictures.',
      'Notez les noms, les plaques, les assureurs et les numéros de téléphone. Prenez des photos.',
    ),
    report: words('Report it to {seller}:', 'Signalez-le à {seller} :'),
    print: words('Print the card', 'Imprimer la carte'),
    keep: words('Save as PDF', 'Enregistrer en PDF'),
    cut: words(
      'Keep one card in the vehicle and one with you.',
      'Gardez une carte dans le véhicule et l’autre sur vous.',
    ),
    ended: words(
      'This policy has no card any more. Status: {status}.',
      'Cette police n’a plus de carte. État : {status}.',
    ),
    notYet: words('Not in force yet', 'Pas encore en vigueur'),
    notBefore: words('Valid from {date}, {time}, and not before', 'Valable à partir du {date}, {time}, et pas avant'),
  },
};
