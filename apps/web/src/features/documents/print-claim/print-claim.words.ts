import { damageAreaLabels, damageSeverityLabels } from '@roadworthy/core/claims/vocabulary.ts';
import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printClaimWords: WordsTree = {
  'print.claim': {
    area: damageAreaLabels,
    severity: damageSeverityLabels,
    title: words('Claim', 'Réclamation'),
    number: words('Claim', 'Réclamation'),
    insured: words('Insured', 'Assuré'),
    policy: words('Policy', 'Police'),
    status: words('Status', 'État'),
    filed: words('Reported', 'Déposée'),
    reporter: words('Reported by', 'Déclarée par'),
    handler: words('Handled by', 'Traitée par'),
    loss: words('Loss', 'Sinistre'),
    when: words('Happened', 'Survenu'),
    where: words('Where', 'Où'),
    vehicle: words('Vehicle', 'Véhicule'),
    vin: words('VIN', 'NIV'),
    driver: words('Driver', 'Conducteur'),
    police: words('Police report', 'Rapport de police'),
    what: words('What happened', 'Ce qui s’est passé'),
    damage: words('Damage', 'Dommages'),
    people: words('Others', 'Autres personnes'),
    decision: words('Decision', 'Décision'),
    payments: words('Payments', 'Paiements'),
    payment: words('{amount} to {payees}', '{amount} à {payees}'),
    sent: words('sent {day}', 'envoyé {day}'),
  },
};
