import type { ReactNode } from 'react';
import { Scene, type SceneProps } from '../brand/scene.tsx';
import { SkipLink } from './skip-link.tsx';

export type WelcomeFrameProps = {
  logo: ReactNode;
  scene?: Pick<SceneProps, 'biome' | 'time' | 'rig'>;
  notices?: ReactNode;
  /** Under the cards: language, help. */
  foot?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/** A stack of cards in the middle, a road at the foot: signing in, first steps. */
export function WelcomeFrame({
  logo,
  scene = { biome: 'pines', time: 'dawn' },
  notices,
  foot,
  skipLabel,
  children,
}: WelcomeFrameProps) {
  return (
    <div data-density="consumer" className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      {notices}
      <header className="flex justify-center px-4 pt-10 pb-6">{logo}</header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-4 px-4 pb-8 outline-none"
      >
        {children}
      </main>
      {foot && <footer className="mx-auto max-w-md px-4 pb-6 text-center text-small text-ink-3">{foot}</footer>}
      <Scene {...scene} className="dims-in-dark block h-[max(9rem,17.5vw)] w-full mask-t-from-50%" />
    </div>
  );
}

/** One card of the stack. */
export function WelcomeCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-sheet border border-line bg-canvas p-6">
      <h1 className="type-h2 mb-4">{title}</h1>
      {children}
    </section>
  );
}
