/** Lines of business and carriers that a product can come from. */
export const providers = [
  'personal',
  'pro',
  'boat',
  'motorcycle',
  'car_share',
  'warranty',
  'roadside',
  'tire_wheel',
  'windshield',
  'external',
  'aviva',
  'safeco',
  'ambercare',
  'electrified_care',
] as const;
export type Provider = (typeof providers)[number];

/** Carriers that price and sell on their own pages: we link to them and price nothing of theirs. */
export const externalProviders = [
  'external',
  'aviva',
  'safeco',
  'ambercare',
  'electrified_care',
] as const satisfies Provider[];
export type ExternalProvider = (typeof externalProviders)[number];

/** Lines that agents alone quote for now; everybody else sends an enquiry. */
export const enquiryProviders = ['pro', 'car_share'] as const satisfies Provider[];
export type EnquiryProvider = (typeof enquiryProviders)[number];

/** Lines whose checkout has pages of its own; that of every other is drawn from its data. */
export const ownPages = ['personal'] as const satisfies Provider[];

/** Whether the checkout of a provider has pages of its own. */
export function hasOwnPages(provider: string): boolean {
  return ownPages.some((one) => one === provider);
}

/** How somebody comes to what a provider sells. */
export const waysOfSale = ['checkout', 'elsewhere', 'enquiry'] as const;
export type WayOfSale = (typeof waysOfSale)[number];

/** The way to what a provider sells: our checkout, the carrier's own pages, or an agent. */
export function wayOfSale(provider: string): WayOfSale {
  if (externalProviders.some((one) => one === provider)) return 'elsewhere';
  return enquiryProviders.some((one) => one === provider) ? 'enquiry' : 'checkout';
}

/** Where a quote began. */
export const marketingSources = [
  'agent_dashboard',
  'homepage_hero',
  'homepage_footer',
  'navbar',
  'partner',
  'comparison',
  'learning_center',
  'about',
  'resume',
  'claims',
  'customers',
  'rv',
  'motorcycle',
  'roadside',
  'tire_wheel',
  'windshield',
  'boat',
  'vsc',
  'carshare',
  'toy',
  'telematics',
  'pro',
] as const;
export type MarketingSource = (typeof marketingSources)[number];

/** What a term is for an insurer: the first of a customer, or one that follows. */
export const businessTypes = ['new_business', 'renewal'] as const;
export type BusinessType = (typeof businessTypes)[number];

export const paymentTerms = ['pay_in_full', 'monthly'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

/** Lengths of a policy term that some line offers, in months; the usual one first. */
export const policyDurations = [12, 6, 24, 36, 48, 60] as const;
export type PolicyDuration = (typeof policyDurations)[number];

/** What a product may require to be checked: driver history, financial responsibility, trust and safety. */
export const verificationKinds = ['mvr', 'frs', 'tas'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const vehicleClasses = [
  'class_a',
  'class_b',
  'class_c',
  'travel_trailer',
  'fifth_wheel',
  'toy_hauler',
  'pop_up',
  'truck_camper',
  'teardrop',
  'bus_conversion',
] as const;
export type VehicleClass = (typeof vehicleClasses)[number];

/** What the other lines insure beside them, each kind once; a kind of one name may be another thing in another line. */
export const otherKinds = [
  'runabout',
  'bass_boat',
  'fishing_boat',
  'pontoon',
  'cruiser',
  'sailboat',
  'personal_watercraft',
  'touring',
  'standard',
  'sport',
  'dual_sport',
  'trike',
  'scooter',
  'dirt_bike',
  'car',
  'suv',
  'pickup',
  'van',
  'motorcycle',
] as const;

/** The classes that carry an engine; every other class is towed or carried. */
export const motorisedClasses = ['class_a', 'class_b', 'class_c', 'bus_conversion'] as const satisfies VehicleClass[];

/** Whether the class carries its own engine, and so its own liability and drivers. */
export function isMotorised(vehicleClass: string): boolean {
  return motorisedClasses.some((one) => one === vehicleClass);
}

/** Classes that have no rates of their own, and the class whose rates they take (product brief 2.3, step 1). */
const borrowedRates = { teardrop: 'travel_trailer', bus_conversion: 'class_a' } as const;
export type RatedClass = Exclude<VehicleClass, keyof typeof borrowedRates>;

/** The class under which the rate book holds a vehicle class. */
export function ratedClassOf(vehicleClass: VehicleClass): RatedClass {
  return vehicleClass === 'teardrop' || vehicleClass === 'bus_conversion' ? borrowedRates[vehicleClass] : vehicleClass;
}

/** What a total loss pays: the basis of settlement. */
export const ratingValueTypes = [
  'agreed_value',
  'actual_cash_value',
  'total_loss_replacement',
  'purchase_price',
] as const;
export type RatingValueType = (typeof ratingValueTypes)[number];

export const usageTypes = ['recreational', 'frequent', 'seasonal_parked', 'full_timer', 'business'] as const;
export type UsageType = (typeof usageTypes)[number];

export const storageTypes = ['indoor', 'secured', 'covered', 'driveway', 'street'] as const;
export type StorageType = (typeof storageTypes)[number];

export const plans = ['essential', 'road_ready', 'full_throttle'] as const;
export type Plan = (typeof plans)[number];

/** Liability in thousands of dollars, bodily injury a person / an accident / property damage, or one combined limit. */
export const liabilityLimits = [
  '25/50/25',
  '50/100/50',
  '100/300/100',
  '250/500/100',
  '300 CSL',
  '500 CSL',
  '1M CSL',
] as const;
export type LiabilityLimit = (typeof liabilityLimits)[number];

/** Thousands of dollars a person / an accident. */
export const uninsuredMotoristLimits = ['25/50', '50/100', '100/300', '250/500'] as const;
export type UninsuredMotoristLimit = (typeof uninsuredMotoristLimits)[number];

// Limits and deductibles below are whole dollars.
export const deductibles = [250, 500, 1000, 2500, 5000] as const;
export type Deductible = (typeof deductibles)[number];
export const medicalPaymentsLimits = [5000, 10_000] as const;
export type MedicalPaymentsLimit = (typeof medicalPaymentsLimits)[number];
export const vacationLiabilityLimits = [10_000, 25_000, 50_000, 100_000, 300_000, 500_000] as const;
export type VacationLiabilityLimit = (typeof vacationLiabilityLimits)[number];
export const emergencyExpenseLimits = [750, 1500, 2500] as const;
export type EmergencyExpenseLimit = (typeof emergencyExpenseLimits)[number];
export const fullTimerLiabilityLimits = [100_000, 300_000] as const;
export type FullTimerLiabilityLimit = (typeof fullTimerLiabilityLimits)[number];
/** Personal effects are sold by the thousand, 1,000 to 50,000. */
export const personalEffectsLimits: readonly number[] = Array.from({ length: 50 }, (_, index) => (index + 1) * 1000);

export const coverageCodes = [
  'liability',
  'comprehensive',
  'collision',
  'uninsured_motorist',
  'medical_payments',
  'vacation_liability',
  'emergency_expense',
  'roadside',
  'glass',
  'full_timer_liability',
  'personal_effects',
  'pet',
] as const;
export type CoverageCode = (typeof coverageCodes)[number];

/** Postal codes of the 50 states and the District of Columbia. */
export const usStates = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** Postal codes of the ten provinces and three territories; none of them is also a state's. */
export const canadianProvinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** The country of a state or province (postal code); what is no province is taken for a state. */
export const countryOf = (state: string): 'US' | 'CA' => (canadianProvinces.includes(state) ? 'CA' : 'US');

/** Why nothing is sold in a place, as far as that may change one day. */
export const waitlistReasons = [
  'product_not_live',
  'mandatory_line_not_offered',
  'charge_not_levied',
  'moratorium_active',
] as const;
export type WaitlistReason = (typeof waitlistReasons)[number];

/** Where somebody was told so: before there was a quote, or in the checkout of one. */
export const waitlistSources = ['start', 'checkout'] as const;
export type WaitlistSource = (typeof waitlistSources)[number];

/** Which change of a policy somebody was refused: where they go on once nothing stops it. */
export const stoppedChanges = [
  'coverage',
  'vehicle',
  'driver',
  'address',
  'lienholder',
  'mileage',
  'reinstatement',
  'renewal',
  'first_day',
] as const;
export type StoppedChange = (typeof stoppedChanges)[number];

/** Whether a code says that nothing is sold in a place. */
export function isWaitlistReason(code: string | undefined): code is WaitlistReason {
  return waitlistReasons.some((reason) => reason === code);
}
