import { PricingScreen } from '../../../../../features/underwriting/pricing/pricing-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.pricingTest.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/quotes/pricing">
      <PricingScreen />
    </StaffPage>
  );
}
