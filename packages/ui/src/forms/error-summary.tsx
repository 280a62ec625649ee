'use client';
import { useEffect, useRef } from 'react';
import { Icon } from '../base/icon.tsx';

export type Problem = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  title: string;
  problems: readonly Problem[];
  /** Counts submissions; every new one moves the focus here. */
  attempt: number;
};

/** What a submission found, above the form, each line leading to its field. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="arrive flex gap-3 rounded-card border-[1.5px] border-danger bg-danger-tint p-4"
    >
      <Icon name="alert" className="mt-0.5 size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{title}</p>
        <ul className="mt-1 list-none">
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a
                href={`#${problem.fieldId}`}
                className="inline-flex min-h-8 items-center text-danger underline underline-offset-3"
                onClick={(event) => {
                  const field = document.getElementById(problem.fieldId);
                  if (!field) return;
                  event.preventDefault();
                  field.scrollIntoView({ block: 'center' });
                  const control = field.matches('input, select, textarea, button')
                    ? field
                    : field.querySelector<HTMLElement>('input, select, textarea');
                  (control ?? field).focus({ preventScroll: true });
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
