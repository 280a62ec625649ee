import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import checkout from '../../../generated/messages/en-us/checkout.json';
import shell from '../../../generated/messages/en-us/shell.json';
import { StepProblems, type StepProblemsProps } from './step-notices.tsx';
import { StepPage, type StepPageProps } from './step-page.tsx';

const page: StepPageProps = {
  title: 'Title',
  lead: 'Lead',
  problems: [],
  attempt: 0,
  onSubmit: () => undefined,
  children: 'Questions',
};

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={{ shell, checkout }} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );
const draw = (props: Partial<StepPageProps> = {}) => drawn(<StepPage {...page} {...props} />);
const drawProblems = (props: Partial<StepProblemsProps>) =>
  drawn(<StepProblems problems={[]} attempt={0} {...props} />);

describe('a step', () => {
  it('never disables its button, not even with problems or at work', () => {
    const problems = [{ fieldId: 'you-email', message: 'Use a full address' }];
    for (const html of [draw(), draw({ problems, attempt: 1 }), draw({ busy: true })]) {
      expect(html).not.toMatch(/<button[^>]* disabled/);
    }
  });

  it('links every problem to its field and counts them', () => {
    const problems = [
      { fieldId: 'you-email', message: 'Use a full address' },
      { fieldId: 'you-line_1', message: 'Enter your street' },
    ];
    const html = drawProblems({ problems, attempt: 1 });
    expect(html).toContain('Fix 2 answers to go on');
    expect(html).toContain('href="#you-email"');
    expect(html).toContain('href="#you-line_1"');
    expect(drawProblems({ problems: problems.slice(0, 1), attempt: 1 })).toContain('Fix one answer to go on');
  });

  it('says a refusal that belongs to no field', () => {
    expect(drawProblems({ generalError: 'This offer has ended.' })).toContain('This offer has ended.');
  });

  it('leads back, except from the first one', () => {
    expect(draw({ backHref: '/checkout/use' })).toContain('href="/checkout/use"');
    expect(draw()).not.toContain('href="/checkout');
  });

  it('never puts an answer into the address, should it be sent before the page woke up', () => {
    expect(draw()).toContain('method="post"');
  });
});
