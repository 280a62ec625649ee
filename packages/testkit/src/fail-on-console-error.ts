import { afterEach } from 'vitest';
import { format } from 'node:util';

const written: string[] = [];

// A test that expects such a line spies on console.error itself and so takes this recorder's place.
console.error = (...parts: unknown[]) => {
  written.push(format(...parts));
};

afterEach(() => {
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`console.error was called:\n${lines.join('\n')}`);
});
