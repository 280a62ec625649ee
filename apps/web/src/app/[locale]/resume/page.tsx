import { ResumeScreen } from '../../../features/resume/resume-screen.tsx';

export default function Page() {
  return <ResumeScreen />;
}
