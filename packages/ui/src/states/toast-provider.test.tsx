import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastProvider, useToast } from './toast-provider.tsx';

function Page() {
  useToast();
  return <p>page</p>;
}

test('a page below the provider can show toasts', () => {
  const markup = renderToStaticMarkup(
    <ToastProvider copy={{ undo: 'Undo', close: 'Close' }}>
      <Page />
    </ToastProvider>,
  );
  expect(markup).toContain('<p>page</p>');
});

test('the place of the toasts is announced from the start, so that the first one is read out', () => {
  expect(renderToStaticMarkup(<ToastProvider copy={{ undo: 'Undo', close: 'Close' }}>x</ToastProvider>)).toContain(
    'role="status"',
  );
});

test('outside the provider the hook says what is missing', () => {
  expect(() => renderToStaticMarkup(<Page />)).toThrow('useToast must be used within a ToastProvider');
});
