import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlowModal } from './flow-modal.tsx';

const draw = (open: boolean) =>
  renderToStaticMarkup(
    <FlowModal
      open={open}
      onClose={() => undefined}
      title="What is total loss?"
      footer="Ready to continue?"
      button="Return to flow"
    >
      <p>The content</p>
    </FlowModal>,
  );

test('shows its title and its content, its last line and the way back to the flow', () => {
  const markup = draw(true);
  const [id] = /(?<=aria-labelledby=")[^"]+/.exec(markup) ?? [];
  expect(markup).toContain(`<h2 id="${id}"`);
  for (const text of ['What is total loss?', '<p>The content</p>', 'Ready to continue?', 'Return to flow']) {
    expect(markup).toContain(text);
  }
});

test('draws nothing of its content while it is closed', () => {
  expect(draw(false)).not.toContain('The content');
});
