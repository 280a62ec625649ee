import type { MarketingSource, Provider, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Craft } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import type { Messages } from 'next-intl';

export type SitePageKey = keyof Messages['site']['pages'];

export type SitePage = {
  /** The path without its leading slash. */
  readonly path: string;
  readonly key: SitePageKey;
  /** What is drawn beside it, where a picture says something. */
  readonly rig?: VehicleClass | Craft;
  /** What a quote says that began on it, where its visitors are led to a price. */
  readonly sells?: MarketingSource;
  /** The line of business that it is about, where that is not the first. */
  readonly line?: Provider;
};

/** The public pages beside home and the classes of vehicles. */
export const sitePages: readonly SitePage[] = [
  { path: 'claims', key: 'claims' },
  { path: 'about', key: 'about', sells: 'about' },
  { path: 'contact', key: 'contact' },
  { path: 'compare', key: 'compare', sells: 'comparison' },
  { path: 'affiliates', key: 'affiliates' },
  { path: 'become-an-agent', key: 'appointment' },
  { path: 'terms/terms-of-use', key: 'termsOfUse' },
  { path: 'terms/privacy-policy', key: 'privacy' },
  { path: 'terms/licenses', key: 'licenses' },
  { path: 'terms/accessibility', key: 'accessibility' },
  { path: 'terms/e-consent', key: 'eConsent' },
  { path: 'protection/rv', key: 'rv', rig: 'class_c', sells: 'rv' },
  {
    path: 'protection/rv/roadside-assistance',
    key: 'roadside',
    rig: 'travel_trailer',
    line: 'roadside',
    sells: 'roadside',
  },
  { path: 'protection/rv/extended-warranty', key: 'servicePlan', rig: 'class_a', line: 'warranty', sells: 'vsc' },
  { path: 'protection/rv/tire-wheel', key: 'tireWheel', rig: 'fifth_wheel', line: 'tire_wheel', sells: 'tire_wheel' },
  { path: 'protection/rv/windshield', key: 'windshield', rig: 'class_a', line: 'windshield', sells: 'windshield' },
  { path: 'protection/rv/telematics', key: 'telematics', rig: 'class_b', sells: 'telematics' },
  { path: 'protection/rv/toys', key: 'toys', rig: 'toy_hauler', sells: 'toy' },
  { path: 'protection/motorcycle', key: 'motorcycle', rig: 'motorcycle', line: 'motorcycle', sells: 'motorcycle' },
  { path: 'protection/boat', key: 'boat', rig: 'boat', line: 'boat', sells: 'boat' },
  { path: 'protection/car-share', key: 'carShare', rig: 'class_b', line: 'car_share', sells: 'carshare' },
  { path: 'protection/pro', key: 'pro', rig: 'bus_conversion', line: 'pro', sells: 'pro' },
];

/** The last part of a vehicle class's address. */
export function slugOfClass(kind: VehicleClass): string {
  return kind.replaceAll('_', '-');
}
