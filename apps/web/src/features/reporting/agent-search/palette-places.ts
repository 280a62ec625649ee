import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';
import { visibleTabs } from '../../../shell/staff/top-links.ts';
import type { Viewer } from '../../../shell/staff/viewer.ts';

const testerRoles = ['global:actuary', 'global:underwriter'];

const agentPlaces = [
  { key: 'home', href: '/agents' },
  { key: 'quotes', href: '/agents/quotes' },
  { key: 'policies', href: '/agents/policies' },
  { key: 'proposals', href: '/agents/proposals' },
  { key: 'claims', href: '/agents/claims' },
  { key: 'renewals', href: '/agents/renewals' },
  { key: 'delinquencies', href: '/agents/delinquencies' },
  { key: 'legal_days', href: '/agents/legal-days' },
  { key: 'posted_letters', href: '/agents/letters' },
  { key: 'announcements', href: '/agents/announcements' },
  { key: 'leaderboard', href: '/agents/leaderboard' },
  { key: 'reports', href: '/agents/reports' },
  { key: 'external_quotes', href: '/agents/elsewhere' },
  { key: 'enquiries', href: '/agents/enquiries' },
  { key: 'bulk_runs', href: '/agents/bulk' },
] as const;

/** A page that the palette leads to, by the words that the frame has for it. */
export type PalettePlace =
  | {
      readonly words: 'frame';
      readonly key: (typeof agentPlaces)[number]['key'] | 'organizations';
      readonly href: string;
    }
  | { readonly words: 'tabs'; readonly key: ReturnType<typeof visibleTabs>[number]['key']; readonly href: string }
  | { readonly words: 'products'; readonly href: string }
  | { readonly words: 'waitlist'; readonly href: string }
  | { readonly words: 'deletions'; readonly href: string }
  | { readonly words: 'audit'; readonly href: string }
  | { readonly words: 'globalRoles'; readonly href: string }
  | { readonly words: 'operatingState'; readonly href: string }
  | { readonly words: 'dislocation'; readonly href: string }
  | { readonly words: 'raters'; readonly href: string }
  | { readonly words: 'pricingTest'; readonly href: string };

/** The pages about rates; the versions are a tab of the area for those who have tabs there. */
function ratesPlaces(viewer: Viewer): PalettePlace[] {
  const isTab = mayEnter('underwriting', viewer.roles) && visibleTabs(viewer).some(({ key }) => key === 'raters');
  const isTester = testerRoles.some((role) => viewer.roles.includes(role));
  return [
    ...(isTab ? [] : [{ words: 'raters', href: '/underwriting/raters' } as const]),
    { words: 'dislocation', href: '/underwriting/raters/dislocation' },
    ...(isTester ? [{ words: 'pricingTest', href: '/underwriting/quotes' } as const] : []),
  ];
}

/** The pages that the viewer may open, in the order of the areas. */
export function palettePlaces(viewer: Viewer): PalettePlace[] {
  const { roles } = viewer;
  return [
    ...(mayEnter('agents', roles) ? agentPlaces.map((place) => ({ words: 'frame', ...place }) as const) : []),
    ...(mayEnter('underwriting', roles)
      ? visibleTabs(viewer).map((place) => ({ words: 'tabs', ...place }) as const)
      : []),
    ...(mayEnter('rates', roles) ? ratesPlaces(viewer) : []),
    ...(mayEnter('organizations', roles)
      ? [{ words: 'frame', key: 'organizations', href: '/organizations' } as const]
      : []),
    ...(mayEnter('deletions', roles) ? [{ words: 'deletions', href: '/organizations/deletions' } as const] : []),
    ...(mayEnter('audit', roles) ? [{ words: 'audit', href: '/organizations/audit' } as const] : []),
    ...(roles.includes('global:admin') ? [{ words: 'globalRoles', href: '/organizations/roles' } as const] : []),
    ...(roleForKind('people', roles)?.startsWith('global:') === true
      ? [{ words: 'operatingState', href: '/organizations/operating' } as const]
      : []),
    ...(mayEnter('products', roles)
      ? [
          { words: 'products', href: '/products' } as const,
          // Whoever waits is somebody with an address, and no actuary reads of them.
          ...(roleForKind('product', roles) === 'global:actuary'
            ? []
            : [{ words: 'waitlist', href: '/products/waiting' } as const]),
        ]
      : []),
  ];
}
