import type { Provider, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Messages } from 'next-intl';

export type SitePageKey = keyof Messages['site']['pages'];

export type SitePage = {
  /** The path without its leading slash. */
  readonly path: string;
  readonly key: SitePageKey;
  /** What is drawn beside it, where a picture says something. */
  readonly rig?: VehicleClass;
  /** Whether its visitors are led to a price. */
  readonly sells?: boolean;
  /** The line of business that it is about, where that is not the first. */
  readonly line?: Provider;
};

/** The public pages beside home and the classes of vehicles. */
export const sitePages: readonly SitePage[] = [
  { path: 'faq', key: 'faq', sells: true },
  { path: 'claims', key: 'claims' },
  { path: 'about', key: 'about', sells: true },
  { path: 'learning-center', key: 'learning' },
  { path: 'contact', key: 'contact' },
  { path: 'compare', key: 'compare', sells: true },
  { path: 'affiliates', key: 'affiliates' },
  { path: 'become-an-agent', key: 'appointment' },
  { path: 'terms/terms-of-use', key: 'termsOfUse' },
  { path: 'terms/privacy-policy', key: 'privacy' },
  { path: 'terms/licenses', key: 'licenses' },
  { path: 'terms/accessibility', key: 'accessibility' },
  { path: 'terms/e-consent', key: 'eConsent' },
  { path: 'protection/rv', key: 'rv', rig: 'class_c', sells: true },
  { path: 'protection/rv/roadside-assistance', key: 'roadside', rig: 'travel_trailer', line: 'roadside' },
  { path: 'protection/rv/extended-warranty', key: 'servicePlan', rig: 'class_a', line: 'warranty' },
  { path: 'protection/rv/tire-wheel', key: 'tireWheel', rig: 'fifth_wheel', line: 'tire_wheel' },
  { path: 'protection/rv/windshield', key: 'windshield', rig: 'class_a', line: 'windshield' },
  { path: 'protection/rv/telematics', key: 'telematics', rig: 'class_b', sells: true },
  { path: 'protection/rv/toys', key: 'toys', rig: 'toy_hauler', sells: true },
  { path: 'protection/motorcycle', key: 'motorcycle', rig: 'toy_hauler', line: 'motorcycle' },
  { path: 'protection/boat', key: 'boat', rig: 'truck_camper', line: 'boat' },
  { path: 'protection/car-share', key: 'carShare', rig: 'class_b', line: 'car_share' },
  { path: 'protection/pro', key: 'pro', rig: 'bus_conversion', line: 'pro' },
];

/** The last part of a vehicle class's address. */
export function slugOfClass(kind: VehicleClass): string {
  return kind.replaceAll('_', '-');
}
