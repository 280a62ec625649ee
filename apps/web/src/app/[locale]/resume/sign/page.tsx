import { SigningScreen } from '../../../../features/resume/sign/signing-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.signing);

export default function Page() {
  return <SigningScreen />;
}
