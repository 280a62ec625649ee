import { MapsScreen } from '../../../../features/incidents/maps/maps-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.maps.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/map">
      <MapsScreen />
    </StaffPage>
  );
}
