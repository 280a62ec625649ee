/** Who waits until an RV can be insured where they live, oldest first. */
export const demoWaitlist = [
  { daysAgo: 17, postal: '33606', class: 'class_a', email: 'ruben.castellan@example.com' },
  { daysAgo: 8, postal: '96813', class: 'travel_trailer', email: 'leilani.kahale@example.com' },
] as const;

/** Who went on to a carrier, oldest first; a visitor by themselves, unless Dana sent them. */
export const demoExternalQuotes = [
  { daysAgo: 21, provider: 'aviva', postal: 'K1A 0B1', number: 'AV-20114-88' },
  {
    daysAgo: 9,
    provider: 'safeco',
    postal: '97201',
    customer: 'Imogen Reyes',
    email: 'imogen.reyes@example.com',
    declined: true,
  },
  { daysAgo: 2, provider: 'ambercare', postal: '80202', customer: 'Wendell Oduya' },
] as const;

/** Whom the underwriter refuses by name, oldest first. */
export const demoRestrictions = [
  {
    daysAgo: 40,
    key: 'name_and_birthdate',
    value: 'Corbin Slate 1979-02-11',
    reason: 'Two staged total losses with another insurer, 2024 and 2025.',
  },
  {
    daysAgo: 9,
    key: 'name_and_birthdate',
    value: 'Clyde Mercer 1977-06-06',
    reason: 'Part of a ring that staged losses, by the bureau’s letter.',
    blocksRenewal: true,
  },
  { daysAgo: 6, key: 'vin', value: '1FDXE4FS5HDC12345', reason: 'Reported stolen; the police in Reno have the file.' },
] as const;

/** Who asks for what agents alone quote, oldest first. */
export const demoEnquiries = [
  {
    daysAgo: 12,
    provider: 'pro',
    name: 'Marisol Vega',
    business: 'Vega Camper Rentals',
    units: 14,
    email: 'marisol@vega-campers.example',
    phone: '720-555-0136',
    postal: '80202',
    answered: true,
    about: 'We rent class B vans to families from May to October, through two marketplaces and our own page.',
  },
  {
    daysAgo: 3,
    provider: 'car_share',
    name: 'Theo Lindgren',
    business: 'Lindgren Auto Share',
    units: 6,
    email: 'theo@lindgren-share.example',
    postal: '97701',
    about: 'Six cars on a peer-to-peer platform; guests drive them about 140 days a year.',
  },
] as const;

/** What is stopped where no quote of the demo is, oldest first: one is over, one holds. */
export const demoMoratoriums = [
  {
    daysAgo: 47,
    days: 6,
    zone: 'America/Los_Angeles',
    states: [],
    codes: ['959', '96080'],
    actions: ['bind'],
    name: 'Ridge fire',
    reason: 'The carrier stopped new business within 40 km of the perimeter.',
    notice: 'A wildfire is near. We insure there again as soon as it is contained.',
  },
  {
    daysAgo: 9,
    days: 60,
    zone: 'America/New_York',
    states: [],
    codes: ['454'],
    actions: ['increase_cover', 'lower_deductible'],
    name: 'Flood of the Miami River',
    reason: 'Above flood stage at Dayton; the reinsurer takes no more there.',
    notice: 'The river is high. What is insured stays insured, and more can be added when the water is down.',
    french: {
      name_fr: 'Crue de la rivière Miami',
      notice_fr: 'La rivière est haute. Ce qui est assuré le reste ; davantage pourra l’être quand l’eau aura baissé.',
    },
  },
  {
    daysAgo: 1,
    days: 9,
    zone: 'America/New_York',
    states: [],
    codes: ['33040', '33050'],
    actions: ['bind', 'increase_cover', 'lower_deductible', 'add_vehicle'],
    name: 'Hurricane Odette',
    reason: 'Within the five-day cone of the National Hurricane Center.',
    notice: 'A hurricane is on its way to the Keys. You can prepare your quote and buy when it has passed.',
    french: {
      name_fr: 'Ouragan Odette',
      notice_fr: 'Un ouragan se dirige vers les Keys. Préparez votre soumission, et achetez quand il sera passé.',
    },
  },
] as const;
