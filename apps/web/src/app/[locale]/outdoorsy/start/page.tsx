import { OutdoorsyStart } from '../../../../features/checkout/outdoorsy-start/outdoorsy-start.tsx';

export default function Page() {
  return <OutdoorsyStart />;
}
