import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const queueWords: WordsTree = {
  'queue.providers': {
    personal: words('Personal', 'Personnelle'),
    pro: words('Pro', 'Commerciale'),
    boat: words('Boat', 'Bateau'),
    motorcycle: words('Motorcycle', 'Moto'),
    car_share: words('Car share', 'Autopartage'),
    warranty: words('Warranty', 'Garantie'),
    roadside: words('Roadside', 'Assistance routière'),
    tire_wheel: words('Tire and wheel', 'Pneus et roues'),
    windshield: words('Windshield', 'Pare-brise'),
    external: words('External', 'Externe'),
    aviva: words('Aviva', 'Aviva'),
    safeco: words('Safeco', 'Safeco'),
    ambercare: words('AmberCare', 'AmberCare'),
    electrified_care: words('Electrified Care', 'Electrified Care'),
  },
};
