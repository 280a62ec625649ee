import { titleOf } from '../../../../locale/page-locale.ts';
import { FlowMissing } from '../../../../shell/flow-missing.tsx';

export const generateMetadata = titleOf('frame', ({ shell }) => shell.notFound.title);

/** What an address without a page shows below this flow; the proxy says that it is none. */
export default function Page() {
  return <FlowMissing flow="claim" />;
}
