import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const correctVehicleWords: WordsTree = {
  'actions.update_policy_vehicle_fni': {
    action: words('Correct a VIN', 'Corriger un NIV'),
    title: words('Correct the VIN of a vehicle', 'Corriger le NIV d’un véhicule'),
    effect: words(
      'Price and cover stay as they are. Declarations and ID cards are made with the right number.',
      'Le prix et la protection restent les mêmes. Les conditions particulières et les certificats sont refaits avec le bon numéro.',
    ),
    confirm: words('Correct', 'Corriger'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The VIN is corrected.', 'Le NIV est corrigé.'),
    vehicle: words('Vehicle', 'Véhicule'),
    vin: words('VIN as it is on the plate', 'NIV tel qu’il figure sur la plaque'),
  },
};
