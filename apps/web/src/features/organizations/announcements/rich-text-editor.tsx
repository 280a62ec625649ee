'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import type { ControlProps } from '@roadworthy/ui/forms/field.tsx';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

export type RichTextEditorProps = {
  control: ControlProps;
  label: string;
  value: string;
  onValue: (html: string) => void;
};

const face =
  'min-h-40 rounded-card border-[1.5px] border-line-strong bg-canvas px-control py-2 text-ink outline-offset-2 [&_a]:underline ' +
  '[&_blockquote]:border-l-[3px] [&_blockquote]:border-marigold [&_blockquote]:pl-3 [&_h3]:font-semibold [&_ol]:list-decimal ' +
  '[&_ol]:pl-6 [&_p]:mb-2 [&_ul]:list-disc [&_ul]:pl-6 aria-[invalid=true]:border-danger';

const tools = [
  { key: 'bold', name: 'bold', press: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { key: 'italic', name: 'italic', press: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    key: 'heading',
    name: 'heading',
    press: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { key: 'bullets', name: 'bulletList', press: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { key: 'numbers', name: 'orderedList', press: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { key: 'quote', name: 'blockquote', press: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
] as const;

/** Writes text with headings, lists and links; a link is made of an address that is typed or pasted. */
export default function RichTextEditor({ control, label, value, onValue }: RichTextEditorProps) {
  const t = useTranslations('staff.announcements.editor');
  const place = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const told = useRef(onValue);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  useEffect(() => {
    told.current = onValue;
  }, [onValue]);
  useEffect(() => {
    if (place.current === null) return undefined;
    const made = new Editor({
      element: place.current,
      content: written.current,
      // The content policy of the pages takes no style of others.
      injectCSS: false,
      extensions: [
        StarterKit.configure({
          heading: { levels: [3] },
          code: false,
          codeBlock: false,
          horizontalRule: false,
          strike: false,
          underline: false,
          link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'] },
        }),
      ],
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', class: face } },
      onUpdate: ({ editor: { isEmpty }, editor: changed }) => {
        written.current = isEmpty ? '' : changed.getHTML();
        told.current(written.current);
      },
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  // Another text than what was written here, such as somebody else's that was taken.
  useEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor === null) return;
    const attributes = { id: control.id, 'aria-label': label, 'aria-describedby': control['aria-describedby'] };
    for (const [name, text] of Object.entries(attributes)) {
      if (text === undefined) editor.view.dom.removeAttribute(name);
      else editor.view.dom.setAttribute(name, text);
    }
    editor.view.dom.setAttribute('aria-invalid', control['aria-invalid'] ? 'true' : 'false');
  });
  return (
    <div className="flex flex-col gap-2">
      <div role="toolbar" aria-label={t('toolbar')} className="flex flex-wrap gap-1">
        {tools.map(({ key, name, press }) => {
          const isOn = editor?.isActive(name) ?? false;
          return (
            <Button
              key={key}
              size="small"
              tone="quiet"
              aria-pressed={isOn}
              className={classes(isOn && 'border-primary')}
              onClick={() => editor && press(editor)}
            >
              {t(key)}
            </Button>
          );
        })}
      </div>
      <div ref={place} />
    </div>
  );
}
