import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('a code has its three corners and a name', () => {
  const drawn = renderToStaticMarkup(<QrCode address="https://roadworthy.example/agents/quotes/1" label="Scan" />);
  expect(drawn).toContain('aria-label="Scan"');
  const size = Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1]);
  for (const corner of ['M0 0', `M${size - 7} 0`, `M0 ${size - 7}`]) expect(drawn).toContain(`${corner}h1`);
});

test('another address is another code', () => {
  const draw = (address: string) => renderToStaticMarkup(<QrCode address={address} label="Scan" />);
  expect(draw('https://a.example')).not.toBe(draw('https://b.example'));
});
