import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const correctVehicleWords: WordsTree = {
  'actions.update_policy_vehicle_fni': {
    action: words('Correct a vehicle', 'Corriger un véhicule'),
    title: words('Correct what a vehicle is', 'Corriger la désignation d’un véhicule'),
    effect: words(
      'Price and cover stay as they are. Declarations and ID cards are made with what is right; what moves the price takes a change.',
      'Le prix et la protection restent les mêmes. Les conditions particulières et les certificats sont refaits avec les bonnes données ; ce qui modifie le prix demande une modification.',
    ),
    confirm: words('Correct', 'Corriger'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The vehicle is corrected.', 'Le véhicule est corrigé.'),
    vehicle: words('Vehicle', 'Véhicule'),
    year: words('Year', 'Année'),
    make: words('Make', 'Marque'),
    model: words('Model', 'Modèle'),
    floorplan: words('Floor plan', 'Plan d’aménagement'),
    length: words('Length in feet', 'Longueur en pieds'),
    vin: words('VIN as it is on the plate', 'NIV tel qu’il figure sur la plaque'),
  },
};
