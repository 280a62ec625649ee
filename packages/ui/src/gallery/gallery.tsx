'use client';
import { Logo } from '../brand/logo.tsx';
import { BrandSection } from './brand-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { FormSection } from './form-section.tsx';
import { Frame, type FrameName, frameNames } from './frames.tsx';
import { IllustrationSection } from './illustration-section.tsx';
import { PriceSection } from './price-section.tsx';
import { StateSection } from './state-section.tsx';
import { WorkbenchSection } from './workbench-section.tsx';

function isFrame(name: string | undefined): name is FrameName {
  return frameNames.some((known) => known === name);
}

/** Every component in every state; `frame` shows one shell at full size instead. */
export function Gallery({ frame }: { frame?: string | undefined }) {
  if (isFrame(frame)) return <Frame name={frame} />;
  return (
    <main className="mx-auto flex max-w-7xl flex-col gap-16 px-4 py-10 sm:px-6">
      <header className="flex flex-col gap-4">
        <Logo size="large" />
        <h1 className="type-h1">Coach stripe</h1>
        <nav aria-label="Frames" className="flex flex-wrap gap-x-5">
          {frameNames.map((name) => (
            <a key={name} href={`?frame=${name}`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          ))}
        </nav>
      </header>
      <BrandSection />
      <IllustrationSection />
      <FormSection />
      <ChoiceSection />
      <PriceSection />
      <StateSection />
      <WorkbenchSection theme="light" />
      <WorkbenchSection theme="dark" />
    </main>
  );
}
