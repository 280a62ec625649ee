import { IncidentLinkScreen } from '../../../../features/resume/incident/incident-link-screen.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { AreaMessages } from '../../../../shell/area-messages.tsx';

export const generateMetadata = titleOf('links', ({ links }) => links.incident.meta);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'links')}>
      <IncidentLinkScreen />
    </AreaMessages>
  );
}
